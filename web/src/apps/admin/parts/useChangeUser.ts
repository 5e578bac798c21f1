import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { ROLE_NAMES } from '@/identity/roles';
import { refreshSession, useSession } from '@/identity/session';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { EVERYTHING, type User, updateUser } from '../api';

type Change = Schemas['UpdateUser'];

/** Changes a user's role or status, and offers to take it back. */
export function useChangeUser(user: User) {
  const queries = useQueryClient();
  const session = useSession();

  const change = async (to: Change) => {
    await updateUser(user.uid, to);
    await queries.invalidateQueries({ queryKey: EVERYTHING });
    // Who changes their own rights sees the suite with other eyes at once.
    if (user.uid === session.user?.uid) await refreshSession();
  };

  return useMutation({
    mutationFn: change,
    onSuccess: (_, to) => {
      const before: Change = { role: to.role && user.role, status: to.status && user.status };
      showToast(describe(user, to), { undo: () => change(before) });
    },
    onError: showFailure,
  });
}

function describe({ displayName }: User, { role, status }: Change): string {
  if (role) return `${displayName} is now ${ROLE_NAMES[role]}.`;
  return status === 'active' ? `${displayName} was reactivated.` : `${displayName} was deactivated.`;
}
