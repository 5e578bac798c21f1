import { useMemo } from 'react';
import { type Shortcut, single, usePageShortcuts } from '@/ui/shortcuts';
import { stepThroughList } from '@/ui/steps';

export const KEYS: readonly (readonly [key: string, does: string])[] = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['?', 'all keys'],
];

/** A worklist by keys alone. Enter opens whoever has the focus, as it does with any link. */
export function useKeys() {
  const shortcuts = useMemo<Shortcut[]>(() => {
    const own = (key: string, does: string, by: 1 | -1): Shortcut => ({
      keys: [key.toUpperCase()],
      does,
      matches: single(key),
      run: () => stepThroughList(by),
      isSingleKey: true,
    });
    return [own('j', 'Next candidate; Enter opens', 1), own('k', 'Previous candidate', -1)];
  }, []);
  usePageShortcuts(shortcuts);
}
