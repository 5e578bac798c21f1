import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Shortcut, single, usePageShortcuts } from '@/ui/shortcuts';
import { stepThroughList } from '@/ui/steps';

type Keys = {
  /** The candidates on this page, in their order. */
  ids: readonly string[];
  /** Whose detail is open. */
  who: string | null;
  onOpen: (id: string | null) => void;
  onPick: (id: string) => void;
  onCompare: () => void;
  onShortlist: (id: string) => void;
  onReject: (id: string) => void;
  onEvidence: (id: string) => void;
};

export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['X', 'pick'],
  ['C', 'compare'],
  ['S', 'shortlist'],
  ['R', 'reject'],
  ['E', 'evidence'],
  ['Esc', 'close'],
  ['?', 'all keys'],
];

/** Who is meant by a key: the row with the focus, or whoever is open. */
function meant({ ids, who }: Keys): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-candidate]')?.dataset.candidate;
  const id = row ?? who;
  return id && (ids.includes(id) || id === who) ? id : null;
}

/** The ranking by keys alone. */
export function useRankingKeys(keys: Keys) {
  const now = useRef(keys);
  useLayoutEffect(() => {
    now.current = keys;
  });
  const shortcuts = useMemo<Shortcut[]>(() => {
    const own = (key: string, does: string, run: () => void, canRun = () => true): Shortcut => ({
      keys: [key.length === 1 ? key.toUpperCase() : key],
      does,
      matches: (event) => single(key)(event) && canRun(),
      run,
      isSingleKey: true,
    });
    const about = (key: string, does: string, act: (id: string) => void) =>
      own(
        key,
        does,
        () => {
          const id = meant(now.current);
          if (id) act(id);
        },
        () => meant(now.current) !== null,
      );
    const step = (by: 1 | -1) => {
      const { ids, who, onOpen } = now.current;
      // While somebody is open, the next one is opened.
      const next = who === null ? undefined : ids[ids.indexOf(who) + by];
      if (who === null || !ids.includes(who)) stepThroughList(by);
      else if (next) onOpen(next);
    };
    return [
      own('j', 'Next candidate', () => step(1)),
      own('k', 'Previous candidate', () => step(-1)),
      about('x', 'Pick to compare, or put down', (id) => now.current.onPick(id)),
      own('c', 'Compare those who are picked', () => now.current.onCompare()),
      about('s', 'Shortlist', (id) => now.current.onShortlist(id)),
      about('r', 'Reject, with a reason', (id) => now.current.onReject(id)),
      about('e', 'Go to the evidence in the résumé', (id) => now.current.onEvidence(id)),
      own(
        'Escape',
        'Close the candidate',
        () => now.current.onOpen(null),
        () => now.current.who !== null,
      ),
    ];
  }, []);
  usePageShortcuts(shortcuts);
}
