import type { TraitFilter } from '../api';

export type View = 'cards' | 'table';

export const STATES: Record<NonNullable<TraitFilter['state']>, string> = {
  active: 'Active',
  archived: 'Archived',
  all: 'Active and archived',
  deleted: 'Deleted',
};

export const SORTS: Record<NonNullable<TraitFilter['sort']>, string> = {
  name: 'Name',
  updated: 'Last changed',
  usage: 'Most used',
};

const TEXTS = { q: 200, department: 128, framework: 100 } as const;
const CHOICES = { state: STATES, sort: SORTS } as const;
const NAMES = [...Object.keys(TEXTS), ...Object.keys(CHOICES)] as (keyof TraitFilter)[];

/** What the server takes as said if nothing is. */
const DEFAULTS: TraitFilter = { state: 'active', sort: 'name' };

/** The filter an address names. What the server would refuse is left out, and so is what goes without saying. */
export function readFilter(search: URLSearchParams): TraitFilter {
  const filter: Record<string, string> = {};
  for (const [name, longest] of Object.entries(TEXTS)) {
    const text = search.get(name)?.slice(0, longest);
    if (text?.trim()) filter[name] = text;
  }
  for (const [name, known] of Object.entries(CHOICES)) {
    const choice = search.get(name);
    if (choice && Object.hasOwn(known, choice)) filter[name] = choice;
  }
  return withoutDefaults(filter);
}

export function readView(search: URLSearchParams): View | null {
  const view = search.get('view');
  return view === 'cards' || view === 'table' ? view : null;
}

/** The filter and the view as an address has them, always in one order. */
export function writeSearch(filter: TraitFilter, view?: View | null): URLSearchParams {
  const said = withoutDefaults(filter);
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = said[name];
    if (value) search.set(name, value);
  }
  if (view) search.set('view', view);
  return search;
}

/** What to ask the server for. */
export function toQuery(filter: TraitFilter): TraitFilter {
  return withoutDefaults({ ...filter, q: filter.q?.trim() || undefined });
}

/** How many filters narrow the list besides the words. */
export const countFilters = ({ department, framework, state }: TraitFilter) =>
  [department, framework, state].filter(Boolean).length;

/** The same list as a file. */
export function exportAddress(format: 'csv' | 'json', filter: TraitFilter = {}): string {
  const query = writeSearch(toQuery(filter)).toString();
  return `/api/traits/export.${format}${query && `?${query}`}`;
}

function withoutDefaults(filter: TraitFilter): TraitFilter {
  const said = NAMES.filter((name) => filter[name] && filter[name] !== DEFAULTS[name]);
  return Object.fromEntries(said.map((name) => [name, filter[name]]));
}
