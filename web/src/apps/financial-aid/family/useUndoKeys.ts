import { useMemo } from 'react';
import { isWriting, type Shortcut, usePageShortcuts } from '@/ui/shortcuts';
import { showToast } from '@/ui/toast/toasts';
import type { Editing } from './useEditing';

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** In a field the keys belong to what is written there. */
const isZ = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'z' &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !isText(event.target);

const isText = (target: EventTarget | null) =>
  isWriting(target) && !(target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type));

/** Takes back the last change, and does it again, by the keys that do so everywhere. */
export function useUndoKeys({ undo, redo }: Pick<Editing, 'undo' | 'redo'>) {
  const shortcuts = useMemo<Shortcut[]>(() => {
    const run = (act: () => string | null, told: string) => () => {
      const what = act();
      showToast(what ? `${told}: ${what}.` : 'There is nothing to take back.');
    };
    return [
      {
        keys: [MODIFIER, 'Z'],
        does: 'Take the last change back, outside of a field',
        matches: (event) => isZ(event) && !event.shiftKey,
        run: run(undo, 'Taken back'),
        isSingleKey: false,
      },
      {
        keys: [MODIFIER, 'Shift', 'Z'],
        does: 'Do it again',
        matches: (event) => isZ(event) && event.shiftKey,
        run: run(redo, 'Done again'),
        isSingleKey: false,
      },
    ];
  }, [undo, redo]);
  usePageShortcuts(shortcuts);
}
