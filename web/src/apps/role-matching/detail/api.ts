import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { RANKED } from '../api';
import type { Receipt, TalentRole } from '../types';

/** All that speaks for and against somebody. That it was looked at is written down. */
export const detailQuery = ({ id, revision }: TalentRole, uid: string, isBlind: boolean) =>
  queryOptions({
    queryKey: [...RANKED, id, 'candidate', uid, revision, isBlind],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/role-matching/roles/{id}/candidates/{uid}', {
          params: { path: { id, uid }, query: { blind: isBlind } },
          signal,
        }),
      ),
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
