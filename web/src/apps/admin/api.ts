import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { paths } from '@/api/schema';
import { withConfirmation } from '@/identity/confirmation/confirmation';

export type User = Schemas['ListedUser'];
export type Invitation = Schemas['Invitation'];
export type AuditEntry = Schemas['AuditEntry'];

export type UserFilter = NonNullable<paths['/api/admin/users']['get']['parameters']['query']>;
export type AuditFilter = NonNullable<paths['/api/admin/audit']['get']['parameters']['query']>;

/** Everything of this app; what changes one list shows in the others too. */
export const EVERYTHING = ['admin'];

export const usersQuery = (filter: UserFilter) =>
  queryOptions({
    queryKey: ['admin', 'users', filter],
    queryFn: () => ask(api.GET('/api/admin/users', { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const userSessionsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['admin', 'sessions', uid],
    queryFn: () => ask(api.GET('/api/admin/users/{uid}/sessions', { params: { path: { uid } } })),
    staleTime: 0,
  });

export const invitationsQuery = queryOptions({
  queryKey: ['admin', 'invitations'],
  queryFn: () => ask(api.GET('/api/admin/invitations')),
});

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam }) =>
      ask(api.GET('/api/admin/audit', { params: { query: { ...filter, before: pageParam } } })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
    placeholderData: keepPreviousData,
  });

export const settingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: () => ask(api.GET('/api/admin/settings')),
});

export const updateUser = (uid: string, body: Schemas['UpdateUser']) =>
  withConfirmation(() => ask(api.PATCH('/api/admin/users/{uid}', { params: { path: { uid } }, body })));

export const endSessions = (uid: string) =>
  ask(api.DELETE('/api/admin/users/{uid}/sessions', { params: { path: { uid } } }));

export const endSession = (uid: string, id: string) =>
  ask(api.DELETE('/api/admin/users/{uid}/sessions/{id}', { params: { path: { uid, id } } }));

export const invite = (email: string) =>
  withConfirmation(() => ask(api.POST('/api/admin/invitations', { body: { email } })));

export const revokeInvitation = (id: string) =>
  ask(api.DELETE('/api/admin/invitations/{id}', { params: { path: { id } } }));

export const restoreInvitation = (id: string) =>
  ask(api.POST('/api/admin/invitations/{id}/restoration', { params: { path: { id } } }));

export const undoEntry = (seq: number) =>
  withConfirmation(() => ask(api.POST('/api/admin/audit/{seq}/undo', { params: { path: { seq } } })));

export const verifyAudit = () => ask(api.GET('/api/admin/audit/verification'));

/** The log as a table, with the same filter. */
export function exportAddress(filter: AuditFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return `/api/admin/audit.csv?${query}`;
}
