import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { ConversationPage, EditedCriterion, RateAnswer } from './types';

/** Everything about conversations. */
export const CONVERSATIONS = ['conversations'];

/** Everything about the apps that have a conversation. */
export const ASSISTANTS = ['assistants'];

export const assistantsQuery = queryOptions({
  queryKey: [...ASSISTANTS, 'list'],
  queryFn: () => ask(api.GET('/api/chat')),
  select: ({ assistants }) => assistants,
});

export const assistantQuery = (app: string) =>
  queryOptions({
    queryKey: [...ASSISTANTS, 'one', app],
    queryFn: () => ask(api.GET('/api/chat/{app}', { params: { path: { app } } })),
  });

/** One's own conversations with an app, the newest first; with a subject, those about it alone. */
export const historyQuery = (app: string, q: string, subject?: string) =>
  infiniteQueryOptions({
    queryKey: [...CONVERSATIONS, 'list', app, q, subject],
    queryFn: ({ pageParam: before, signal }) =>
      ask(
        api.GET('/api/conversations', {
          params: { query: { app, subject, q: q || undefined, before } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: ConversationPage) => next ?? undefined,
  });

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONVERSATIONS, 'one', id],
    queryFn: ({ signal }) => ask(api.GET('/api/conversations/{id}', { params: { path: { id } }, signal })),
  });

export const startConversation = (body: { app: string; subject?: string; text: string; key: string }) =>
  ask(api.POST('/api/conversations', { body }));

export const addTurn = (id: string, body: { text: string; key: string; parent: string | null }) =>
  ask(api.POST('/api/conversations/{id}/turns', { params: { path: { id } }, body }));

/** Another answer to a message; with criteria, to what they say. */
export const addAnswer = (turn: string, body: { key: string; criteria?: EditedCriterion[] }) =>
  ask(api.POST('/api/turns/{id}/answers', { params: { path: { id: turn } }, body }));

export const changeConversation = (id: string, body: Schemas['ChangeConversation']) =>
  ask(api.PATCH('/api/conversations/{id}', { params: { path: { id } }, body }));

export const deleteConversation = (id: string) =>
  ask(api.DELETE('/api/conversations/{id}', { params: { path: { id } } }));

export const restoreConversation = (id: string) =>
  ask(api.POST('/api/conversations/{id}/restore', { params: { path: { id } } }));

export const stopAnswer = (id: string) =>
  ask(api.POST('/api/answers/{id}/stop', { params: { path: { id } } }));

export const rateAnswer = (id: string, body: RateAnswer) =>
  ask(api.PUT('/api/answers/{id}/feedback', { params: { path: { id } }, body }));

export const unrateAnswer = (id: string) =>
  ask(api.DELETE('/api/answers/{id}/feedback', { params: { path: { id } } }));

/** The line on which an answer is told while it is made. */
export const openEvents = (id: string, signal: AbortSignal) =>
  api.GET('/api/answers/{id}/events', { params: { path: { id } }, parseAs: 'stream', signal });

export const exportAddress = (id: string, format: 'markdown' | 'pdf') =>
  `/api/conversations/${encodeURIComponent(id)}/export?format=${format}`;
