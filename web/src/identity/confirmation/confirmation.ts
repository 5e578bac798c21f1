import { isRefusal } from '@/api/client';

// Changing what others may do needs a proof, not older than five minutes, that it is still the same person.
// The server asks for it by refusing; a dialog gets it; then what was asked is tried again.

/** What every kind of proof is given. */
export type ProofProps = { onConfirmed: () => void; onCancel: () => void };

type Request = { confirm: () => void; cancel: () => void };

let request: Request | null = null;
const listeners = new Set<() => void>();

export const currentRequest = () => request;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does something, and gets the confirmation for it if the server wants one. */
export async function withConfirmation<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (failure) {
    if (!isRefusal(failure, 'confirmation_required')) throw failure;
  }
  await askForConfirmation();
  return action();
}

function askForConfirmation(): Promise<void> {
  request?.cancel();
  return new Promise((resolve, reject) => {
    const close = (settle: () => void) => () => {
      set(null);
      settle();
    };
    const cancelled = new Error('Nothing was changed: you have not confirmed that it is you.');
    set({ confirm: close(resolve), cancel: close(() => reject(cancelled)) });
  });
}

function set(next: Request | null) {
  request = next;
  for (const listener of listeners) listener();
}
