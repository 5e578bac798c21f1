import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addAnswer, changeConversation } from '../api';
import { blankAnswer, keep, withAnswer } from '../cache';
import { newKey } from '../key';
import { leafBelow } from '../path';
import type { Conversation, EditedCriterion, Turn } from '../types';

export type Choices = ReturnType<typeof useChoices>;

type Again = { turn: Turn; key: string; criteria?: EditedCriterion[] };

/** Which versions of a conversation are shown, which message is being edited, and other answers that are asked for. */
export function useChoices(conversation: Conversation | undefined) {
  const queries = useQueryClient();
  const id = conversation?.id ?? '';
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [edited, setEdited] = useState<string | null>(null);

  const again = useMutation({
    mutationFn: ({ turn, key, criteria }: Again) => addAnswer(turn.id, { key, criteria }),
    onSuccess: async (asked, { turn }) => {
      const blank = blankAnswer(asked, turn.answers.length + 1, new Date().toISOString());
      setAnswers((before) => ({ ...before, [turn.id]: blank.id }));
      await keep(queries, id, (kept) => withAnswer(kept, blank));
    },
  });

  return {
    answers,
    edited,
    edit: setEdited,
    showAnswer: (turn: string, answer: string) => setAnswers({ ...answers, [turn]: answer }),
    /** Shows another branch. Where one has been is remembered; that it cannot be is no reason to disturb. */
    showTurn: (turn: string) => {
      if (!conversation) return;
      const leaf = leafBelow(conversation.turns, turn);
      keep(queries, id, (kept) => ({ ...kept, leaf }));
      changeConversation(id, { leaf }).catch(() => {});
    },
    ask: (turn: Turn, criteria?: EditedCriterion[]) => again.mutate({ turn, key: newKey(), criteria }),
    /** What has become of asking again for an answer to this message. */
    askedFor: (turn: string) => (again.variables?.turn.id === turn ? again : null),
  };
}
