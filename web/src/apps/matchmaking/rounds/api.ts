import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, isRefusal, type Schemas } from '@/api/client';
import { upload } from '@/api/upload';
import type { Sending } from '@/api/useUpload';
import { askToSignIn } from '@/identity/expiry/expiry';
import { currentSession } from '@/identity/session';
import { orOvertaken } from '@/saving/saved';
import type { RoundPlan, RoundSide } from './types';

/** Everything about rounds: a change of one shows in the list. */
export const ROUNDS = ['matchmaking', 'rounds'];

const ALL = '/api/matchmaking/rounds';
const ONE = '/api/matchmaking/rounds/{id}';

export const roundsQuery = queryOptions({
  queryKey: [...ROUNDS, 'list'],
  queryFn: ({ signal }) => ask(api.GET(ALL, { signal })),
  select: ({ rounds }) => rounds,
});

export const roundQuery = (id: string) =>
  queryOptions({
    queryKey: [...ROUNDS, 'one', id],
    queryFn: ({ signal }) => ask(api.GET(ONE, { params: { path: { id } }, signal })),
  });

export const versionsQuery = (id: string, revision: number) =>
  queryOptions({
    queryKey: [...ROUNDS, 'versions', id, revision],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/matchmaking/rounds/{id}/versions', { params: { path: { id } }, signal })),
    select: ({ versions }) => versions,
    // Where somebody is in the list of versions they stay while the next is on its way.
    placeholderData: keepPreviousData,
  });

export const createRound = (name: string) => ask(api.POST(ALL, { body: { name } }));

export const deleteRound = (id: string) => ask(api.DELETE(ONE, { params: { path: { id } } }));

export const restoreRound = (id: string) =>
  ask(api.POST('/api/matchmaking/rounds/{id}/restore', { params: { path: { id } } }));

export const saveRound = (id: string, body: Schemas['SaveRound']) =>
  orOvertaken(api.PUT(ONE, { params: { path: { id } }, body }));

export const restoreVersion = (id: string, number: number, seen: number) =>
  orOvertaken(
    api.POST('/api/matchmaking/rounds/{id}/versions/{number}/restore', {
      params: { path: { id, number } },
      body: { seen },
    }),
  );

/** Who would take part by a plan. The count before stays until the next is there. */
export const cohortQuery = (plan: RoundPlan) =>
  queryOptions({
    queryKey: [...ROUNDS, 'cohort', plan],
    queryFn: ({ signal }) => ask(api.POST('/api/matchmaking/rounds/cohort', { body: { plan }, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const PER_PAGE = 50;

type Page = { side: RoundSide; page: number };

export const membersQuery = (id: string, revision: number, { side, page }: Page) =>
  queryOptions({
    queryKey: [...ROUNDS, 'members', id, revision, side, page],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/matchmaking/rounds/{id}/people', {
          params: { path: { id }, query: { side, offset: (page - 1) * PER_PAGE, limit: PER_PAGE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

type PeopleFile = Sending & { id: string; side: RoundSide; seen: number; check: boolean };

/** Looks at a file of people, or puts them in place of the filter. */
export async function uploadPeople({ id, side, seen, check, file, ...options }: PeopleFile) {
  const query = new URLSearchParams({
    side,
    name: file.name.slice(-200),
    seen: String(seen),
    check: String(check),
  });
  const address = `/api/matchmaking/rounds/${encodeURIComponent(id)}/people?${query}`;
  try {
    return await upload<Schemas['RoundFileAnswer']>({
      address,
      file,
      token: currentSession().csrfToken,
      ...options,
    });
  } catch (failure) {
    if (isRefusal(failure, 'session_expired', 'no_authenticated_user')) askToSignIn();
    throw failure;
  }
}
