import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import type { ChangeAiSettings } from './types';

const AI = ['admin', 'ai'];

export const aiQuery = queryOptions({
  queryKey: [...AI, 'settings'],
  queryFn: () => ask(api.GET('/api/admin/ai')),
});

/** What the model was used for on the last days, today included. */
export const usageQuery = (days: number) =>
  queryOptions({
    queryKey: [...AI, 'usage', days],
    queryFn: () => ask(api.GET('/api/admin/ai/usage', { params: { query: { days } } })),
    select: ({ rows }) => rows,
    placeholderData: keepPreviousData,
  });

export const feedbackQuery = queryOptions({
  queryKey: [...AI, 'feedback'],
  queryFn: () => ask(api.GET('/api/admin/ai/feedback')),
  select: ({ feedback }) => feedback,
});

export const changeAi = (body: ChangeAiSettings) => ask(api.PUT('/api/admin/ai', { body }));

export const undoAi = (version: number) => ask(api.POST('/api/admin/ai/undo', { body: { version } }));

/** Asks the model to say hello. One that is given up is no lost connection. */
export const testAi = (signal: AbortSignal) =>
  ask(api.POST('/api/admin/ai/test', { signal })).catch((failure) => {
    throw signal.aborted ? new DOMException('The test was cancelled.', 'AbortError') : failure;
  });
