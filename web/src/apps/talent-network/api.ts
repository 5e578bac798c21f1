import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';

/** Everything of the talent network: a step, a confirmation or a merge may change any of it. */
export const NETWORK = ['talent-network'];

const PACE = 10_000;

export const summaryQuery = queryOptions({
  queryKey: [...NETWORK, 'summary'],
  queryFn: ({ signal }) => ask(api.GET('/api/talent-network/summary', { signal })),
  // While résumés are still being compared by meaning, figures may change.
  refetchInterval: ({ state: { data } }) => (data && data.meaning.done < data.meaning.of ? PACE : false),
});

/** One candidate. Who asks for it is written down. */
export const profileQuery = (uid: string) =>
  queryOptions({
    queryKey: [...NETWORK, 'profile', uid],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/talent-network/candidates/{uid}', { params: { path: { uid } }, signal })),
  });

/** What they have said is still right. */
export const confirmCandidate = (uid: string) =>
  ask(api.POST('/api/talent-network/candidates/{uid}/confirm', { params: { path: { uid } } }));

/** Takes this confirmation back; those of others stay. */
export const undoConfirmation = (uid: string, confirmation: string) =>
  ask(
    api.POST('/api/talent-network/candidates/{uid}/confirm/undo', {
      params: { path: { uid } },
      body: { confirmation },
    }),
  );
