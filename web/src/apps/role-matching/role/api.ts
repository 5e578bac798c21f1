import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { orOvertaken } from '@/saving/saved';
import { ROLE_MATCHING, ROLES } from '../api';
import type { Requirement } from '../types';

const ONE = '/api/role-matching/roles/{id}';

export const roleQuery = (id: string) =>
  queryOptions({
    queryKey: [...ROLES, 'one', id],
    queryFn: ({ signal }) => ask(api.GET(ONE, { params: { path: { id } }, signal })),
  });

export const versionsQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...ROLES, 'versions', id, revision],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/role-matching/roles/{id}/versions', { params: { path: { id } }, signal })),
    select: ({ versions }) => versions,
    // Where somebody is in the list of versions they stay while the next is on its way.
    placeholderData: keepPreviousData,
  });

export const saveRole = (id: string, body: Schemas['SaveTalentRole']) =>
  orOvertaken(api.PUT(ONE, { params: { path: { id } }, body }));

export const restoreVersion = (id: string, number: number, seen: number) =>
  orOvertaken(
    api.POST('/api/role-matching/roles/{id}/versions/{number}/restore', {
      params: { path: { id, number } },
      body: { seen },
    }),
  );

/** What of a description keeps good people away. The hints before stay until the next are there. */
export const lintsQuery = (text: string, requirements: readonly Requirement[]) =>
  queryOptions({
    queryKey: [...ROLE_MATCHING, 'lints', text, requirements],
    queryFn: ({ signal }) =>
      ask(api.POST('/api/role-matching/lints', { body: { text, requirements: [...requirements] }, signal })),
    select: ({ lints }) => lints,
    placeholderData: keepPreviousData,
    retry: false,
  });
