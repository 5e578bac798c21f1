import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, failureOf, type Schemas } from '@/api/client';
import type { AwardYear, Family, Sample, Worksheet } from './types';

/** As the contract has it: there, amounts may be left out. */
export const sent = (worksheet: Worksheet): Schemas['AidWorksheet'] => worksheet;

/** Everything that is kept of families: a change of one shows in the list. */
export const FAMILIES = ['financial-aid', 'families'];

export const familiesQuery = queryOptions({
  queryKey: FAMILIES,
  queryFn: () => ask(api.GET('/api/financial-aid/families')),
  select: ({ families }) => families,
});

export const familyQuery = (id: string) =>
  queryOptions({
    queryKey: [...FAMILIES, id],
    queryFn: () =>
      ask(api.GET('/api/financial-aid/families/{id}', { params: { path: { id } } })) as Promise<Family>,
  });

/** How a family was before. What waits to be saved belongs to it, so it is saved first. */
export const versionsQuery = (id: string, flush: () => Promise<void>) =>
  queryOptions({
    queryKey: [...FAMILIES, id, 'versions'],
    queryFn: async () => {
      await flush();
      return ask(api.GET('/api/financial-aid/families/{id}/versions', { params: { path: { id } } }));
    },
    select: ({ versions }) => versions,
    staleTime: 0,
  });

const FOREVER = { staleTime: Number.POSITIVE_INFINITY };

export const yearsQuery = queryOptions({
  queryKey: ['financial-aid', 'years'],
  queryFn: () => ask(api.GET('/api/financial-aid/years')),
  ...FOREVER,
});

export const samplesQuery = queryOptions({
  queryKey: ['financial-aid', 'samples'],
  queryFn: () => ask(api.GET('/api/financial-aid/samples')) as Promise<{ samples: Sample[] }>,
  select: ({ samples }) => samples,
  ...FOREVER,
});

/** What a worksheet comes to. The same answers have the same result, so it is asked for once. */
export const estimateQuery = (worksheet: Worksheet) =>
  queryOptions({
    queryKey: ['financial-aid', 'estimate', worksheet],
    queryFn: ({ signal }) => ask(api.POST('/api/financial-aid/estimates', { body: { worksheet }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });

/** The questions of a year. */
export const formQuery = (year: AwardYear) =>
  queryOptions({
    queryKey: ['financial-aid', 'form', year],
    queryFn: () => ask(api.GET('/api/financial-aid/form', { params: { query: { year } } })),
    placeholderData: keepPreviousData,
    ...FOREVER,
  });

/** Which of them matter for these answers. */
export const askedQuery = (worksheet: Worksheet) =>
  queryOptions({
    queryKey: ['financial-aid', 'asked', worksheet],
    queryFn: ({ signal }) => ask(api.POST('/api/financial-aid/form/asked', { body: { worksheet }, signal })),
    select: ({ fields }) => fields,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: 60_000,
  });

/** Without a worksheet it begins with no answers at all. */
export const createFamily = (name: string, worksheet?: Worksheet) =>
  ask(api.POST('/api/financial-aid/families', { body: { name, worksheet } })) as Promise<Family>;

export const deleteFamily = (id: string) =>
  ask(api.DELETE('/api/financial-aid/families/{id}', { params: { path: { id } } }));

export const restoreFamily = (id: string) =>
  ask(api.POST('/api/financial-aid/families/{id}/restore', { params: { path: { id } } }));

/** What became of a change: it was kept, or another window was faster, and this is what the family says now. */
export type Saved = { family: Family } | { current: Family; message: string };

export type Saving = { name: string; worksheet: Worksheet; seen: number };

export const saveFamily = (id: string, body: Saving) =>
  orOvertaken(
    api.PUT('/api/financial-aid/families/{id}', {
      params: { path: { id } },
      body,
      // It outlives the page: the tab may be closing.
      keepalive: true,
    }),
  );

export const restoreVersion = (id: string, revision: number, seen: number) =>
  orOvertaken(
    api.POST('/api/financial-aid/families/{id}/versions/{number}/restore', {
      params: { path: { id, number: revision } },
      body: { seen },
    }),
  );

type Call = Promise<{ data?: unknown; error?: unknown; response: Response }>;

async function orOvertaken(call: Call): Promise<Saved> {
  const { data, error, response } = await call.catch(() => ({
    data: undefined,
    error: undefined,
    response: Response.error(),
  }));
  if (data) return { family: data as Family };
  const conflict = error as { current?: Family; message: string } | undefined;
  if (conflict?.current) return { current: conflict.current, message: conflict.message };
  throw failureOf(error, response.status);
}
