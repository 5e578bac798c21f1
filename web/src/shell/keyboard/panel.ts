import { useSyncExternalStore } from 'react';

/** What can be opened from anywhere, one at a time. */
export type Panel = 'palette' | 'keyboard';

let panel: Panel | null = null;
const listeners = new Set<() => void>();

export const openPanel = (which: Panel) => set(which);
export const closePanel = () => set(null);

export function usePanel(): Panel | null {
  return useSyncExternalStore(subscribe, () => panel);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(next: Panel | null) {
  panel = next;
  for (const listener of listeners) listener();
}
