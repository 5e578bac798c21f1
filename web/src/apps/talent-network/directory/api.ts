import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { NETWORK } from '../api';
import type { ListCandidates } from '../types';

/** Those who pass a filter. The list before stays until the next is there. */
export const directoryQuery = (question: ListCandidates) =>
  queryOptions({
    queryKey: [...NETWORK, 'directory', question],
    queryFn: ({ signal }) => ask(api.POST('/api/talent-network/directory', { body: question, signal })),
    placeholderData: keepPreviousData,
  });
