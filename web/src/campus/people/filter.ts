import type { Schemas } from '@/api/client';
import { formatCount, formatMoney } from '@/ui/numbers';
import type { PeopleFilter } from '../api';
import { KINDS, MENTORING, SENIORITIES } from '../words';

/** What has to be true of people in any case. Where one is in the list is apart from it. */
export type Filter = Omit<PeopleFilter, 'offset' | 'limit'>;

export const PER_PAGE = 25;
/** The server looks no further than this. */
const LAST_PAGE = 10_000 / PER_PAGE + 1;

const TEXTS = ['q', 'field', 'industry', 'place', 'skill', 'employer'] as const;
const RANGES = {
  classFrom: [1900, 2100],
  classTo: [1900, 2100],
  km: [1, 20_000],
  givenFrom: [0, 1_000_000_000],
} as const;
const CHOICES = { kind: KINDS, seniority: SENIORITIES, mentoring: MENTORING } as const;
const ANSWERS = ['gave', 'volunteered', 'candidate'] as const;

export type TextName = (typeof TEXTS)[number];
export type NumberName = keyof typeof RANGES;
export type AnswerName = (typeof ANSWERS)[number];

const LONGEST: Record<TextName, number> = {
  q: 500,
  field: 200,
  industry: 200,
  place: 200,
  skill: 200,
  employer: 200,
};

/** What is matched by its whole name: a part of it finds nobody. */
export const WHOLE_NAMES = {
  field: 'Field of study',
  industry: 'Industry',
  skill: 'Skill',
  employer: 'Employer',
} as const;

export type WholeName = keyof typeof WHOLE_NAMES;

/** The filter an address names. What the server would refuse is left out. */
export function readFilter(search: URLSearchParams): Filter {
  const filter: Record<string, unknown> = {};
  for (const name of TEXTS) {
    const text = search.get(name)?.slice(0, LONGEST[name]);
    if (text?.trim()) filter[name] = text;
  }
  for (const [name, [least, most]] of Object.entries(RANGES)) {
    const text = search.get(name) ?? '';
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) filter[name] = number;
  }
  for (const [name, known] of Object.entries(CHOICES)) {
    const choice = search.get(name);
    if (choice && Object.hasOwn(known, choice)) filter[name] = choice;
  }
  for (const name of ANSWERS) {
    const said = search.get(name);
    if (said === 'true' || said === 'false') filter[name] = said === 'true';
  }
  return filter;
}

export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** The filter and the page as an address has them, always in one order. What is not set is not in it. */
export function writeSearch(filter: Filter, page = 1): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = filter[name];
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  if (page > 1) search.set('page', String(page));
  return search;
}

/** What of a filter has an effect: a distance has none without a place to measure it from. */
function effectOf({ km, ...rest }: Filter): Filter {
  return rest.place === undefined || km === undefined ? rest : { ...rest, km };
}

/** What to ask the server for. */
export function toQuery(filter: Filter, page: number): PeopleFilter {
  const offset = (page - 1) * PER_PAGE;
  return { ...effectOf(filter), ...(offset > 0 && { offset }), limit: PER_PAGE };
}

/** Whether people come by how well they fit the words, and not by name. */
export const isRanked = ({ mode }: Schemas['PeopleFound'], { q }: Filter) =>
  q !== undefined && mode !== 'building';

/** How long the list is, as far as one can tell. The total counts those who pass the filters, found or not. */
export function lengthOf(found: Schemas['PeopleFound'], filter: Filter, page: number): number {
  const { total, people } = found;
  const ends = isRanked(found, filter) && people.length < PER_PAGE;
  const before = (page - 1) * PER_PAGE;
  return Math.min(ends ? before + Math.max(1, people.length) : total, LAST_PAGE * PER_PAGE);
}

const LABELS: Record<keyof Filter, (value: never) => string> = {
  q: (text: string) => `“${text}”`,
  kind: (kind: keyof typeof KINDS) => KINDS[kind].one,
  classFrom: (year: number) => `Class of ${year} or later`,
  classTo: (year: number) => `Class of ${year} or earlier`,
  field: (text: string) => `Studied ${text}`,
  industry: (text: string) => `Industry: ${text}`,
  place: (text: string) => `Near ${text}`,
  km: (km: number) => `Within ${formatCount(km)} km`,
  skill: (text: string) => `Knows ${text}`,
  employer: (text: string) => `At ${text}`,
  seniority: (rung: keyof typeof SENIORITIES) => `Seniority: ${SENIORITIES[rung]}`,
  gave: (yes: boolean) => (yes ? 'Has given' : 'Has never given'),
  givenFrom: (dollars: number) => `Gave ${formatMoney(dollars * 100)} or more`,
  volunteered: (yes: boolean) => (yes ? 'Has volunteered' : 'Has never volunteered'),
  candidate: (yes: boolean) => (yes ? 'Looks for work' : 'Does not look for work'),
  mentoring: (side: keyof typeof MENTORING) => MENTORING[side],
};

const NAMES = Object.keys(LABELS) as (keyof Filter)[];

/** Everything that narrows the list but the words, each in a few words. */
export function describeFilter(filter: Filter): [keyof Filter, string][] {
  const effect = effectOf(filter);
  const set = NAMES.filter((name) => name !== 'q' && effect[name] !== undefined);
  return set.map((name) => [name, LABELS[name](filter[name] as never)]);
}

/** The change that has a whole name looked for as words, beside those there are. Null if they would be too many. */
export function asWords(filter: Filter, name: WholeName): Filter | null {
  const wordsOf = (text = '') => text.split(/\s+/).filter(Boolean);
  const words = wordsOf(filter.q);
  const known = new Set(words.map((word) => word.toLowerCase()));
  const further = wordsOf(filter[name]).filter((word) => !known.has(word.toLowerCase()));
  const q = [...words, ...further].join(' ');
  return q.length > LONGEST.q ? null : { [name]: undefined, q };
}
