import { useEffect, useLayoutEffect } from 'react';

/** What sends typing to the server by itself. */
export type Sender = {
  enter: () => void;
  /** The page is left. */
  leave: () => void;
  /** The tab may be closed: what is sent now has to outlive it. */
  sendLast: () => void;
  /** Sends what waits, at once. */
  flush: () => Promise<void>;
};

/** Sends what waits when the page is left, when the tab is hidden or closed, and when the connection is back. */
export function useLastChance(sender: Sender) {
  useEffect(() => {
    sender.enter();
    const send = () => sender.sendLast();
    const sendHidden = () => document.visibilityState === 'hidden' && send();
    const sendAgain = () => void sender.flush();
    window.addEventListener('pagehide', send);
    window.addEventListener('online', sendAgain);
    document.addEventListener('visibilitychange', sendHidden);
    return () => {
      window.removeEventListener('pagehide', send);
      window.removeEventListener('online', sendAgain);
      document.removeEventListener('visibilitychange', sendHidden);
      sender.leave();
    };
  }, [sender]);
}

/** Asks before the tab is closed while something is only in it. */
export function useAskBeforeLeaving(isAlone: boolean) {
  useLayoutEffect(() => {
    if (!isAlone) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAlone]);
}
