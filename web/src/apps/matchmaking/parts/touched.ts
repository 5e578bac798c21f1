import { useQueryClient } from '@tanstack/react-query';
import { MATCHES } from './matches';

/** Where a place that is free or taken shows. */
export const TOUCHED = [
  MATCHES,
  ['matchmaking', 'introductions'],
  ['matchmaking', 'fits'],
  ['matchmaking', 'rounds', 'cohort'],
  ['matchmaking', 'rounds', 'members'],
];

/** Looks again wherever a place shows. */
export function useTouched() {
  const queries = useQueryClient();
  return () => Promise.all(TOUCHED.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
