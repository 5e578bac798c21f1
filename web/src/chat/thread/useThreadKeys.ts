import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { type Shortcut, single, usePageShortcuts } from '@/ui/shortcuts';

type Keys = {
  composer: RefObject<{ focus: () => void } | null>;
  onNew: () => void;
  /** There if an answer is being made. */
  onStop: (() => void) | undefined;
  /** There if a message can be edited. */
  onEdit: (() => void) | undefined;
};

/** What has an Escape of its own. */
const CLOSES_ITSELF = '[role="menu"], [role="dialog"], [aria-expanded="true"]';

/** The shortcuts of a conversation. */
export function useThreadKeys(keys: Keys) {
  const now = useRef(keys);
  useLayoutEffect(() => {
    now.current = keys;
  });
  const shortcuts = useMemo<Shortcut[]>(
    () => [
      {
        keys: ['/'],
        does: 'Write a message',
        // Where there is nothing to write in, it is left to the suite.
        matches: (event) => single('/')(event) && now.current.composer.current !== null,
        run: () => now.current.composer.current?.focus(),
        isSingleKey: true,
      },
      {
        keys: ['N'],
        does: 'New conversation',
        matches: single('n'),
        run: () => now.current.onNew(),
        isSingleKey: true,
      },
      {
        keys: ['Alt', '↑'],
        does: 'Edit the last message',
        matches: ({ key, altKey }) => key === 'ArrowUp' && altKey && now.current.onEdit !== undefined,
        run: () => now.current.onEdit?.(),
        isSingleKey: false,
      },
      {
        keys: ['Esc'],
        does: 'Stop the answer',
        matches: ({ key, target }) =>
          key === 'Escape' &&
          now.current.onStop !== undefined &&
          !(target instanceof Element && target.closest(CLOSES_ITSELF)),
        run: () => now.current.onStop?.(),
        isSingleKey: false,
      },
    ],
    [],
  );
  usePageShortcuts(shortcuts);
}
