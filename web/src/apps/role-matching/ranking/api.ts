import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { RANKED } from '../api';
import type { DecisionKind, RankCandidates, TalentRole } from '../types';
import { thatMatter, withChanges } from '../what-if/change';
import { PER_PAGE, type View } from './view';

const PACE = 10_000;

/** What a role would ask for, as the server takes it; nothing if it would ask for the same. */
export function whatIfOf({ requirements }: TalentRole, { changes }: View): Schemas['RoleWhatIf'] | null {
  const real = thatMatter(requirements, changes);
  return real.length === 0 ? null : { requirements: withChanges(requirements, real) };
}

/** A view as the server takes it. */
export function questionOf(role: TalentRole, view: View): RankCandidates {
  const { text, state, requirement, decision, musts, flags, band, selected } = view;
  return {
    whatIf: whatIfOf(role, view),
    cut: view.cut,
    blind: view.isBlind,
    filter: { text: text || null, state, requirement, decision, musts, flags, band, selected },
    sort: view.sort,
    offset: (view.page - 1) * PER_PAGE,
    limit: PER_PAGE,
  };
}

/** Everybody ranked for a role. The ranking before stays until the next is there, unless it says who they are. */
export const rankingQuery = ({ id, revision }: TalentRole, question: RankCandidates) =>
  queryOptions({
    queryKey: [...RANKED, id, 'ranking', revision, question],
    queryFn: ({ signal }) =>
      ask(
        api.POST('/api/role-matching/roles/{id}/ranking', {
          params: { path: { id } },
          body: question,
          signal,
        }),
      ),
    placeholderData: (before) => (before?.isBlind === question.blind ? before : undefined),
    // While résumés are still being compared by meaning, ranks may change.
    refetchInterval: ({ state: { data } }) => (data && data.meaning.done < data.meaning.of ? PACE : false),
  });

/** Nothing takes back what was decided. */
export const decide = (id: string, uid: string, kind: DecisionKind | null, reason: string) =>
  ask(
    api.PUT('/api/role-matching/roles/{id}/candidates/{uid}/decision', {
      params: { path: { id, uid } },
      body: { kind, reason },
    }),
  );
