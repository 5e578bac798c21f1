import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '@/identity/session';
import { useAskBeforeLeaving, useLastChance } from '@/ui/useLastChance';
import { ROUNDS, roundQuery } from './api';
import { isSamePlan } from './plan';
import { type Draft, RoundSaver, recallDraft, type SaveState } from './saver';
import type { Round, RoundPlan } from './types';

/** As many changes can be taken back. */
const STEPS = 100;

const draftOf = ({ name, plan }: Round): Draft => ({ name, plan });
const isSame = (one: Draft, other: Draft) => one.name === other.name && isSamePlan(one.plan, other.plan);

/** A round as it is changed here: saved by itself after a pause, kept in the tab until then, each change undoable. */
export function useRound(round: Round) {
  const { user } = useSession();
  const uid = user?.uid ?? '';
  const queries = useQueryClient();
  const [found] = useState(() => {
    const copy = recallDraft(uid, round.id);
    return copy && !isSame(copy, draftOf(round)) ? copy : null;
  });
  const [draft, setDraft] = useState<Draft>(() => found ?? draftOf(round));
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  /** What was done, the newest last. The list itself is looked at by what happens before the page is drawn again. */
  const steps = useRef<{ before: Draft; what: string }[]>([]);
  const [last, setLast] = useState<string | null>(null);
  const now = useRef(draft);
  const [saver] = useState(
    () =>
      new RoundSaver(uid, round, {
        tell: setState,
        arrived: (saved) => {
          queries.setQueryData(roundQuery(saved.id).queryKey, saved);
          void queries.invalidateQueries({ queryKey: [...ROUNDS, 'list'], refetchType: 'none' });
        },
      }),
  );
  useLastChance(saver);
  useAskBeforeLeaving(state.kind === 'failed' || state.kind === 'overtaken');

  const show = useCallback((next: Draft) => {
    now.current = next;
    setDraft(next);
  }, []);

  const setSteps = useCallback((next: { before: Draft; what: string }[]) => {
    steps.current = next.slice(-STEPS);
    setLast(next.at(-1)?.what ?? null);
  }, []);

  // What was typed the last time and has not arrived.
  const begun = useRef(false);
  useEffect(() => {
    if (!found || begun.current) return;
    begun.current = true;
    saver.change({ name: found.name, plan: found.plan });
    if (found.seen < round.revision) saver.overtakenBy(round);
  }, [found, saver, round]);

  // Somebody else has saved, and nothing was changed here.
  useLayoutEffect(() => {
    if (round.revision <= saver.base.revision || !saver.isClean) {
      saver.look(round);
      return;
    }
    saver.take(round);
    show(draftOf(round));
  }, [round, saver, show]);

  const write = useCallback(
    (change: Partial<Draft>, what: string) => {
      const before = now.current;
      const after = { ...before, ...change };
      if (isSame(before, after)) return;
      setSteps([...steps.current, { before, what }]);
      show(after);
      saver.change(after);
    },
    [saver, show, setSteps],
  );

  return useMemo(
    () => ({
      round,
      draft,
      state,
      saver,
      wasFound: found !== null,
      rename: (name: string) => write({ name }, 'name'),
      put: (plan: RoundPlan, what: string) => write({ plan }, what),
      /** What an undo would take back. */
      last,
      undo: () => {
        const step = steps.current.at(-1);
        if (!step) return;
        setSteps(steps.current.slice(0, -1));
        show(step.before);
        saver.change(step.before);
      },
      /** The server has this now. */
      take: (next: Round, what: string) => {
        setSteps([...steps.current, { before: now.current, what }]);
        saver.take(next);
        queries.setQueryData(roundQuery(next.id).queryKey, next);
        show(draftOf(next));
      },
      /** Somebody else may have saved: looks what the round says now. */
      refresh: () => queries.invalidateQueries({ queryKey: roundQuery(round.id).queryKey }),
      /** Saves what is here over what somebody else has saved. */
      saveOver: (current: Round) => saver.over(current, now.current),
    }),
    [round, draft, state, saver, found, last, write, show, setSteps, queries],
  );
}

export type Editing = ReturnType<typeof useRound>;
