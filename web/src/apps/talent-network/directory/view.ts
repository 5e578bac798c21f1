import type { Format } from '@/talent/ExportMenu';
import type { Level, ListCandidates, Sort, Stage } from '../types';
import { keyOf, LEVELS, SORTS, STAGES } from '../words';

/** All that an address of the directory holds. */
export type View = {
  /** Words of the name or of the résumé. */
  text: string;
  /** All of these. */
  skills: readonly string[];
  /** Those skills are shown, and not only named. */
  evidenced: boolean | null;
  department: string;
  level: Level | null;
  place: string;
  remote: boolean | null;
  /** Who can begin on this day. */
  availableBy: string;
  stage: Stage | null;
  stale: boolean | null;
  campus: boolean | null;
  sort: Sort;
  page: number;
};

export const PER_PAGE = 25;
export const MOST_SKILLS = 10;
export const LONGEST_SKILL = 100;
export const LONGEST_TEXT = 200;
const LAST_PAGE = 1_000_000 / PER_PAGE;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const START: View = {
  text: '',
  skills: [],
  evidenced: null,
  department: '',
  level: null,
  place: '',
  remote: null,
  availableBy: '',
  stage: null,
  stale: null,
  campus: null,
  sort: 'name',
  page: 1,
};

const yesOrNo = (value: string | null) => (value === 'yes' ? true : value === 'no' ? false : null);

/** The thirtieth of February is none. */
function isDay(value: string): boolean {
  const moment = DAY.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value);
}

function pageOf(value: string | null): number {
  const page = value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(1, page), LAST_PAGE);
}

/** What an address names. What the server would refuse is left out. */
export function readView(search: URLSearchParams): View {
  const textOf = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST_TEXT);
  const skills = search.getAll('skill').map((skill) => skill.trim().slice(0, LONGEST_SKILL));
  const day = search.get('by') ?? '';
  return {
    text: (search.get('q') ?? '').slice(0, LONGEST_TEXT),
    skills: withoutDoubles(skills.filter(Boolean)).slice(0, MOST_SKILLS),
    evidenced: yesOrNo(search.get('shown')),
    department: textOf('department'),
    level: keyOf(LEVELS, search.get('level')),
    place: textOf('place'),
    remote: yesOrNo(search.get('remote')),
    availableBy: isDay(day) ? day : '',
    stage: keyOf(STAGES, search.get('stage')),
    stale: yesOrNo(search.get('stale')),
    campus: yesOrNo(search.get('campus')),
    sort: keyOf(SORTS, search.get('sort')) ?? START.sort,
    page: pageOf(search.get('page')),
  };
}

/** The same as an address has it, always in one order. What is as usual is not in it. */
export function writeView(view: View): URLSearchParams {
  const search = new URLSearchParams();
  const put = (name: string, value: string | boolean | null) => {
    if (value === null || value === '') return;
    search.set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : value);
  };
  put('q', view.text);
  for (const skill of view.skills) search.append('skill', skill);
  put('shown', view.evidenced);
  put('department', view.department);
  put('level', view.level);
  put('place', view.place);
  put('remote', view.remote);
  put('by', view.availableBy);
  put('stage', view.stage);
  put('stale', view.stale);
  put('campus', view.campus);
  if (view.sort !== START.sort) put('sort', view.sort);
  if (view.page > 1) put('page', String(view.page));
  return search;
}

/** The same skill, however it is written, is asked for once. */
export function withoutDoubles(skills: readonly string[]): string[] {
  const seen = new Map(skills.toReversed().map((skill) => [skill.toLowerCase(), skill]));
  return [...seen.values()].toReversed();
}

/** The view with everybody in it, in the order that was chosen. */
export const widened = ({ sort }: View): View => ({ ...START, sort });

export const isNarrowed = (view: View) =>
  writeView({ ...view, page: 1 }).toString() !== writeView(widened(view)).toString();

/** A view as the server takes it. */
export function questionOf(view: View): ListCandidates {
  const { text, skills, evidenced, department, level, place, remote, availableBy } = view;
  const { stage, stale, campus } = view;
  return {
    filter: {
      text: text || null,
      skills: [...skills],
      evidenced,
      department: department || null,
      level,
      place: place || null,
      remote,
      availableBy: availableBy || null,
      stage,
      stale,
      campus,
    },
    sort: view.sort,
    offset: (view.page - 1) * PER_PAGE,
    limit: PER_PAGE,
  };
}

/** Where the list is as a file, with the filter and the order that are shown. */
export function exportAddress(format: Format, view: View): string {
  const { filter } = questionOf(view);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, skills: view.skills.join(',') })) {
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
  if (view.sort !== START.sort) query.set('sort', view.sort);
  const path = `/api/talent-network/exports/${format}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
