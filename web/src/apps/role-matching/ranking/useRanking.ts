import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TalentRole } from '../types';
import { questionOf, rankingQuery } from './api';
import type { View } from './view';

/** Who is ranked where, as the address asks for it. */
export function useRanking(role: TalentRole, view: View) {
  const question = useMemo(() => questionOf(role, view), [role, view]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(rankingQuery(role, question));
  return {
    ranking: data,
    error,
    isFetching,
    /** The ranking is that of another question. */
    isOld: isPlaceholderData,
    retry: () => void refetch(),
  };
}

export type Ranked = ReturnType<typeof useRanking>;
