import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { deleteConversation, restoreConversation } from '../api';
import { refreshHistory } from '../cache';
import type { ConversationCard } from '../types';

type Around = { isCurrent: boolean; onOpen: (id?: string) => unknown; onGone: () => void };

/** Deletes a conversation and offers to bring it back. Who was reading it comes back to it as well. */
export function useDelete({ id, title }: ConversationCard, { isCurrent, onOpen, onGone }: Around) {
  const queries = useQueryClient();
  const restore = async () => {
    await restoreConversation(id);
    await refreshHistory(queries);
    if (isCurrent) onOpen(id);
  };
  return useMutation({
    mutationFn: () => deleteConversation(id),
    onSuccess: async () => {
      if (isCurrent) onOpen();
      showToast(`“${title}” was deleted.`, { undo: restore });
      await refreshHistory(queries);
      onGone();
    },
    onError: showFailure,
  });
}
