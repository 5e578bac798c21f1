import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '@/identity/session';
import { useAskBeforeLeaving, useLastChance } from '@/ui/useLastChance';
import { ROLES } from '../api';
import type { TalentRole } from '../types';
import { roleQuery } from './api';
import { type Draft, draftOf, isSame } from './draft';
import { RoleSaver, recallDraft, type SaveState } from './saver';

/** As many changes can be taken back. */
const STEPS = 100;

type Step = { before: Draft; what: string };

/** What is otherwise, or what is made of the draft as it is at that moment. */
type Change = Partial<Draft> | ((now: Draft) => Partial<Draft>);

/** A role as it is changed here: saved by itself after a pause, kept in the tab until then, each change undoable. */
export function useRole(role: TalentRole) {
  const { user } = useSession();
  const uid = user?.uid ?? '';
  const queries = useQueryClient();
  const [found] = useState(() => {
    const copy = recallDraft(uid, role.id);
    return copy && !isSame(copy.draft, draftOf(role)) ? copy : null;
  });
  const [draft, setDraft] = useState<Draft>(() => found?.draft ?? draftOf(role));
  const [state, setState] = useState<SaveState>({ kind: 'saved' });
  /** What was done, the newest last. The list itself is looked at by what happens before the page is drawn again. */
  const steps = useRef<Step[]>([]);
  const [last, setLast] = useState<string | null>(null);
  const now = useRef(draft);
  const [saver] = useState(
    () =>
      new RoleSaver(uid, role, {
        tell: setState,
        arrived: (saved) => {
          queries.setQueryData(roleQuery(saved.id).queryKey, saved);
          void queries.invalidateQueries({ queryKey: [...ROLES, 'list'], refetchType: 'none' });
        },
      }),
  );
  useLastChance(saver);
  useAskBeforeLeaving(state.kind === 'failed' || state.kind === 'overtaken');

  const show = useCallback((next: Draft) => {
    now.current = next;
    setDraft(next);
  }, []);

  const setSteps = useCallback((next: Step[]) => {
    steps.current = next.slice(-STEPS);
    setLast(next.at(-1)?.what ?? null);
  }, []);

  // What was typed the last time and has not arrived.
  const begun = useRef(false);
  useEffect(() => {
    if (!found || begun.current) return;
    begun.current = true;
    saver.change(found.draft);
    if (found.seen < role.revision) saver.overtakenBy(role);
  }, [found, saver, role]);

  // Somebody else has saved, and nothing was changed here.
  useLayoutEffect(() => {
    if (role.revision <= saver.base.revision || !saver.isClean) return;
    saver.take(role);
    show(draftOf(role));
  }, [role, saver, show]);

  const put = useCallback(
    (change: Change, what: string) => {
      const before = now.current;
      const after = { ...before, ...(typeof change === 'function' ? change(before) : change) };
      if (isSame(before, after)) return;
      setSteps([...steps.current, { before, what }]);
      show(after);
      saver.change(after);
    },
    [saver, show, setSteps],
  );

  return useMemo(
    () => ({
      role,
      draft,
      state,
      saver,
      wasFound: found !== null,
      put,
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
      take: (next: TalentRole, what: string) => {
        setSteps([...steps.current, { before: now.current, what }]);
        saver.take(next);
        queries.setQueryData(roleQuery(next.id).queryKey, next);
        show(draftOf(next));
      },
      /** Saves what is here over what somebody else has saved. */
      saveOver: (current: TalentRole) => saver.over(current, now.current),
    }),
    [role, draft, state, saver, found, put, last, show, setSteps, queries],
  );
}

export type Editing = ReturnType<typeof useRole>;
