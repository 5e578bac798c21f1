import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { indexQuery, paceWithoutCampus, peopleQuery } from '../api';
import { type Filter, toQuery } from './filter';

const PACE = 3000;

/** The words and the page of a search. */
export type Shown = { q: string | undefined; page: number };

/** Who is found, looked for again until it is by all that the index can do or is about to be able to. */
export function useFound(filter: Filter, page: number) {
  const queries = useQueryClient();
  const found = useQuery({
    ...peopleQuery(toQuery(filter, page)),
    refetchInterval: ({ state }) => {
      const index = queries.getQueryData(indexQuery.queryKey);
      const pace = state.data ? paceOf(state.data.mode, index) : false;
      return pace && index?.readiness === 'empty' ? paceWithoutCampus(state) : pace;
    },
  });
  const isLess = found.data !== undefined && found.data.mode !== 'words and meaning';
  const index = useQuery({ ...indexQuery, enabled: isLess });
  const isAnswered = found.data !== undefined && !found.isPlaceholderData;
  const shown = useShown({ q: filter.q, page }, isAnswered);
  return { found, shown, index: index.data };
}

/** What those on the screen were looked for by: the search before, while the answer to the next is on its way. */
function useShown(asked: Shown, isAnswered: boolean): Shown {
  const [shown, setShown] = useState(asked);
  const isNew = asked.q !== shown.q || asked.page !== shown.page;
  if (isAnswered && isNew) setShown(asked);
  return shown;
}

/** How soon there may be more to come. Before the index has said anything it may be soon. */
function paceOf(mode: Schemas['SearchMode'], index: Schemas['IndexState'] | undefined): number | false {
  if (mode === 'building') return PACE;
  const isPassing = mode === 'words' && (index?.meaning === 'available' || Boolean(index?.building));
  return isPassing ? PACE : false;
}
