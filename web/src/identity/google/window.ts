// The round trip to Google in a window of its own. That window cannot reach its opener: on its way it passes
// pages that cut the tie. So its last page, which is ours, tells all tabs how it ended.

const NAME = 'quadrangle-google';
const FEATURES = 'popup,width=480,height=660';

const LOOK_EVERY = 400;
/** A window whose tie was cut looks closed. Its last page gets this long to speak up. */
const GRACE = 1500;

export type Purpose = 'sign-in' | 'confirm' | 'connect';
export type Outcome = { type: 'done' } | { type: 'closed' } | { type: 'refused'; code: string };

export class WindowBlocked extends Error {
  override readonly name = 'WindowBlocked';
  override readonly message =
    'Your browser has blocked the Google window. Allow windows for this site and try again.';
}

export const startAddress = (purpose: Purpose) => `/auth/google/start?purpose=${purpose}`;

/** Tells the tabs how the round trip ended: with a code, or with null when all is well. */
export function tellReturn(error: string | null) {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(error);
  channel.close();
}

export function listenForReturn(onReturn: (error: string | null) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => onReturn(typeof data === 'string' ? data : null);
  return () => channel.close();
}

/** Opens the window and waits until it has come back, was closed, or `signal` says that nobody waits any more. */
export function visitGoogle(purpose: Purpose, signal?: AbortSignal): Promise<Outcome> {
  const popup = window.open(`${startAddress(purpose)}&display=popup`, NAME, FEATURES);
  if (!popup) return Promise.reject(new WindowBlocked());
  return new Promise((resolve) => {
    let grace: ReturnType<typeof setTimeout>;
    const finish = (outcome: Outcome) => {
      stopListening();
      clearInterval(look);
      clearTimeout(grace);
      signal?.removeEventListener('abort', giveUp);
      resolve(outcome);
    };
    const giveUp = () => {
      popup.close();
      finish({ type: 'closed' });
    };
    const stopListening = listenForReturn((code) =>
      finish(code ? { type: 'refused', code } : { type: 'done' }),
    );
    const look = setInterval(() => {
      // From a page of somebody who is signed in the window looks closed from the start.
      if (purpose !== 'sign-in' || !popup.closed) return;
      clearInterval(look);
      grace = setTimeout(() => finish({ type: 'closed' }), GRACE);
    }, LOOK_EVERY);
    signal?.addEventListener('abort', giveUp);
  });
}
