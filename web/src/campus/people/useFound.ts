import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { indexQuery, type PeopleFilter, peopleQuery } from '../api';

const PACE = 3000;

/** Who is found, looked for again until it is by all that the index can do or is about to be able to. */
export function useFound(filter: PeopleFilter) {
  const queries = useQueryClient();
  const found = useQuery({
    ...peopleQuery(filter),
    refetchInterval: ({ state: { data } }) =>
      data && isPassing(data.mode, queries.getQueryData(indexQuery.queryKey)) ? PACE : false,
  });
  const isLess = found.data !== undefined && found.data.mode !== 'words and meaning';
  const index = useQuery({ ...indexQuery, enabled: isLess });
  return { found, index: index.data };
}

/** Whether there is more to come. Before the index has said anything there may be. */
function isPassing(mode: Schemas['SearchMode'], index: Schemas['IndexState'] | undefined): boolean {
  if (mode === 'building') return index?.readiness !== 'empty';
  return mode === 'words' && (index?.meaning === 'available' || Boolean(index?.building));
}
