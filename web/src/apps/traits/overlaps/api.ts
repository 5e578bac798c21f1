import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { TRAITS } from '../api';

export const alikeQuery = queryOptions({
  queryKey: [...TRAITS, 'alike'],
  queryFn: ({ signal }) => ask(api.GET('/api/traits/alike', { signal })),
});

/** What two traits would become. Asked for anew each time: a merge needs the versions of this moment. */
export const previewQuery = (id: string, other: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'merge', id, other],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/traits/{id}/merge', { params: { path: { id }, query: { with: other } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });
