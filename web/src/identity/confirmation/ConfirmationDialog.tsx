import { Dialog } from '@/ui/Dialog';
import { useSession } from '../session';
import { ConfirmAtFirebase } from './ConfirmAtFirebase';
import { ConfirmAtGoogle } from './ConfirmAtGoogle';
import { ConfirmLocally } from './ConfirmLocally';
import type { ProofProps } from './confirmation';

/** Asks for a proof that fits the way somebody has signed in. */
export default function ConfirmationDialog({ onConfirmed, onCancel }: ProofProps) {
  const { authMethod } = useSession();
  const Proof =
    authMethod === 'google'
      ? ConfirmAtGoogle
      : authMethod === 'firebase'
        ? ConfirmAtFirebase
        : ConfirmLocally;
  return (
    <Dialog title="Confirm that it is you" onClose={onCancel}>
      <p>What you are about to do changes what others may do. It needs a fresh sign-in.</p>
      <Proof onConfirmed={onConfirmed} onCancel={onCancel} />
    </Dialog>
  );
}
