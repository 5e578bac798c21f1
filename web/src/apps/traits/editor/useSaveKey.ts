import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Shortcut, usePageShortcuts } from '@/ui/shortcuts';

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Saves by the key that saves everywhere. */
export function useSaveKey(onSave: () => void) {
  const now = useRef(onSave);
  useLayoutEffect(() => {
    now.current = onSave;
  });
  const shortcuts = useMemo<Shortcut[]>(
    () => [
      {
        keys: [MODIFIER, 'S'],
        does: 'Save the trait',
        matches: ({ key, ctrlKey, metaKey, altKey, shiftKey }) =>
          key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey && !shiftKey,
        run: () => now.current(),
        isSingleKey: false,
      },
    ],
    [],
  );
  usePageShortcuts(shortcuts);
}
