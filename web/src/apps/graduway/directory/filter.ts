import type { Schemas } from '@/api/client';
import { HOME } from '../addresses';

/** One thing that is asked for, as it is sent and as the address keeps it. */
export type Chip = { slot: string; text: string; excluded: boolean; need: Schemas['Need'] };

export type View = 'table' | 'map' | 'chart';
export const VIEWS: readonly View[] = ['table', 'map', 'chart'];

type Grouping = Schemas['DirectoryGrouping'];
/** By what a chart counts; or the years one after the other. */
export type By = Grouping | 'years';

export const BYS: Record<By, string> = {
  years: 'Year by year: gave, came, volunteered',
  decade: 'Decade of the class',
  class: 'Class',
  industry: 'Industry',
  field: 'Field of study',
  degree: 'Degree',
  level: 'Seniority',
  place: 'City',
  region: 'State or country',
  event: 'Kind of event',
  group: 'Group',
  givingYear: 'Year of giving',
  eventYear: 'Year of the event',
  volunteerYear: 'Year of volunteering',
};

export type Filter = {
  /** What was typed, in its own words. */
  ask: string;
  /** What was made of it. Nothing before anything was asked. */
  chips: readonly Chip[] | null;
  /** The saved segment that these chips were taken from. */
  segment: string | null;
  view: View;
  by: By;
  page: number;
};

export const PER_PAGE = 25;
/** The server looks no further. */
const LAST_PAGE = 1_000_000 / PER_PAGE;
/** No filter has more. */
export const MOST_CHIPS = 40;
export const LONGEST_ASK = 500;
export const LONGEST_TEXT = 200;

const CHIP = /^(-?)(~?)([a-z_]{1,40}):(.{1,200})$/s;

/** "field:Chemistry", "-gave:gave" for what is not so, "~place:Boston" for what would only be nice. */
export const writeChip = ({ slot, text, excluded, need }: Chip) =>
  `${excluded ? '-' : ''}${need === 'nice' ? '~' : ''}${slot}:${text}`;

export function readChip(written: string): Chip | null {
  const [, not, nice, slot = '', text = ''] = CHIP.exec(written) ?? [];
  if (not === undefined || text.trim() === '') return null;
  return { slot, text, excluded: not === '-', need: nice === '~' ? 'nice' : 'must' };
}

/** The filter that an address names. What the server would refuse is left out. */
export function readFilter(search: URLSearchParams): Filter {
  const written = search.getAll('f');
  const chips = written.flatMap((text) => readChip(text) ?? []).slice(0, MOST_CHIPS);
  const [view, by, page] = [search.get('view'), search.get('by') ?? '', Number(search.get('page'))];
  return {
    ask: (search.get('q') ?? '').slice(0, LONGEST_ASK),
    chips: written.length > 0 ? chips : null,
    segment: search.get('segment'),
    view: VIEWS.find((one) => one === view) ?? 'table',
    by: Object.hasOwn(BYS, by) ? (by as By) : 'decade',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** The same as an address has it, always in one order. What is as usual is not in it. */
export function writeFilter({ ask, chips, segment, view, by, page }: Filter): URLSearchParams {
  const search = new URLSearchParams();
  if (ask) search.set('q', ask);
  for (const chip of chips ?? []) search.append('f', writeChip(chip));
  // Nothing left to ask for is everybody, and not the same as nothing asked yet.
  if (chips?.length === 0) search.set('f', '');
  if (segment) search.set('segment', segment);
  if (view !== 'table') search.set('view', view);
  if (by !== 'decade') search.set('by', by);
  if (page > 1) search.set('page', String(page));
  return search;
}

const START: Filter = { ask: '', chips: null, segment: null, view: 'table', by: 'decade', page: 1 };

/** Where a filter is shown. */
export const filterAddress = (filter: Partial<Filter>) => `${HOME}?${writeFilter({ ...START, ...filter })}`;

/** What was read, without what only the server needs to know. */
export const plainChip = ({ slot, text, excluded, need }: Schemas['DirectoryChip']): Chip => ({
  slot,
  text,
  excluded,
  need,
});

export const sameChips = (one: readonly Chip[], other: readonly Chip[]) =>
  JSON.stringify(one.map(writeChip)) === JSON.stringify(other.map(writeChip));

/** Of these slots all values have to be so; of the others one is enough, and a second one would widen the filter. */
const ALL = ['skill', 'attended', 'gave_in', 'last_gift', 'given', 'volunteered', 'agreed'];

/** The filter narrowed to a group of those who fit. */
export function narrowedTo(chips: readonly Chip[], { slot, text }: { slot: string; text: string }): Chip[] {
  const isReplaced = (chip: Chip) => !chip.excluded && chip.need === 'must' && !ALL.includes(slot);
  const isInTheWay = (chip: Chip) =>
    isReplaced(chip) && (chip.slot === slot || (slot === 'place' && chip.slot === 'within'));
  return [...chips.filter((chip) => !isInTheWay(chip)), { slot, text, excluded: false, need: 'must' }];
}
