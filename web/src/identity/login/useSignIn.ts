import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '@/api/client';
import { useKnownPaths } from '../KnownPaths';
import { takeRequestedRoute } from '../requestedRoute';
import { arrive } from '../session';
import type { AuthState } from '../state';

/** What is being tried: one way at a time. */
export type Way = 'google' | 'password' | 'demo' | 'replace' | 'link';

export type SignIn = {
  busy: Way | null;
  /** What the last try came to. */
  error: string | null;
  hasTried: boolean;
  /** Too many sessions: one of them has to end first. */
  isFull: boolean;
  /** Tries one way. Does nothing while another try is under way. */
  run: (way: Way, signIn: Attempt) => void;
};

/** `gone` says when nobody looks at the screen any more. */
type Attempt = (gone: AbortSignal) => Promise<AuthState>;

export function useSignIn(isFullAlready = false): SignIn {
  const knows = useKnownPaths();
  const [busy, setBusy] = useState<Way | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isFull, setFull] = useState(isFullAlready);
  const [hasTried, setTried] = useState(false);
  // The state is one render behind a second click.
  const isRunning = useRef(false);
  const gone = useRef(new AbortController());
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current.abort();
  }, []);

  async function attempt(way: Way, signIn: Attempt) {
    isRunning.current = true;
    setBusy(way);
    setTried(true);
    setError(null);
    try {
      const answer = await signIn(gone.current.signal);
      arrive(answer, takeRequestedRoute(knows));
    } catch (failure) {
      setFull((was) => isRefusal(failure, 'session_limit') || (was && way === 'replace'));
      setError((failure as Error).message);
    }
    isRunning.current = false;
    setBusy(null);
  }

  const run = (way: Way, signIn: Attempt) => {
    if (!isRunning.current) void attempt(way, signIn);
  };
  return { busy, error, hasTried, isFull, run };
}
