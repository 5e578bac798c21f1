import { useRef } from 'react';
import { useKept } from '@/chat/kept';
import type { Decisions } from './types';

const PLACE = 'traits-decisions';

/** What was decided about the suggestions, in this tab. */
export function useDecisions() {
  const [kept, keep] = useKept<Decisions>(PLACE);
  // An Undo comes later, when more may have been decided.
  const latest = useRef<Decisions>({});
  latest.current = kept ?? {};
  const put = (next: Decisions) => {
    latest.current = next;
    keep(next);
  };
  return {
    decisions: latest.current,
    decide: (made: Decisions) => put({ ...latest.current, ...made }),
    takeBack: (ids: readonly string[]) =>
      put(Object.fromEntries(Object.entries(latest.current).filter(([id]) => !ids.includes(id)))),
    clear: () => put({}),
  };
}
