import type { Schemas } from '@/api/client';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { describeDevice } from '../device';

type EndSessionProps = {
  session: Schemas['Session'];
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before one session is ended, by its owner or by an admin. */
export function EndSession({ session, onConfirm, onClose }: EndSessionProps) {
  return (
    <ConfirmDialog
      title={`Sign out ${describeDevice(session.userAgent)}?`}
      action="Sign out"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        The session at {session.ipAddress} ends at once; what was not saved there is lost. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}
