import { STATES } from '@/talent/words';
import type { EvidenceState, RankingDecision, RankingMusts, RankingSort } from '../types';
import { type Change, readChange, writeChange } from '../what-if/change';
import { DECISION_FILTERS, MUST_FILTERS, SORTS } from '../words';

/** Rows with reasons, or a field of candidates and requirements. */
export type Shape = 'list' | 'matrix';

export const SHAPES: Record<Shape, string> = { list: 'List', matrix: 'Matrix' };

/** All that an address of the workbench holds. */
export type View = {
  /** Words of the résumé or of the name. */
  text: string;
  state: EvidenceState | null;
  /** The requirement that is in this state; none: any. */
  requirement: number | null;
  decision: RankingDecision | null;
  musts: RankingMusts | null;
  flags: boolean | null;
  band: number | null;
  selected: boolean | null;
  sort: RankingSort;
  page: number;
  isBlind: boolean;
  /** Whose detail is open. */
  who: string | null;
  /** Who was picked, to be compared. */
  picked: readonly string[];
  shape: Shape;
  /** What would be asked for instead. */
  changes: readonly Change[];
  /** Where the line would be, in hundredths of a point. */
  cut: number | null;
  isWhatIf: boolean;
  /** Compared without what is alike. */
  isShort: boolean;
};

export const PER_PAGE = 25;
export const MOST_COMPARED = 4;

/** The last page that a list of so many has. */
export const lastPage = (total: number) => Math.max(1, Math.ceil(total / PER_PAGE));

const LONGEST_TEXT = 200;
const LAST_PAGE = 1_000_000 / PER_PAGE;
const MOST_CHANGES = 60;
const CANDIDATE = /^[\w-]{1,100}$/;

export const START: View = {
  text: '',
  state: null,
  requirement: null,
  decision: null,
  musts: null,
  flags: null,
  band: null,
  selected: null,
  sort: 'score',
  page: 1,
  isBlind: true,
  who: null,
  picked: [],
  shape: 'list',
  changes: [],
  cut: null,
  isWhatIf: false,
  isShort: false,
};

/** What an address names. What the server would refuse is left out. */
export function readView(search: URLSearchParams): View {
  const picked = (search.get('pick') ?? '').split(',').filter((id) => CANDIDATE.test(id));
  const state = keyOf(STATES, search.get('state'));
  const who = search.get('who') ?? '';
  return {
    text: (search.get('q') ?? '').slice(0, LONGEST_TEXT),
    state,
    requirement: state === null ? null : wholeOf(search.get('of'), 1, 1000),
    decision: keyOf(DECISION_FILTERS, search.get('decided')),
    musts: keyOf(MUST_FILTERS, search.get('musts')),
    flags: yesOrNo(search.get('flags')),
    band: wholeOf(search.get('band'), 1, 1_000_000),
    selected: yesOrNo(search.get('selected')),
    sort: keyOf(SORTS, search.get('sort')) ?? 'score',
    page: wholeOf(search.get('page'), 1, LAST_PAGE) ?? 1,
    isBlind: search.get('blind') !== 'off',
    who: CANDIDATE.test(who) ? who : null,
    picked: [...new Set(picked)].slice(0, MOST_COMPARED),
    shape: keyOf(SHAPES, search.get('as')) ?? 'list',
    changes: search
      .getAll('if')
      .slice(0, MOST_CHANGES)
      .flatMap((written) => readChange(written) ?? []),
    cut: wholeOf(search.get('cut'), 0, 10_000),
    isWhatIf: search.get('whatif') === 'yes',
    isShort: search.get('differs') === 'only',
  };
}

/** The same as an address has it, always in one order. What is as usual is not in it. */
export function writeView(view: View): URLSearchParams {
  const search = new URLSearchParams();
  const put = (name: string, value: string | number | boolean | null) => {
    if (value === null || value === '') return;
    search.set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
  };
  put('q', view.text);
  put('state', view.state);
  if (view.state !== null) put('of', view.requirement);
  put('decided', view.decision);
  put('musts', view.musts);
  put('flags', view.flags);
  put('band', view.band);
  put('selected', view.selected);
  if (view.sort !== 'score') put('sort', view.sort);
  if (view.page > 1) put('page', view.page);
  if (!view.isBlind) put('blind', 'off');
  put('who', view.who);
  put('pick', view.picked.join(','));
  if (view.shape !== 'list') put('as', view.shape);
  for (const change of view.changes) search.append('if', writeChange(change));
  put('cut', view.cut);
  if (view.isWhatIf) put('whatif', true);
  if (view.isShort) put('differs', 'only');
  return search;
}

const keyOf = <T extends string>(words: Record<T, unknown>, value: string | null): T | null =>
  value !== null && Object.hasOwn(words, value) ? (value as T) : null;

const yesOrNo = (value: string | null) => (value === 'yes' ? true : value === 'no' ? false : null);

function wholeOf(value: string | null, least: number, most: number): number | null {
  if (value === null || !/^\d{1,7}$/.test(value)) return null;
  const number = Number(value);
  return number < least ? null : Math.min(number, most);
}

/** What narrows the list, by name, for who wants to see all again. */
export const NARROWING = [
  'text',
  'state',
  'requirement',
  'decision',
  'musts',
  'flags',
  'band',
  'selected',
] as const;

export const isNarrowed = (view: View) => NARROWING.some((name) => view[name] !== START[name]);

/** The view with everybody in it. */
export const widened = (): Partial<View> => ({
  ...Object.fromEntries(NARROWING.map((name) => [name, START[name]])),
  page: 1,
});

/** Why one more is not picked. */
export const FULL = `${MOST_COMPARED} are picked already, and no more are compared. Put one down first.`;

export const hasRoom = (picked: readonly string[], id: string) =>
  picked.includes(id) || picked.length < MOST_COMPARED;

/** Whoever is picked is put down; whoever is not is picked up, if there is room. */
export function withPicked(picked: readonly string[], id: string): string[] {
  if (picked.includes(id)) return picked.filter((one) => one !== id);
  return hasRoom(picked, id) ? [...picked, id] : [...picked];
}
