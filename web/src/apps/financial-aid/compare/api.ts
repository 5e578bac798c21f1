import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import type { WorkedOut, Worksheet } from '../types';

/** The same answers in every award year, the oldest first. */
export const comparisonQuery = (worksheet: Worksheet) =>
  queryOptions({
    queryKey: ['financial-aid', 'comparison', worksheet],
    queryFn: ({ signal }) =>
      ask(api.POST('/api/financial-aid/comparisons', { body: { worksheet }, signal })) as Promise<{
        years: WorkedOut[];
      }>,
    select: ({ years }) => years,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });
