import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { Sending } from '@/api/useUpload';
import { BATCHES, send, sendNamed } from '../api';
import type { TalentFile } from '../types';

const FILE = '/api/role-matching/batches/{id}/files/{uid}';

export const batchesQuery = queryOptions({
  queryKey: [...BATCHES, 'list'],
  queryFn: ({ signal }) => ask(api.GET('/api/role-matching/batches', { signal })),
  select: ({ batches }) => batches,
});

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: [...BATCHES, 'one', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/role-matching/batches/{id}', { params: { path: { id } }, signal })),
  });

export const createBatch = (name: string) => ask(api.POST('/api/role-matching/batches', { body: { name } }));

export const deleteBatch = (id: string) =>
  ask(api.DELETE('/api/role-matching/batches/{id}', { params: { path: { id } } }));

export const restoreBatch = (id: string) =>
  ask(api.POST('/api/role-matching/batches/{id}/restore', { params: { path: { id } } }));

const addressOf = (id: string, part: string) =>
  `/api/role-matching/batches/${encodeURIComponent(id)}/${part}`;

/** Sends one résumé. It is read by a job, with the others. */
export const addFile = (id: string, sending: Sending) =>
  sendNamed<TalentFile>(addressOf(id, 'files'), sending);

/** Begins to read what waits. */
export const readBatch = (id: string) =>
  ask(api.POST('/api/role-matching/batches/{id}/read', { params: { path: { id } } }));

/** What people have said of themselves: kept apart from all else. */
export const addSelfIds = (id: string, sending: Sending) =>
  send<Schemas['SelfIdsImported']>(addressOf(id, 'self-ids'), sending);

/** What was imported of it: when, by whom and of how many, and not what. */
export const selfIdImportsQuery = (id: string) =>
  queryOptions({
    queryKey: [...BATCHES, 'self-ids', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/role-matching/batches/{id}/self-ids', { params: { path: { id } }, signal })),
    select: ({ imports }) => imports,
  });

/** Takes an import back: what was known before it is known again. */
export const undoSelfIds = (id: string, uid: string) =>
  ask(api.DELETE('/api/role-matching/batches/{id}/self-ids/{uid}', { params: { path: { id, uid } } }));

export const removeFile = (id: string, uid: string) =>
  ask(api.DELETE(FILE, { params: { path: { id, uid } } }));

export const restoreFile = (id: string, uid: string) =>
  ask(api.POST('/api/role-matching/batches/{id}/files/{uid}/restore', { params: { path: { id, uid } } }));

/** Says that a file is all right as it was read. */
export const confirmFile = (id: string, uid: string) =>
  ask(api.POST('/api/role-matching/batches/{id}/files/{uid}/confirm', { params: { path: { id, uid } } }));

/** Takes that back: the file is what it was before. */
export const doubtFile = (id: string, uid: string) =>
  ask(api.DELETE('/api/role-matching/batches/{id}/files/{uid}/confirm', { params: { path: { id, uid } } }));

/** How a file was read. That it was looked at is written down. */
export const readingQuery = (id: string, uid: string) =>
  queryOptions({
    queryKey: [...BATCHES, 'reading', id, uid],
    queryFn: ({ signal }) => ask(api.GET(FILE, { params: { path: { id, uid } }, signal })),
  });
