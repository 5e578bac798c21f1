import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';

/** So many are on a page of the ranking. */
export const PER_PAGE = 10;

const FITS = ['matchmaking', 'fits'];

/** Who fits. A ranking that nobody waits for any more is given up; the one before stays until the next is there. */
export const fitsQuery = (body: Schemas['FindFits']) =>
  queryOptions({
    queryKey: [...FITS, body],
    queryFn: ({ signal }) => ask(api.POST('/api/matchmaking/fits', { body, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const whyQuery = (body: Schemas['ExplainFit']) =>
  queryOptions({
    queryKey: [...FITS, 'why', body],
    queryFn: ({ signal }) => ask(api.POST('/api/matchmaking/fits/why', { body, signal })),
    retry: false,
  });

export const whatIfQuery = (body: Schemas['TryFits']) =>
  queryOptions({
    queryKey: [...FITS, 'what-if', body],
    queryFn: ({ signal }) => ask(api.POST('/api/matchmaking/fits/what-if', { body, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });
