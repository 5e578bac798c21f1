import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { PER_PAGE, ROUNDS } from '../api';
import type { RoundSide } from '../types';

const ALL = '/api/matchmaking/rounds/{id}/rankings';
const ONE = '/api/matchmaking/rounds/{id}/rankings/{field}/{number}';

export type Whose = { id: string; side: RoundSide; person: number };

const path = ({ id, side, person }: Whose) => ({ id, field: side, number: person });

/** The lists of one side that were ranked by hand. */
export const rankingsQuery = (id: string, side: RoundSide, page: number) =>
  queryOptions({
    queryKey: [...ROUNDS, 'rankings', id, side, page],
    queryFn: ({ signal }) =>
      ask(
        api.GET(ALL, {
          params: { path: { id }, query: { side, offset: (page - 1) * PER_PAGE, limit: PER_PAGE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One list; nothing if there is none. */
export const rankingQuery = (whose: Whose) =>
  queryOptions({
    queryKey: [...ROUNDS, 'ranking', whose],
    queryFn: async ({ signal }) => {
      const found = await ask(api.GET(ONE, { params: { path: path(whose) }, signal }));
      return found.ranking ?? null;
    },
  });

export const putRanking = (whose: Whose, body: Schemas['PutRoundRanking']) =>
  ask(api.PUT(ONE, { params: { path: path(whose) }, body }));

export const deleteRanking = (whose: Whose, seen: number) =>
  ask(api.DELETE(ONE, { params: { path: path(whose), query: { seen } } }));
