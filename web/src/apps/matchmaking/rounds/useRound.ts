import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Kind, useSaving } from '@/saving/useSaving';
import { ROUNDS, roundQuery, saveRound } from './api';
import { isSamePlan } from './plan';
import type { Round, RoundPlan } from './types';

/** What of a round is changed on its page. */
type Draft = { name: string; plan: RoundPlan };

const KIND: Kind<Round, Draft> = {
  name: 'round',
  draftOf: ({ name, plan }) => ({ name, plan }),
  isSame: (one, other) => one.name === other.name && isSamePlan(one.plan, other.plan),
  // A round without a name keeps the one it had: everything else is saved.
  save: ({ id, name, revision }, draft) =>
    saveRound(id, { name: draft.name.trim() || name, plan: draft.plan, seen: revision }),
  keyOf: (id) => roundQuery(id).queryKey,
  list: [...ROUNDS, 'list'],
};

/** A round as it is changed on its page. */
export function useRound(round: Round) {
  const queries = useQueryClient();
  const saving = useSaving(round, KIND);
  return useMemo(
    () => ({
      ...saving,
      round,
      rename: (name: string) => saving.put({ name }, 'name'),
      put: (plan: RoundPlan, what: string) => saving.put({ plan }, what),
      /** Somebody else may have saved: looks what the round says now. */
      refresh: () => queries.invalidateQueries({ queryKey: roundQuery(round.id).queryKey }),
    }),
    [round, saving, queries],
  );
}

export type Editing = ReturnType<typeof useRound>;
