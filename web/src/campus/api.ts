import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { paths } from '@/api/schema';

export type PersonRecord = Schemas['PersonRecord'];
export type PersonConsent = Schemas['PersonConsent'];
export type ConsentField = Schemas['ConsentField'];
export type FoundPerson = Schemas['FoundPerson'];

export type PeopleFilter = NonNullable<paths['/api/people']['get']['parameters']['query']>;

/** Everything about people: a change of one shows wherever they are found. */
export const PEOPLE = ['people'];

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [...PEOPLE, 'record', id],
    queryFn: ({ signal }) => ask(api.GET('/api/people/{id}', { params: { path: { id } }, signal })),
  });

/** Who is found. A search that nobody waits for any more is given up. */
export const peopleQuery = (filter: PeopleFilter) =>
  queryOptions({
    queryKey: [...PEOPLE, 'found', filter],
    queryFn: ({ signal }) => ask(api.GET('/api/people', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
  });

const PACE_WITHOUT_CAMPUS = 15_000;
const MOST_LOOKS = 40;

/**
 * Nobody says when there will be a campus: it is looked for now and then. Not for ever: whoever asks is taken for
 * somebody at work, and stays signed in.
 */
export const paceWithoutCampus = ({ dataUpdateCount }: { dataUpdateCount: number }): number | false =>
  dataUpdateCount < MOST_LOOKS && PACE_WITHOUT_CAMPUS;

/** How far the index is, asked again and again while it is being made. */
export const indexQuery = queryOptions({
  queryKey: [...PEOPLE, 'index'],
  queryFn: () => ask(api.GET('/api/people/index')),
  staleTime: 0,
  refetchInterval: ({ state }) => {
    if (state.data?.readiness === 'building' || state.data?.building) return 2000;
    return state.data?.readiness === 'empty' && paceWithoutCampus(state);
  },
});

export const updateConsent = (id: number, field: ConsentField, body: Schemas['UpdateConsent']) =>
  ask(api.PATCH('/api/people/{id}/consents/{field}', { params: { path: { id, field } }, body }));

export const undoConsent = (seq: number) =>
  ask(api.POST('/api/people/consents/{seq}/undo', { params: { path: { seq } } }));
