import type { QueryClient } from '@tanstack/react-query';
import { CONVERSATIONS, conversationQuery } from './api';
import type { Answer, Asked, Conversation, Turn } from './types';

/** An answer of which nothing is known yet but that it is being made. */
export function blankAnswer(asked: Asked, number: number, createdAt: string): Answer {
  return {
    id: asked.answer,
    turn: asked.turn,
    number,
    state: 'working',
    seq: 0,
    parts: [],
    sources: [],
    criteria: [],
    runs: [],
    suggestions: [],
    step: null,
    phrasedBy: 'engine',
    createdAt,
  };
}

/** The conversation with an answer in place of its earlier state. */
export function withAnswer(conversation: Conversation, answer: Answer): Conversation {
  const replaced = ({ answers }: Turn) =>
    answers.some(({ id }) => id === answer.id)
      ? answers.map((one) => (one.id === answer.id ? answer : one))
      : [...answers, answer];
  const turns = conversation.turns.map((turn) =>
    turn.id === answer.turn ? { ...turn, answers: replaced(turn) } : turn,
  );
  return { ...conversation, turns };
}

/** The conversation with a message that has just been sent, at the end of what is shown. */
export function withTurn(conversation: Conversation, turn: Turn): Conversation {
  const isThere = conversation.turns.some(({ id }) => id === turn.id);
  return {
    ...conversation,
    turns: isThere ? conversation.turns : [...conversation.turns, turn],
    leaf: turn.id,
  };
}

/** Keeps what is known of a conversation. What is on its way from the server may be older, and is given up. */
export async function keep(
  queries: QueryClient,
  id: string,
  change: (conversation: Conversation) => Conversation,
): Promise<void> {
  const { queryKey } = conversationQuery(id);
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (conversation) => conversation && change(conversation));
}

/** The list of conversations has changed: a title, an order. */
export const refreshHistory = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: [...CONVERSATIONS, 'list'] });
