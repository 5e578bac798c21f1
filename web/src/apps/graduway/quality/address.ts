import type { Schemas } from '@/api/client';
import { KIND_NAMES } from './words';

export type Kind = Schemas['QualityKind'];
export type Which = (typeof WHICH)[number];
export type Sort = (typeof SORTS)[number];

/** Which part of the queue is worked through, and where one is in it. */
export type Shown = {
  kind: Kind | null;
  which: Which;
  sort: Sort;
  /** Only what is about this person. */
  person: number | null;
  item: string | null;
};

const WHICH = ['open', 'snoozed', 'decided', 'all'] as const;
const SORTS = ['urgent', 'oldest', 'newest'] as const;

export function readShown(search: URLSearchParams): Shown {
  const [kind, which, sort] = [search.get('kind'), search.get('which'), search.get('sort')];
  const person = search.get('person') ?? '';
  return {
    kind: KIND_NAMES.find((one) => one === kind) ?? null,
    which: WHICH.find((one) => one === which) ?? 'open',
    sort: SORTS.find((one) => one === sort) ?? 'urgent',
    person: /^\d{1,9}$/.test(person) ? Number(person) : null,
    item: search.get('item'),
  };
}

export function writeShown({ kind, which, sort, person, item }: Shown): URLSearchParams {
  const search = new URLSearchParams();
  if (kind) search.set('kind', kind);
  if (which !== 'open') search.set('which', which);
  if (sort !== 'urgent') search.set('sort', sort);
  if (person !== null) search.set('person', String(person));
  if (item) search.set('item', item);
  return search;
}

/** The list, as it is asked for. */
export const listOf = ({ kind, which, sort, person }: Shown) => ({
  ...(kind && { kind }),
  ...(person !== null && { person }),
  which,
  sort,
});

export type ListQuery = ReturnType<typeof listOf>;
