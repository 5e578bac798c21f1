import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { RANKED } from '../api';
import type { Receipt, TalentRole } from '../types';

export type Looked = {
  uid: string;
  isBlind: boolean;
  /** By the role as it would be. */
  whatIf: Schemas['RoleWhatIf'] | null;
};

/** All that speaks for and against somebody. That it was looked at is written down. */
export const detailQuery = ({ id, revision }: TalentRole, { uid, isBlind, whatIf }: Looked) =>
  queryOptions({
    queryKey: [...RANKED, id, 'candidate', uid, revision, isBlind, whatIf],
    queryFn: ({ signal }) => {
      const path = { id, uid };
      const address = '/api/role-matching/roles/{id}/candidates/{uid}';
      return whatIf
        ? ask(api.POST(address, { params: { path }, body: { whatIf, blind: isBlind }, signal }))
        : ask(api.GET(address, { params: { path, query: { blind: isBlind } }, signal }));
    },
    // While a weight moves, whoever is open stays.
    placeholderData: (before) => (before?.id === uid ? before : undefined),
  });

/** What a score was reckoned from, line by line. */
export const receiptQuery = ({ id, revision }: TalentRole, uid: string) =>
  queryOptions({
    queryKey: [...RANKED, id, 'receipt', uid, revision],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/role-matching/roles/{id}/candidates/{uid}/receipt', {
          params: { path: { id, uid } },
          signal,
        }),
      ),
  });

/** Reckons a receipt again, from its lines alone. */
export const replay = (receipt: Receipt) =>
  ask(api.POST('/api/role-matching/receipts/replay', { body: receipt }));

/** Says that something about somebody was read or weighed wrongly. */
export const contest = (id: string, uid: string, body: Schemas['ContestCandidate']) =>
  ask(
    api.POST('/api/role-matching/roles/{id}/candidates/{uid}/contests', {
      params: { path: { id, uid } },
      body,
    }),
  );
