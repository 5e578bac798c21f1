import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addTurn, conversationQuery, startConversation } from './api';
import { blankAnswer, keep, refreshHistory, withTurn } from './cache';
import { isKept, useKept } from './kept';
import { newKey } from './key';
import type { Asked, Conversation, Turn } from './types';

/** A message of which the server has not said yet that it has it. */
export type Unsent = {
  /** The same again when it is sent again: it cannot arrive twice. */
  key: string;
  text: string;
  /** The turn that it follows. */
  parent: string | null;
  /** The turn of which it is another version, if it is one. */
  instead: string | null;
  problem: string | null;
};

type Place = {
  app: string;
  /** What a conversation is about that starts here. */
  subject?: string;
  /** Nothing for a conversation that starts with this message. */
  id: string | undefined;
  /** Where it is kept until it has arrived. */
  place: string;
  /** Goes to where it has arrived, if that has another name from now on, and says so. */
  onSent: (asked: Asked) => boolean;
};

/** Sends messages. One that does not arrive stays, also over a reload, until it is sent again or removed. */
export function useSending({ app, subject, id, place, onSent }: Place) {
  const queries = useQueryClient();
  const keptAt = `${place}/unsent`;
  const [unsent, setUnsent] = useKept<Unsent>(keptAt);
  const mutationKey = ['send', keptAt];
  const isSending = useIsMutating({ mutationKey }) > 0;

  const settle = useRef(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: its end, as that of the page, is what matters.
  useEffect(() => () => settle.current(), [keptAt]);

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ key, text, parent }: Unsent) => {
      const asked = id
        ? await addTurn(id, { text, key, parent })
        : await startConversation({ app, subject, text, key });
      const createdAt = new Date().toISOString();
      const answers = [blankAnswer(asked, 1, createdAt)];
      const turn = { id: asked.turn, parent, text, createdAt, answers };
      if (id) await keep(queries, id, (conversation) => withTurn(conversation, turn));
      else begin(asked, turn);
      return asked;
    },
    onSuccess: async (asked) => {
      refreshHistory(queries);
      // It stays until one is there: it must not go and come again.
      const arrival = new Promise<void>((resolve) => {
        settle.current = resolve;
      });
      if (onSent(asked)) await arrival;
      setUnsent(null);
    },
    onError: (failure, message) => setUnsent({ ...message, problem: failure.message }),
  });

  /** It is shown at once; its title and the rest come from the server. */
  const begin = (asked: Asked, turn: Turn) => {
    const { queryKey } = conversationQuery(asked.conversation);
    const { createdAt, text } = turn;
    const card = { id: asked.conversation, app, title: text, createdAt, updatedAt: createdAt };
    const mine = { isShared: false, isMine: true, ownerName: '' };
    queries.setQueryData<Conversation>(queryKey, { ...card, ...mine, turns: [turn], leaf: turn.id });
    queries.invalidateQueries({ queryKey });
  };

  const start = (message: Unsent) => {
    setUnsent(message);
    mutate(message);
  };

  return {
    unsent,
    isSending,
    /** Says whether it is on its way: it does not take the place of one that has not arrived. */
    send: (message: Pick<Unsent, 'text' | 'parent' | 'instead'>): boolean => {
      if (isKept(keptAt)) return false;
      start({ ...message, key: newKey(), problem: null });
      return true;
    },
    retry: () => {
      if (unsent && !isSending) start({ ...unsent, problem: null });
    },
    drop: () => setUnsent(null),
  };
}
