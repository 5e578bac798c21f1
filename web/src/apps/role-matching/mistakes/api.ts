import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { RANKED } from '../api';

/** What people say was read or weighed wrongly for a role, the newest first. */
export const contestsQuery = (id: string) =>
  queryOptions({
    queryKey: [...RANKED, id, 'contests'],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/role-matching/roles/{id}/contests', { params: { path: { id } }, signal })),
    select: ({ contests }) => contests,
  });

export const answerContest = (id: string, uid: string, answer: string) =>
  ask(
    api.POST('/api/role-matching/roles/{id}/contests/{uid}/answer', {
      params: { path: { id, uid } },
      body: { answer },
    }),
  );
