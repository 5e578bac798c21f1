import { useQueryClient } from '@tanstack/react-query';
import { PEOPLE } from '@/campus/api';
import { DIRECTORY } from '../directory/api';
import { QUALITY_KEY } from './api';

/** A decision may change whom the directory finds and what a record says. */
export function useRefresh() {
  const queries = useQueryClient();
  return () => {
    for (const queryKey of [QUALITY_KEY, PEOPLE, DIRECTORY]) void queries.invalidateQueries({ queryKey });
  };
}
