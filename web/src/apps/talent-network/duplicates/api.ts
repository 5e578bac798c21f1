import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { NETWORK } from '../api';

export const PER_PAGE = 25;

/** Files that are likely to be about somebody who is there already. */
export const duplicatesQuery = (page: number) =>
  queryOptions({
    queryKey: [...NETWORK, 'duplicates', page],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/talent-network/duplicates', {
          params: { query: { offset: (page - 1) * PER_PAGE, limit: PER_PAGE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Both by the ids of candidates. */
export const mergeCandidates = (file: string, into: string) =>
  ask(api.POST('/api/talent-network/merges', { body: { file, into } }));

export const undoMerge = (id: string) =>
  ask(api.POST('/api/talent-network/merges/{id}/undo', { params: { path: { id } } }));
