import { queryOptions } from '@tanstack/react-query';
import { api, ask, isRefusal } from '@/api/client';
import { upload } from '@/api/upload';
import { askToSignIn } from '@/identity/expiry/expiry';
import { currentSession } from '@/identity/session';
import { TRAITS } from '../api';
import type { TraitImport } from '../types';

/** A job of somebody else is not shown; then this is how its end is noticed. */
export const PACE = 3000;

export const isBusy = ({ state }: TraitImport) => state === 'applying' || state === 'undoing';

/** The files that were brought in, the newest first. */
export const importsQuery = queryOptions({
  queryKey: [...TRAITS, 'imports'],
  queryFn: () => ask(api.GET('/api/traits/imports')),
  select: ({ imports }) => imports,
  refetchInterval: ({ state: { data } }) => (data?.imports.some(isBusy) ? PACE : false),
});

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'imports', id],
    queryFn: () => ask(api.GET('/api/traits/imports/{id}', { params: { path: { id } } })),
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? PACE : false),
  });

export const undoImport = (id: string) =>
  ask(api.POST('/api/traits/imports/{id}/undo', { params: { path: { id } } }));

export const errorsAddress = (id: string) => `/api/traits/imports/${encodeURIComponent(id)}/errors.csv`;

type Sending = { file: File; onProgress: (sent: number) => void; signal: AbortSignal };

/** Sends a file to the server, which begins to import it. */
export async function uploadTraits({ file, ...options }: Sending): Promise<TraitImport> {
  const address = `/api/traits/imports?${new URLSearchParams({ name: file.name.slice(-200) })}`;
  try {
    return await upload<TraitImport>({ address, file, token: currentSession().csrfToken, ...options });
  } catch (failure) {
    if (isRefusal(failure, 'session_expired', 'no_authenticated_user')) askToSignIn();
    throw failure;
  }
}
