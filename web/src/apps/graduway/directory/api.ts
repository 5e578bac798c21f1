import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { type Chip, PER_PAGE } from './filter';

/** Everything that the directory shows. */
export const DIRECTORY = ['graduway', 'directory'];

/** What is made of a sentence. The same sentence is read the same way all day. */
export const compileQuery = (text: string) =>
  queryOptions({
    queryKey: [...DIRECTORY, 'compile', text],
    queryFn: ({ signal }) => ask(api.POST('/api/graduway/directory/compile', { body: { text }, signal })),
    staleTime: 300_000,
  });

export const peopleQuery = (chips: readonly Chip[], page: number) =>
  queryOptions({
    queryKey: [...DIRECTORY, 'people', chips, page],
    queryFn: ({ signal }) => {
      const body = { chips: [...chips], offset: (page - 1) * PER_PAGE, limit: PER_PAGE };
      return ask(api.POST('/api/graduway/directory/search', { body, signal }));
    },
    placeholderData: keepPreviousData,
  });

export const countsQuery = (chips: readonly Chip[], by: Schemas['DirectoryGrouping']) =>
  queryOptions({
    queryKey: [...DIRECTORY, 'counts', chips, by],
    queryFn: ({ signal }) =>
      ask(api.POST('/api/graduway/directory/counts', { body: { chips: [...chips], by }, signal })),
    placeholderData: keepPreviousData,
  });

export const seriesQuery = (chips: readonly Chip[]) =>
  queryOptions({
    queryKey: [...DIRECTORY, 'series', chips],
    queryFn: ({ signal }) =>
      ask(api.POST('/api/graduway/directory/series', { body: { chips: [...chips] }, signal })),
    placeholderData: keepPreviousData,
  });

export const mapQuery = (chips: readonly Chip[]) =>
  queryOptions({
    queryKey: [...DIRECTORY, 'map', chips],
    queryFn: ({ signal }) =>
      ask(api.POST('/api/graduway/directory/map', { body: { chips: [...chips] }, signal })),
    placeholderData: keepPreviousData,
  });
