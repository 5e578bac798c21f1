import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '@/identity/session';
import { useAskBeforeLeaving, useLastChance } from '@/ui/useLastChance';
import type { Kept, Saved } from './saved';
import { recallDraft, Saver, type SaveState } from './saver';

/** As many changes can be taken back. */
const STEPS = 100;

/** What is changed on a page, and how it is saved. */
export type Kind<K extends Kept, D extends object> = {
  /** A name of its own, for what is kept in the tab. */
  name: string;
  draftOf: (kept: K) => D;
  isSame: (one: D, other: D) => boolean;
  save: (base: K, draft: D) => Promise<Saved<K>>;
  keyOf: (id: string) => QueryKey;
  /** The list that shows it as well. */
  list: QueryKey;
};

type Step<D> = { before: D; what: string };

/** What is otherwise, or what is made of the draft as it is at that moment. */
type Change<D> = Partial<D> | ((now: D) => Partial<D>);

/** Something as it is changed here: saved by itself after a pause, kept in the tab until then, each change undoable. */
export function useSaving<K extends Kept, D extends object>(kept: K, kind: Kind<K, D>) {
  const { draftOf, isSame, keyOf } = kind;
  const { user } = useSession();
  const queries = useQueryClient();
  const place = `${kind.name}/${user?.uid ?? ''}/${kept.id}`;
  const [found] = useState(() => {
    const copy = recallDraft<D>(place);
    return copy && !isSame(copy.draft, draftOf(kept)) ? copy : null;
  });
  const [draft, setDraft] = useState<D>(() => found?.draft ?? draftOf(kept));
  const [state, setState] = useState<SaveState<K>>({ kind: 'saved' });
  /** What was done, the newest last. The list itself is looked at by what happens before the page is drawn again. */
  const steps = useRef<Step<D>[]>([]);
  const [last, setLast] = useState<string | null>(null);
  const now = useRef(draft);
  const [saver] = useState(
    () =>
      new Saver<K, D>(kept, {
        place,
        send: kind.save,
        tell: setState,
        arrived: (saved) => {
          queries.setQueryData(keyOf(saved.id), saved);
          void queries.invalidateQueries({ queryKey: kind.list, refetchType: 'none' });
        },
      }),
  );
  useLastChance(saver);
  useAskBeforeLeaving(state.kind === 'failed' || state.kind === 'overtaken');

  const show = useCallback((next: D) => {
    now.current = next;
    setDraft(next);
  }, []);

  const setSteps = useCallback((next: Step<D>[]) => {
    steps.current = next.slice(-STEPS);
    setLast(next.at(-1)?.what ?? null);
  }, []);

  // What was typed the last time and has not arrived.
  const begun = useRef(false);
  useEffect(() => {
    if (!found || begun.current) return;
    begun.current = true;
    saver.change(found.draft);
    if (found.seen < kept.revision) saver.overtakenBy(kept);
  }, [found, saver, kept]);

  // Somebody else has saved, and nothing was changed here. What was before is not of what they have made of it: to put
  // it back would take theirs away unseen.
  useLayoutEffect(() => {
    if (kept.revision <= saver.base.revision || !saver.isClean) {
      saver.look(kept);
      return;
    }
    saver.take(kept);
    setSteps([]);
    show(draftOf(kept));
  }, [kept, saver, show, setSteps, draftOf]);

  const put = useCallback(
    (change: Change<D>, what: string) => {
      const before = now.current;
      const after = { ...before, ...(typeof change === 'function' ? change(before) : change) };
      if (isSame(before, after)) return;
      setSteps([...steps.current, { before, what }]);
      show(after);
      saver.change(after);
    },
    [saver, show, setSteps, isSame],
  );

  return useMemo(
    () => ({
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
      take: (next: K, what: string) => {
        setSteps([...steps.current, { before: now.current, what }]);
        saver.take(next);
        queries.setQueryData(keyOf(next.id), next);
        show(draftOf(next));
      },
      /** Saves what is here over what somebody else has saved. */
      saveOver: (current: K) => saver.over(current, now.current),
    }),
    [draft, state, saver, found, put, last, show, setSteps, queries, draftOf, keyOf],
  );
}

/** What the save status and the history need, whatever it is that is changed. */
export type Saving<K extends Kept> = Pick<
  ReturnType<typeof useSaving<K, object>>,
  'state' | 'last' | 'undo' | 'take' | 'saveOver' | 'wasFound'
> & { saver: Pick<Saver<K, object>, 'flush' | 'settled' | 'overtakenBy'> };
