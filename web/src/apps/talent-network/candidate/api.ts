import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { NETWORK } from '../api';

/** Exactly what an employer sees of somebody. */
export const employerViewQuery = (uid: string) =>
  queryOptions({
    queryKey: [...NETWORK, 'employer-view', uid],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/talent-network/candidates/{uid}/employer-view', {
          params: { path: { uid } },
          signal,
        }),
      ),
  });

export const setStage = (uid: string, body: Schemas['SetNetworkStage']) =>
  ask(api.POST('/api/talent-network/candidates/{uid}/stage', { params: { path: { uid } }, body }));

/** Takes this step back, while it is the last that is in force. */
export const undoStage = (uid: string, step: string) =>
  ask(
    api.POST('/api/talent-network/candidates/{uid}/stage/undo', {
      params: { path: { uid } },
      body: { step },
    }),
  );
