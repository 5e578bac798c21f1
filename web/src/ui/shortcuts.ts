import { useEffect } from 'react';

export type Shortcut = {
  /** As it is written in the help. */
  keys: readonly string[];
  does: string;
  matches: (event: KeyboardEvent) => boolean;
  run: () => void;
  /** A single letter can be typed by accident or by voice, and can be switched off. */
  isSingleKey: boolean;
};

/** One key without another one held. */
export const single = (key: string) => (event: KeyboardEvent) =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;

let ofPage: readonly Shortcut[] = [];

/** The shortcuts of the page that is shown. They come before those of the suite. */
export const pageShortcuts = () => ofPage;

/** Adds shortcuts for as long as the page is there. The suite listens to them and shows them in its help. */
export function usePageShortcuts(shortcuts: readonly Shortcut[]) {
  useEffect(() => {
    ofPage = shortcuts;
    return () => {
      if (ofPage === shortcuts) ofPage = [];
    };
  }, [shortcuts]);
}

const PREFERENCE = 'single-key-shortcuts';

export const hasSingleKeys = () => localStorage.getItem(PREFERENCE) !== 'off';

export function setSingleKeys(isOn: boolean) {
  if (isOn) localStorage.removeItem(PREFERENCE);
  else localStorage.setItem(PREFERENCE, 'off');
}

/** The one of these that was pressed, unless somebody is writing. */
export function findPressed<T extends Shortcut>(
  shortcuts: readonly T[],
  event: KeyboardEvent,
): T | undefined {
  return shortcuts.find(
    (shortcut) =>
      shortcut.matches(event) && (!shortcut.isSingleKey || (hasSingleKeys() && !isWriting(event.target))),
  );
}

/** Whether a key there belongs to what is being written. */
export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}
