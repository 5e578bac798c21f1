import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { deleteDocument, LIBRARY, restoreDocument } from './api';

type Deleted = { id: string; title: string };

/** Takes a document out of the library, and offers to bring it back. */
export function useDelete(onDeleted?: () => void) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: LIBRARY });
  return useMutation({
    mutationFn: ({ id }: Deleted) => deleteDocument(id),
    onSuccess: (_, { id, title }) => {
      onDeleted?.();
      showToast(`${title} was deleted.`, { undo: () => restoreDocument(id).finally(refresh) });
    },
    onError: showFailure,
    onSettled: refresh,
  });
}
