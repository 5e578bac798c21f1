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

const ONE = '/api/role-matching/roles/{id}/contests/{uid}';

/** Takes back what one has reported oneself. */
export const withdrawContest = (id: string, uid: string) =>
  ask(api.DELETE(ONE, { params: { path: { id, uid } } }));

export const restoreContest = (id: string, uid: string) =>
  ask(api.POST('/api/role-matching/roles/{id}/contests/{uid}/restore', { params: { path: { id, uid } } }));

/** Takes the answer back. It is kept with those before it. */
export const reopenContest = (id: string, uid: string) =>
  ask(api.DELETE('/api/role-matching/roles/{id}/contests/{uid}/answer', { params: { path: { id, uid } } }));

export const answerContest = (id: string, uid: string, answer: string) =>
  ask(
    api.POST('/api/role-matching/roles/{id}/contests/{uid}/answer', {
      params: { path: { id, uid } },
      body: { answer },
    }),
  );
