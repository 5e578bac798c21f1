import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isAskingToSignIn, subscribe } from './expiry';

const ExpiryDialog = lazy(() => import('./ExpiryDialog'));

/** Where the dialog appears when a change comes too late for its session. */
export function SessionExpired() {
  const isAsking = useSyncExternalStore(subscribe, isAskingToSignIn);
  if (!isAsking) return null;
  return (
    <Suspense>
      <ExpiryDialog />
    </Suspense>
  );
}
