import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { RANKED } from '../api';
import type { TalentRole } from '../types';

/** Two to four candidates side by side. That they were looked at is written down. */
export const comparisonQuery = ({ id, revision }: TalentRole, body: Schemas['CompareCandidates']) =>
  queryOptions({
    queryKey: [...RANKED, id, 'comparison', revision, body],
    queryFn: ({ signal }) =>
      ask(api.POST('/api/role-matching/roles/{id}/comparison', { params: { path: { id } }, body, signal })),
    // No name outlives the switch to blind.
    placeholderData: (before) => (before?.isBlind === body.blind ? before : undefined),
  });
