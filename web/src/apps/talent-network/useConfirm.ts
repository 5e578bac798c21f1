import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { confirmCandidate, NETWORK, undoConfirmation } from './api';

/** Writes down that somebody's profile is still right, with the way back from what was written. */
export function useConfirm() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: NETWORK });
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => confirmCandidate(id).finally(refresh),
    onSuccess: ({ confirmation }, { id, name }) => {
      if (!confirmation) {
        showToast(`The profile of ${name} was confirmed today already.`);
        return;
      }
      const undo = () => undoConfirmation(id, confirmation).finally(refresh);
      showToast(`The profile of ${name} is confirmed.`, { undo });
    },
    onError: showFailure,
  });
}
