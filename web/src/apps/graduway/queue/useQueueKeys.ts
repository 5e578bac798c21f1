import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Shortcut, single, usePageShortcuts } from '@/ui/shortcuts';
import { ACTS, type Act } from '../quality/words';

type Keys = {
  /** What can be done about the item that is shown. */
  acts: readonly Act[];
  onAct: (act: Act) => void;
  onNext: () => void;
  onPrevious: () => void;
  onUndo: () => void;
};

/** The queue by keys alone. */
export function useQueueKeys(keys: Keys) {
  const now = useRef(keys);
  useLayoutEffect(() => {
    now.current = keys;
  });
  const shortcuts = useMemo<Shortcut[]>(() => {
    const own = (key: string, does: string, run: () => void, canRun = () => true): Shortcut => ({
      keys: [key.toUpperCase()],
      does,
      matches: (event) => single(key)(event) && canRun(),
      run,
      isSingleKey: true,
    });
    const acts = (Object.keys(ACTS) as Act[]).map((act) =>
      own(
        ACTS[act].key,
        ACTS[act].name,
        () => now.current.onAct(act),
        () => now.current.acts.includes(act),
      ),
    );
    return [
      own('j', 'Next in the queue', () => now.current.onNext()),
      own('k', 'Previous in the queue', () => now.current.onPrevious()),
      ...acts,
      own('z', 'Take the last decision back', () => now.current.onUndo()),
    ];
  }, []);
  usePageShortcuts(shortcuts);
}
