import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { RANKED } from '../api';
import type { TalentRole } from '../types';

type Asked = { whatIf: Schemas['RoleWhatIf'] | null; cut: number | null };

/** How groups fare at the line, and at the median. Nobody is named in it. */
export const fairnessQuery = ({ id, revision }: TalentRole, asked: Asked) =>
  queryOptions({
    queryKey: [...RANKED, id, 'fairness', revision, asked],
    queryFn: ({ signal }) =>
      ask(
        api.POST('/api/role-matching/roles/{id}/fairness', {
          params: { path: { id } },
          body: asked,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Exchanges what must not count in a part of the ranking, and counts whose score has moved. */
export const probeSwaps = (id: string, body: Schemas['ProbeRoleSwaps'], signal: AbortSignal) =>
  ask(api.POST('/api/role-matching/roles/{id}/swaps', { params: { path: { id } }, body, signal }));
