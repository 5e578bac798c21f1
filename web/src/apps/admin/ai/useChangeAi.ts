import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ASSISTANTS } from '@/chat/api';
import { dismissToast, showToast } from '@/ui/toast/toasts';
import { aiQuery, changeAi, undoAi } from './api';
import type { AiSettings, ChangeAiSettings } from './types';

type Change = { to: ChangeAiSettings; message: string };

/** The server goes back one step: only the newest change can offer that. */
let newest: string | undefined;

/** Sets the language model, and offers to take that back. */
export function useChangeAi() {
  const queries = useQueryClient();
  const keep = (settings: AiSettings) => {
    queries.setQueryData(aiQuery.queryKey, settings);
    // Conversations are open or closed, and phrased by somebody else.
    queries.invalidateQueries({ queryKey: ASSISTANTS });
  };
  return useMutation({
    mutationFn: ({ to }: Change) => changeAi(to),
    // Perhaps because somebody else was faster.
    onError: () => queries.invalidateQueries({ queryKey: aiQuery.queryKey }),
    onSuccess: (settings, { message }) => {
      keep(settings);
      if (newest) dismissToast(newest);
      newest = showToast(message, { undo: async () => keep(await undoAi(settings.version)) });
    },
  });
}
