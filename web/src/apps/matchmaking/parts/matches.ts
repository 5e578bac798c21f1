import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { Tint } from '@/ui/Pill';

export type MentoringMatch = Schemas['MentoringMatch'];

/** Everything about matches. */
export const MATCHES = ['matchmaking', 'matches'];

export const MATCHES_PER_PAGE = 50;

export const MATCH_STATES: Record<MentoringMatch['state'], { label: string; tint: Tint }> = {
  proposed: { label: 'Proposed', tint: 'indigo' },
  accepted: { label: 'Both said yes', tint: 'green' },
  declined: { label: 'Declined', tint: 'orange' },
  active: { label: 'Active', tint: 'green' },
  ended: { label: 'Ended', tint: 'gray' },
};

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: [...MATCHES, 'one', id],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/matchmaking/matches/{id}', { params: { path: { id } }, signal })),
  });

/** What a round has put in force. */
export const roundMatchesQuery = (round: string, page: number) =>
  queryOptions({
    queryKey: [...MATCHES, 'round', round, page],
    queryFn: ({ signal }) => {
      const query = { round, offset: (page - 1) * MATCHES_PER_PAGE, limit: MATCHES_PER_PAGE };
      return ask(api.GET('/api/matchmaking/matches', { params: { query }, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const endMatch = (id: string, revision: number) =>
  ask(api.POST('/api/matchmaking/matches/{id}/end', { params: { path: { id } }, body: { revision } }));

export const reopenMatch = (id: string, revision: number) =>
  ask(api.POST('/api/matchmaking/matches/{id}/reopen', { params: { path: { id } }, body: { revision } }));
