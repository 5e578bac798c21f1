import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { NETWORK } from '../api';

export const PER_PAGE = 25;

/** The roles that people are looked for. */
export const rolesQuery = queryOptions({
  queryKey: [...NETWORK, 'roles'],
  queryFn: ({ signal }) => ask(api.GET('/api/talent-network/roles', { signal })),
  select: ({ roles }) => roles,
});

/** Who was shortlisted for other roles, as this one would rank them. */
export const finalistsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...NETWORK, 'finalists', id, page],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/talent-network/roles/{id}/finalists', {
          params: { path: { id }, query: { offset: (page - 1) * PER_PAGE, limit: PER_PAGE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
