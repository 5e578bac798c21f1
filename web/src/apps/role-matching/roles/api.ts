import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { Sending } from '@/api/useUpload';
import { ROLE_MATCHING, ROLES, sendNamed } from '../api';
import type { Posting } from '../types';

export const rolesQuery = queryOptions({
  queryKey: [...ROLES, 'list'],
  queryFn: ({ signal }) => ask(api.GET('/api/role-matching/roles', { signal })),
  select: ({ roles }) => roles,
});

export const createRole = (body: Schemas['CreateTalentRole']) =>
  ask(api.POST('/api/role-matching/roles', { body }));

export const deleteRole = (id: string) =>
  ask(api.DELETE('/api/role-matching/roles/{id}', { params: { path: { id } } }));

export const restoreRole = (id: string) =>
  ask(api.POST('/api/role-matching/roles/{id}/restore', { params: { path: { id } } }));

/** What a job description asks for. Nothing of it is kept. */
export const readPosting = (text: string) => ask(api.POST('/api/role-matching/readings', { body: { text } }));

export const readPostingFile = (sending: Sending) =>
  sendNamed<Posting>('/api/role-matching/readings/file', sending);

export const OPENINGS_PER_PAGE = 20;

export const openingsQuery = (q: string, page: number) =>
  queryOptions({
    queryKey: [...ROLE_MATCHING, 'openings', q, page],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/role-matching/openings', {
          params: {
            query: { ...(q && { q }), offset: (page - 1) * OPENINGS_PER_PAGE, limit: OPENINGS_PER_PAGE },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Who can be ranked at all, and how many of them are compared by meaning yet. */
export const poolQuery = queryOptions({
  queryKey: [...ROLE_MATCHING, 'pool'],
  queryFn: ({ signal }) => ask(api.GET('/api/role-matching/pool', { signal })),
});
