import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, isRefusal } from '@/api/client';
import { upload } from '@/api/upload';
import type { Sending } from '@/api/useUpload';
import { askToSignIn } from '@/identity/expiry/expiry';
import { currentSession } from '@/identity/session';
import type { ChangeDocument, DocumentCard } from './types';

/** Everything of the library. */
export const LIBRARY = ['library'];

/** A job of somebody else is not shown; then this is how its end is noticed. */
const PACE = 3000;

export const documentsQuery = queryOptions({
  queryKey: [...LIBRARY, 'documents'],
  queryFn: () => ask(api.GET('/api/library/documents')),
  select: ({ documents }) => documents,
  refetchInterval: ({ state: { data } }) =>
    data?.documents.some(({ state }) => state === 'reading') ? PACE : false,
});

export type Shown = {
  /** The one in force if none is named. */
  version?: number;
  /** Of a very long document, the pages around this one. */
  page?: number;
};

/** A document in one of its versions. */
export const documentQuery = (id: string, { version, page }: Shown = {}) =>
  queryOptions({
    queryKey: [...LIBRARY, 'document', id, version, page],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/library/documents/{id}', {
          params: { path: { id }, query: { version, page } },
          signal,
        }),
      ),
    // The pages that are there stay while others of the same version are on their way.
    placeholderData: (before) =>
      before?.id === id && before.shown === (version ?? before.version) ? before : undefined,
    refetchInterval: ({ state: { data } }) => (data?.state === 'reading' ? PACE : false),
  });

/** Passages about something, the best first. A search that nobody waits for any more is given up. */
export const searchQuery = (q: string, area?: string) =>
  queryOptions({
    queryKey: [...LIBRARY, 'search', q, area],
    queryFn: ({ signal }) => ask(api.GET('/api/library/search', { params: { query: { q, area } }, signal })),
    placeholderData: keepPreviousData,
  });

export const changeDocument = (id: string, body: ChangeDocument) =>
  ask(api.PATCH('/api/library/documents/{id}', { params: { path: { id } }, body }));

export const deleteDocument = (id: string) =>
  ask(api.DELETE('/api/library/documents/{id}', { params: { path: { id } } }));

export const restoreDocument = (id: string) =>
  ask(api.POST('/api/library/documents/{id}/restore', { params: { path: { id } } }));

/** Puts another version in force. */
export const restoreVersion = (id: string, number: number) =>
  ask(
    api.POST('/api/library/documents/{id}/versions/{number}/restore', { params: { path: { id, number } } }),
  );

const LONGEST_NAME = 200;

const nameOf = (file: File) => file.name.slice(-LONGEST_NAME);

export type NewDocument = {
  /** Left empty, the file says it. */
  title: string;
  area: string;
  source: string;
};

export const addDocument = (sending: Sending, { title, area, source }: NewDocument) => {
  const about = { area, ...(title && { title }), ...(source && { source }) };
  return send('/api/library/documents', { name: nameOf(sending.file), ...about }, sending);
};

export const addVersion = (id: string, sending: Sending, note = '') => {
  const path = `/api/library/documents/${encodeURIComponent(id)}/versions`;
  return send(path, { name: nameOf(sending.file), ...(note && { note }) }, sending);
};

async function send(path: string, query: Record<string, string>, sending: Sending): Promise<DocumentCard> {
  const address = `${path}?${new URLSearchParams(query)}`;
  try {
    return await upload<DocumentCard>({ address, token: currentSession().csrfToken, ...sending });
  } catch (failure) {
    if (isRefusal(failure, 'session_expired', 'no_authenticated_user')) askToSignIn();
    throw failure;
  }
}
