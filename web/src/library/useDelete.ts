import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { deleteDocument, LIBRARY, restoreDocument } from './api';

type Deleted = { id: string; title: string };

/** Takes a document out of the library, and offers to bring it back. */
export function useDelete(onDeleted?: () => void) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: LIBRARY });
  /** Its own page is being left: asked for once more, it would only say that it is not there. */
  const refreshOthers = (id: string) => {
    const own = [...LIBRARY, 'document', id];
    queries.invalidateQueries({ queryKey: own, refetchType: 'none' });
    queries.invalidateQueries({ queryKey: LIBRARY, predicate: ({ queryKey }) => queryKey[2] !== id });
  };
  return useMutation({
    mutationFn: ({ id }: Deleted) => deleteDocument(id),
    onSuccess: (_, { id, title }) => {
      onDeleted?.();
      refreshOthers(id);
      showToast(`${title} was deleted.`, { undo: () => restoreDocument(id).finally(refresh) });
    },
    onError: (failure) => {
      showFailure(failure);
      refresh();
    },
  });
}
