import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '@/identity/session';
import { useAskBeforeLeaving, useLastChance } from '@/ui/useLastChance';
import { FAMILIES, familyQuery } from '../api';
import { differences, redo } from '../sheet';
import type { Family, Worksheet } from '../types';
import { Autosave, type SaveState } from './autosave';
import { type Draft, draftOf, recall } from './copies';

/** Something that was done, and how it was before. */
type Step = { before: Draft; after: Draft; what: string; at: number };

/** As many can be taken back. */
const STEPS = 100;
/** Typing on without a longer pause is one step. */
const SAME_STEP = 2000;

const isSame = (one: Draft, other: Draft) =>
  one.name === other.name && differences(one.worksheet, other.worksheet).length === 0;

/** What is written, how far it has come, and the way back. */
export function useEditing(family: Family) {
  const { user } = useSession();
  const uid = user?.uid ?? '';
  const queries = useQueryClient();
  /** What was typed the last time and has not arrived. */
  const [found] = useState(() => {
    const copy = recall(uid, family.id);
    return copy && !isSame(copy, draftOf(family)) ? copy : null;
  });
  const [draft, setDraft] = useState<Draft>(() => found ?? draftOf(family));
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: family.updatedAt });
  /** What is written at this moment, for what happens before the page is drawn again. */
  const now = useRef(draft);
  const steps = useRef<Step[]>([]);
  const undone = useRef<Step[]>([]);
  const [autosave] = useState(
    () =>
      new Autosave(uid, family, {
        tell: setState,
        arrived: (saved) => {
          queries.setQueryData(familyQuery(saved.id).queryKey, saved);
          // The list and the history are out of date, but nobody looks at them now.
          void queries.invalidateQueries({ queryKey: FAMILIES, refetchType: 'none' });
        },
      }),
  );
  useLastChance(autosave);
  useAskBeforeLeaving(state.kind === 'failed' || state.kind === 'overtaken');

  const show = useCallback((next: Draft) => {
    now.current = next;
    setDraft(next);
  }, []);

  const begun = useRef(false);
  useLayoutEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (found && found.seen < family.revision) {
      autosave.change({ name: found.name, worksheet: found.worksheet });
      autosave.overtakenBy(family);
    } else if (found) autosave.change({ name: found.name, worksheet: found.worksheet });
  }, [autosave, found, family]);

  // Another window has saved, and nothing was typed here: it is shown as it is there.
  useLayoutEffect(() => {
    if (family.revision <= autosave.base.revision || !autosave.isClean) return;
    autosave.take(family);
    steps.current = [];
    undone.current = [];
    show(draftOf(family));
  }, [autosave, family, show]);

  const write = useCallback(
    (change: (draft: Draft) => Draft, what: string): (() => void) => {
      const before = now.current;
      const after = change(before);
      if (isSame(before, after)) return () => {};
      const last = steps.current.at(-1);
      const goesOn = last?.what === what && Date.now() - last.at < SAME_STEP;
      const step = { before: goesOn ? last.before : before, after, what, at: Date.now() };
      steps.current = [...steps.current.slice(goesOn ? -STEPS : 1 - STEPS, goesOn ? -1 : undefined), step];
      undone.current = [];
      show(after);
      autosave.change(after);
      // What was done since stays.
      return () =>
        write(
          (draft) => ({
            name: draft.name === after.name ? before.name : draft.name,
            worksheet: redo(after.worksheet, before.worksheet, draft.worksheet),
          }),
          `${what}, taken back`,
        );
    },
    [autosave, show],
  );

  const move = useCallback(
    (from: RefObject<Step[]>, to: RefObject<Step[]>, side: 'before' | 'after') => {
      const step = from.current.at(-1);
      if (!step) return null;
      from.current = from.current.slice(0, -1);
      to.current = [...to.current, step];
      show(step[side]);
      autosave.change(step[side]);
      return step.what;
    },
    [autosave, show],
  );

  return {
    draft,
    state,
    /** Whether what is shown is from before the page was loaded, and was not saved then. */
    wasFound: found !== null,
    autosave,
    /** Does a change and keeps it. Returns how to take back this one alone. */
    write,
    writeSheet: useCallback(
      (change: (sheet: Worksheet) => Worksheet, what: string) =>
        write(({ name, worksheet }) => ({ name, worksheet: change(worksheet) }), what),
      [write],
    ),
    /** Both say what they have undone or done again, if anything. */
    undo: useCallback(() => move(steps, undone, 'before'), [move]),
    redo: useCallback(() => move(undone, steps, 'after'), [move]),
    retry: useCallback(() => autosave.flush(), [autosave]),
    /** The server has this now: it is shown, and what was there can be brought back. */
    take: useCallback(
      (next: Family, what: string) => {
        const before = now.current;
        const after = draftOf(next);
        autosave.take(next);
        queries.setQueryData(familyQuery(next.id).queryKey, next);
        void queries.invalidateQueries({ queryKey: FAMILIES, refetchType: 'none' });
        steps.current = [...steps.current.slice(1 - STEPS), { before, after, what, at: 0 }];
        undone.current = [];
        show(after);
        return () => write(() => before, `${what}, taken back`);
      },
      [autosave, queries, show, write],
    ),
  };
}

export type Editing = ReturnType<typeof useEditing>;
