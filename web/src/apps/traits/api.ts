import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, failureOf, type Schemas } from '@/api/client';
import type { TraitConflict, TraitDetail } from './types';

/** Everything about traits and departments: what changes one may change what is shown of the other. */
export const TRAITS = ['traits'];

export type TraitFilter = {
  q?: string;
  department?: string;
  framework?: string;
  state?: 'active' | 'archived' | 'all' | 'deleted';
  sort?: 'name' | 'updated' | 'usage';
};

/** As many as the server gives at once. */
const PAGE = 200;

export const traitsQuery = (filter: TraitFilter) =>
  infiniteQueryOptions({
    queryKey: [...TRAITS, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      ask(
        api.GET('/api/traits', {
          params: { query: { ...filter, limit: PAGE, ...(pageParam && { after: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });

export const traitQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'trait', id],
    queryFn: () => ask(api.GET('/api/traits/{id}', { params: { path: { id } } })),
  });

export const usageQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'usage', id],
    queryFn: () => ask(api.GET('/api/traits/{id}/usage', { params: { path: { id } } })),
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'versions', id],
    queryFn: () => ask(api.GET('/api/traits/{id}/versions', { params: { path: { id } } })),
    select: ({ versions }) => versions,
  });

export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: [...TRAITS, 'versions', id, number],
    queryFn: () => ask(api.GET('/api/traits/{id}/versions/{number}', { params: { path: { id, number } } })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const frameworksQuery = queryOptions({
  queryKey: [...TRAITS, 'frameworks'],
  queryFn: () => ask(api.GET('/api/traits/frameworks')),
  select: ({ frameworks }) => frameworks,
});

export const departmentsQuery = queryOptions({
  queryKey: [...TRAITS, 'departments'],
  queryFn: () => ask(api.GET('/api/departments')),
  select: ({ departments }) => departments,
});

export const createTrait = (body: Schemas['CreateTrait']) => ask(api.POST('/api/traits', { body }));

export const duplicateTrait = (id: string) =>
  ask(api.POST('/api/traits/{id}/duplicate', { params: { path: { id } } }));

export const archiveTrait = (id: string) =>
  ask(api.POST('/api/traits/{id}/archive', { params: { path: { id } } }));

export const unarchiveTrait = (id: string) =>
  ask(api.POST('/api/traits/{id}/unarchive', { params: { path: { id } } }));

export const deleteTrait = (id: string) => ask(api.DELETE('/api/traits/{id}', { params: { path: { id } } }));

export const restoreTrait = (id: string) =>
  ask(api.POST('/api/traits/{id}/restore', { params: { path: { id } } }));

export const changeTraits = (body: Schemas['ChangeTraits']) => ask(api.POST('/api/traits/bulk', { body }));

export const setCells = (cells: Schemas['SetCell'][]) =>
  ask(api.PUT('/api/departments/cells', { body: { cells } }));

/** What became of a change: it was kept, or somebody else was faster, and this is what the trait says now. */
export type Saved = { trait: TraitDetail } | { current: TraitDetail; message: string };

export const changeTrait = (id: string, body: Schemas['ChangeTrait']) =>
  orOvertaken(api.PUT('/api/traits/{id}', { params: { path: { id } }, body }));

export const undoChange = (id: string, version: number) =>
  orOvertaken(api.POST('/api/traits/{id}/undo', { params: { path: { id } }, body: { version } }));

export const restoreVersion = (id: string, number: number, version: number) =>
  orOvertaken(
    api.POST('/api/traits/{id}/versions/{number}/restore', {
      params: { path: { id, number } },
      body: { version },
    }),
  );

export const mergeTraits = (id: string, body: Schemas['MergeTraits']) =>
  orOvertaken(api.POST('/api/traits/{id}/merge', { params: { path: { id } }, body }));

type Call = Promise<{ data?: TraitDetail; error?: unknown; response: Response }>;

async function orOvertaken(call: Call): Promise<Saved> {
  const { data, error, response } = await call.catch(() => ({
    data: undefined,
    error: undefined,
    response: Response.error(),
  }));
  if (data) return { trait: data };
  const conflict = error as TraitConflict | undefined;
  if (conflict?.current) return { current: conflict.current, message: conflict.message };
  throw failureOf(error, response.status);
}
