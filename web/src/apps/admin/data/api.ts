import { queryOptions } from '@tanstack/react-query';
import { api, ask, isRefusal, type Schemas } from '@/api/client';
import { upload } from '@/api/upload';
import { askToSignIn } from '@/identity/expiry/expiry';
import { currentSession } from '@/identity/session';

export type Import = Schemas['Import'];
export type ImportDetail = Schemas['ImportDetail'];
export type Kind = Schemas['ImportKind'];

/** A job of somebody else is not shown; then this is how its end is noticed. */
export const PACE = 3000;

const BUSY: readonly Import['state'][] = ['checking', 'applying', 'undoing'];

export const isBusy = ({ state }: Import) => BUSY.includes(state);

const COUNTED: readonly Import['state'][] = ['checked', 'done', 'undone'];

/** What the rows come to, once all of them have been gone through. */
export const countsOf = ({ state, counts }: Import) => (COUNTED.includes(state) ? counts : null);

export const importAddress = (id: string) => `/admin/data/imports/${id}`;

export const errorsAddress = (id: string) => `/api/admin/imports/${id}/errors.csv`;

export const campusQuery = queryOptions({
  queryKey: ['admin', 'campus'],
  queryFn: () => ask(api.GET('/api/admin/campus')),
  refetchInterval: ({ state: { data } }) => (data?.job ? PACE : false),
});

export const importsQuery = queryOptions({
  queryKey: ['admin', 'imports'],
  queryFn: () => ask(api.GET('/api/admin/imports')),
  refetchInterval: ({ state: { data } }) => (data?.imports.some(isBusy) ? PACE : false),
});

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'imports', id],
    queryFn: () => ask(api.GET('/api/admin/imports/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data.import) ? PACE : false),
  });

/** The jobs that make a search index, the newest first. The suite starts them itself, so only admins see them. */
export const indexJobsQuery = queryOptions({
  queryKey: ['admin', 'index'],
  queryFn: () => ask(api.GET('/api/jobs', { params: { query: { kind: 'campus_index' } } })),
});

type UploadOptions = {
  file: File;
  kind: Kind | undefined;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** Sends a file to the server, which keeps it and looks at it. */
export async function uploadImport({ file, kind, ...options }: UploadOptions): Promise<ImportDetail> {
  const query = new URLSearchParams({ name: file.name.slice(-200), ...(kind && { kind }) });
  const address = `/api/admin/imports?${query}`;
  try {
    return await upload<ImportDetail>({ address, file, token: currentSession().csrfToken, ...options });
  } catch (failure) {
    if (isRefusal(failure, 'session_expired', 'no_authenticated_user')) askToSignIn();
    throw failure;
  }
}

export const updateImport = (id: string, body: Schemas['UpdateImport']) =>
  ask(api.PATCH('/api/admin/imports/{id}', { params: { path: { id } }, body }));

export const discardImport = (id: string) =>
  ask(api.DELETE('/api/admin/imports/{id}', { params: { path: { id } } }));

export const checkImport = (id: string) =>
  ask(api.POST('/api/admin/imports/{id}/check', { params: { path: { id } } }));

export const applyImport = (id: string) =>
  ask(api.POST('/api/admin/imports/{id}/apply', { params: { path: { id } } }));

export const undoImport = (id: string) =>
  ask(api.POST('/api/admin/imports/{id}/undo', { params: { path: { id } } }));

export const resetCampus = (body: Schemas['ResetCampus']) =>
  ask(api.POST('/api/admin/campus/reset', { body }));

export const undoReset = () => ask(api.POST('/api/admin/campus/undo'));
