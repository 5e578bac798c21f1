import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@/ui/toast/toasts';
import { conversationQuery, stopAnswer } from '../api';
import type { Answer } from '../types';

/** Stops the answer that is being made. What there is of it stays. */
export function useStop(conversation: string | undefined, answer: Answer | undefined) {
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: (id: string) => stopAnswer(id),
    // Its end is told on its line. Without a line, it is found where the conversation is kept.
    onSuccess: () => queries.invalidateQueries(conversationQuery(conversation ?? '')),
    onError: showFailure,
  });
  return {
    isStopping: stop.isPending,
    run: () => {
      if (answer && !stop.isPending) stop.mutate(answer.id);
    },
  };
}
