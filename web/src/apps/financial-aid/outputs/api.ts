import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { asItIs } from '../imports/body';
import type { Worksheet } from '../types';
import type { Circumstance, Format } from './types';

/** A result as a file. Nothing is kept of it on the server. */
export const exportResult = (name: string, worksheet: Worksheet, format: Format) =>
  ask(
    api.POST('/api/financial-aid/exports', {
      body: { name, worksheet, format },
      parseAs: 'blob',
    }),
  ) as Promise<unknown> as Promise<Blob>;

/** Reckons an audit file again. */
export const replay = (file: File) => ask(api.POST('/api/financial-aid/replays', asItIs(file)));

export const checklistQuery = (worksheet: Worksheet) =>
  queryOptions({
    queryKey: ['financial-aid', 'checklist', worksheet],
    queryFn: ({ signal }) => ask(api.POST('/api/financial-aid/checklists', { body: { worksheet }, signal })),
    select: ({ tasks }) => tasks,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });

export const draftAppeal = (worksheet: Worksheet, circumstance: Circumstance) =>
  ask(api.POST('/api/financial-aid/appeals', { body: { worksheet, circumstance } }));
