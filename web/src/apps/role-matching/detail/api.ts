import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { RANKED } from '../api';
import type { Decided } from '../ranking/useDecide';
import type { CandidateDetail, Receipt, TalentRole } from '../types';

export type Looked = {
  uid: string;
  isBlind: boolean;
  /** By the role as it would be. */
  whatIf: Schemas['RoleWhatIf'] | null;
};

const keyOf = (role: string, uid: string) => [...RANKED, role, 'candidate', uid];

/** All that speaks for and against somebody. That it was looked at is written down. */
export const detailQuery = ({ id, revision }: TalentRole, { uid, isBlind, whatIf }: Looked) =>
  queryOptions({
    queryKey: [...keyOf(id, uid), revision, isBlind, whatIf],
    queryFn: ({ signal }) => {
      const path = { id, uid };
      const address = '/api/role-matching/roles/{id}/candidates/{uid}';
      return whatIf
        ? ask(api.POST(address, { params: { path }, body: { whatIf, blind: isBlind }, signal }))
        : ask(api.GET(address, { params: { path, query: { blind: isBlind } }, signal }));
    },
    // While a weight moves, whoever is open stays; but no name outlives the switch to blind.
    placeholderData: (before) => (before?.id === uid && before.isBlind === isBlind ? before : undefined),
  });

/** Whom a decision is about, with what was decided last and why. */
export const decidedOf = (detail: CandidateDetail): Decided => ({
  ...detail,
  reason: detail.history[0]?.reason,
});

/** The same of somebody who was looked at, by what is known here. Nothing if nobody has looked. */
export function findDecided(
  queries: QueryClient,
  role: string,
  uid: string,
  isBlind: boolean,
): Decided | null {
  const [newest] = queries
    .getQueryCache()
    .findAll({ queryKey: keyOf(role, uid) })
    .filter(({ state }) => (state.data as CandidateDetail | undefined)?.isBlind === isBlind)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return newest ? decidedOf(newest.state.data as CandidateDetail) : null;
}

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
