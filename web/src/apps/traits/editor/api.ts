import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { type Form, toDraft } from './form';
import { TRAITS, type TraitName } from './traits';

/** The draft of a trait that is not there yet has this id. */
export const NEW = 'new';

/** One's own draft. It is looked for each time the page is opened, and then never again. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['trait-draft', id],
    queryFn: () => ask(api.GET('/api/traits/{id}/draft', { params: { path: { id } } })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** A request that outlives its page may be no longer than this. */
const LONGEST_LAST = 60_000;
/** What takes longer is sent again. Saving waits for it. */
const PATIENCE = 15_000;

export function putDraft(id: string, form: Form, version: number | null) {
  const content = toDraft(form);
  return ask(
    api.PUT('/api/traits/{id}/draft', {
      params: { path: { id } },
      // The contract cannot say more than that it is an object.
      body: { content: content as unknown as Record<string, never>, baseVersion: version },
      keepalive: new Blob([JSON.stringify(content)]).size < LONGEST_LAST,
      signal: AbortSignal.timeout(PATIENCE),
    }),
  );
}

export const deleteDraft = (id: string) =>
  ask(api.DELETE('/api/traits/{id}/draft', { params: { path: { id } } }));

/** What the check says of these texts. They come with it: its places are places in them. */
export const checkQuery = (texts: Schemas['UnfinishedTrait']) =>
  queryOptions({
    queryKey: ['trait-check', texts],
    queryFn: async ({ signal }) => {
      const { findings } = await ask(api.POST('/api/traits/check', { body: texts, signal }));
      return { texts, findings };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** The server also finds words of the definitions: those whose names have them may be far down. */
const MOST_FOUND = 100;
const MOST_OFFERED = 8;

/** Traits to choose from. Those come first whose names begin like that. */
export const namesQuery = (q: string) =>
  queryOptions({
    queryKey: [...TRAITS, 'names', q],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/traits', { params: { query: { q, limit: MOST_FOUND } }, signal })),
    select: ({ traits }): TraitName[] =>
      traits
        .map(({ id, name }) => ({ id, name }))
        .toSorted((one, other) => rank(one.name, q) - rank(other.name, q))
        .slice(0, MOST_OFFERED),
    placeholderData: keepPreviousData,
  });

function rank(name: string, sought: string): number {
  const at = name.toLowerCase().indexOf(sought.toLowerCase());
  return at < 0 ? Number.MAX_SAFE_INTEGER : at;
}
