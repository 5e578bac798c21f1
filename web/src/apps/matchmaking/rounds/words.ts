import { countOf, formatCount } from '@/ui/numbers';
import type { Tint } from '@/ui/Pill';
import type {
  RoundCard,
  RoundMethod,
  RoundMethodNumbers,
  RoundRunState,
  RoundSide,
  RoundUnmatched,
} from './types';

export const METHODS: Record<RoundMethod, { label: string; means: string }> = {
  stable: {
    label: 'Stable',
    means: 'Deferred acceptance: no student and mentor would both rather have each other.',
  },
  total: {
    label: 'Worth most',
    means: 'Maximum-weight assignment: the most participation, or the highest sum.',
  },
};

export const METHOD_OPTIONS = (Object.keys(METHODS) as RoundMethod[]).map((value) => ({
  value,
  label: METHODS[value].label,
}));

export const SIDES: Record<RoundSide, { label: string; one: string; many: string }> = {
  students: { label: 'Students', one: 'student', many: 'students' },
  mentors: { label: 'Mentors', one: 'mentor', many: 'mentors' },
};

export const SIDE_OPTIONS = (Object.keys(SIDES) as RoundSide[]).map((value) => ({
  value,
  label: SIDES[value].label,
}));

export const RUN_STATES: Record<RoundRunState, { label: string; tint: Tint }> = {
  waiting: { label: 'Waiting', tint: 'indigo' },
  running: { label: 'Running', tint: 'indigo' },
  done: { label: 'Done', tint: 'green' },
  failed: { label: 'Failed', tint: 'red' },
  cancelled: { label: 'Cancelled', tint: 'gray' },
};

/** How far a round has come, in a word. */
export function roundState({ published, lastRun }: RoundCard): { label: string; tint: Tint } {
  if (published) return { label: `In force: ${countOf(published.pairs, 'pair')}`, tint: 'green' };
  if (!lastRun) return { label: 'Not run yet', tint: 'gray' };
  return RUN_STATES[lastRun.state];
}

/** What of it changes from version to version, in words. */
export const FIELDS: Record<string, string> = {
  name: 'name',
  students: 'students',
  mentors: 'mentors',
  preferences: 'preferences',
  proposing: 'who proposes',
  aim: 'aim',
  fairness: 'fairness',
  requirements: 'requirements',
  capacities: 'places of mentors',
};

/** 0.7234 as 72. */
export const points = (value: number) => Math.round(value * 100);

/** Two decimals for sums of values. */
export const sum = (value: number) => (Math.round(value * 100) / 100).toFixed(2);

export const share = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** The largest number of students that somebody has. */
export const largestLoad = ({ loads }: RoundMethodNumbers) =>
  loads.reduce((largest, count, load) => (count > 0 ? load : largest), 0);

/** The names of choices below a picture: 1, 2, …, and the last with all that follow. */
export const choiceBins = (...profiles: readonly number[][]) => {
  const length = Math.max(0, ...profiles.map((profile) => profile.length));
  return Array.from({ length }, (_, place) =>
    place === length - 1 && length > 1 ? `${place + 1}+` : String(place + 1),
  );
};

export const loadBins = (...loads: readonly number[][]) =>
  Array.from({ length: Math.max(0, ...loads.map((one) => one.length)) }, (_, load) => String(load));

/** Who comes first among those whom somebody waits for. */
export function waitingWords({ reason }: RoundUnmatched): string[] {
  if (reason.kind !== 'all_taken' && reason.kind !== 'for_the_whole') return [];
  return reason.first.map(
    ({ person, choice, standing, load, capacity }) =>
      `${person.name}: choice ${formatCount(choice)}, ranks them ${formatCount(standing)}, has ${load} of ${capacity}`,
  );
}
