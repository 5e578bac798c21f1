// A session may end while somebody writes. The page then stays, with what was typed, until they are back.

let isAsking = false;
const listeners = new Set<() => void>();

/** Whether the page waits for somebody to sign in again. */
export const isAskingToSignIn = () => isAsking;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const askToSignIn = () => set(true);
export const stopAsking = () => set(false);

function set(next: boolean) {
  isAsking = next;
  for (const listener of listeners) listener();
}
