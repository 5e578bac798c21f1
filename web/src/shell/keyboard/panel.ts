import { useSyncExternalStore } from 'react';

/** What can be opened from anywhere, one at a time. */
export type Panel = 'palette' | 'keyboard';

let panel: Panel | null = null;
let early = '';
const listeners = new Set<() => void>();

export const openPanel = (which: Panel) => set(which);
export const closePanel = () => set(null);

export function usePanel(): Panel | null {
  return useSyncExternalStore(subscribe, currentPanel);
}

/** What was typed for the panel before it was there. */
export const earlyText = () => early;

/** A key that was meant for the palette, which is on its way: kept for its field. False if it was not meant for it. */
export function keepEarly(event: KeyboardEvent): boolean {
  if (isCharacter(event)) early += event.key;
  else if (event.key === 'Backspace') early = [...early].slice(0, -1).join('');
  else if (event.key === 'Escape') closePanel();
  // There is nothing to choose yet, and what has the focus is not what was meant.
  else return event.key === 'Enter';
  return true;
}

function isCharacter(event: KeyboardEvent): boolean {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  return [...event.key].length === 1 && (!isCommand || event.getModifierState('AltGraph'));
}

export const currentPanel = () => panel;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Panel | null) {
  panel = next;
  early = '';
  for (const listener of listeners) listener();
}
