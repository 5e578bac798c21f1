import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { showToast } from '@/ui/toast/toasts';
import { EVERYTHING, endSessions, type User } from '../api';

type SignOutUserProps = { user: User; onClose: () => void };

/** Ends every session of a user. There is no way back, so it asks first. */
export function SignOutUser({ user, onClose }: SignOutUserProps) {
  const queries = useQueryClient();
  const signOut = async () => {
    const { ended } = await endSessions(user.uid);
    showToast(
      `${user.displayName} was signed out: ${ended === 1 ? '1 session' : `${ended} sessions`} ended.`,
    );
    await queries.invalidateQueries({ queryKey: EVERYTHING });
  };
  return (
    <ConfirmDialog
      title={`Sign out ${user.displayName} everywhere?`}
      action="Sign out everywhere"
      onConfirm={signOut}
      onClose={onClose}
    >
      <p>All their sessions end at once; what they have not saved is lost. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
