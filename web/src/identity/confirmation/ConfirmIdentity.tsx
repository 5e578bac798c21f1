import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentRequest, subscribe } from './confirmation';

const ConfirmationDialog = lazy(() => import('./ConfirmationDialog'));

/** Where the dialog appears when something needs a confirmation. */
export function ConfirmIdentity() {
  const request = useSyncExternalStore(subscribe, currentRequest);
  if (!request) return null;
  return (
    <Suspense>
      <ConfirmationDialog onConfirmed={request.confirm} onCancel={request.cancel} />
    </Suspense>
  );
}
