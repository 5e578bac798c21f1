import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { PER_PAGE, ROUNDS } from '../api';
import type { RoundMethod, RoundRunState, RoundSide } from '../types';

const RUN = '/api/matchmaking/runs/{id}';

/** How often it is asked how far a run is; its job tells more often. */
const PACE = 2000;

export const isUnderWay = (state: RoundRunState) => state === 'waiting' || state === 'running';

export const runsQuery = (id: string) =>
  queryOptions({
    queryKey: [...ROUNDS, 'runs', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/matchmaking/rounds/{id}/runs', { params: { path: { id } }, signal })),
    select: ({ runs }) => runs,
    refetchInterval: ({ state: { data } }) =>
      data?.runs.some(({ state }) => isUnderWay(state)) ? PACE : false,
  });

export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...ROUNDS, 'run', id],
    queryFn: ({ signal }) => ask(api.GET(RUN, { params: { path: { id } }, signal })),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data.state) ? PACE : false),
  });

export const startRun = (id: string, seen: number) =>
  ask(api.POST('/api/matchmaking/rounds/{id}/runs', { params: { path: { id } }, body: { seen } }));

export type RoundPairSort = 'value' | 'student' | 'mentor' | 'choice';

type Pairs = { method: RoundMethod; sort: RoundPairSort; page: number; person?: number };

export const pairsQuery = (run: string, { page, ...wanted }: Pairs) =>
  queryOptions({
    queryKey: [...ROUNDS, 'pairs', run, wanted, page],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/matchmaking/runs/{id}/pairs', {
          params: { path: { id: run }, query: { ...wanted, offset: (page - 1) * PER_PAGE, limit: PER_PAGE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Pairs who would rather have each other, by name. */
export const blockingQuery = (run: string, method: RoundMethod) =>
  queryOptions({
    queryKey: [...ROUNDS, 'blocking', run, method],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/matchmaking/runs/{id}/blocking', {
          params: { path: { id: run }, query: { method } },
          signal,
        }),
      ),
  });

type Unmatched = { method: RoundMethod; side?: RoundSide; page: number };

export const unmatchedQuery = (run: string, { page, ...wanted }: Unmatched) =>
  queryOptions({
    queryKey: [...ROUNDS, 'unmatched', run, wanted, page],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/matchmaking/runs/{id}/unmatched', {
          params: { path: { id: run }, query: { ...wanted, offset: (page - 1) * PER_PAGE, limit: PER_PAGE } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const graphQuery = (run: string, person: number | undefined) =>
  queryOptions({
    queryKey: [...ROUNDS, 'graph', run, person],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/matchmaking/runs/{id}/graph', {
          params: { path: { id: run }, query: { person } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

export const askWhatIf = (run: string, body: Schemas['AskRoundWhatIf']) =>
  ask(api.POST('/api/matchmaking/runs/{id}/what-if', { params: { path: { id: run } }, body }));

/** The answer to such a question, asked for again until it is there. */
export const whatIfQuery = (job: string) =>
  queryOptions({
    queryKey: [...ROUNDS, 'what-if', job],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/matchmaking/what-ifs/{id}', { params: { path: { id: job } }, signal })),
    refetchInterval: ({ state: { data } }) => (data && !isUnderWay(data.state) ? false : PACE / 2),
  });

export const publish = (run: string, method: RoundMethod) =>
  ask(api.POST('/api/matchmaking/runs/{id}/publish', { params: { path: { id: run } }, body: { method } }));

export const takeBack = (id: string) =>
  ask(api.POST('/api/matchmaking/rounds/{id}/take-back', { params: { path: { id } } }));

export const exportAddress = (run: string, method: RoundMethod, format: 'csv' | 'json') =>
  `/api/matchmaking/runs/${encodeURIComponent(run)}/export.${format}?method=${method}`;
