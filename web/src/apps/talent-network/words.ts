import { formatDay } from '@/ui/day';
import { countOf, formatCount } from '@/ui/numbers';
import type { Tint } from '@/ui/Pill';
import type { Candidate, Level, Preferences, RoleBrief, Sort, Stage, WorklistKind } from './types';

export const LEVELS: Record<Level, string> = {
  first_year: 'First year',
  sophomore: 'Sophomore',
  junior: 'Junior',
  senior: 'Senior',
  graduate: 'Graduate',
  unknown: 'Not known',
};

/** From the first to the last. */
export const STAGES: Record<Stage, { label: string; tint: Tint; means: string }> = {
  profile: { label: 'Profile', tint: 'gray', means: 'Employers may be told of them' },
  matched: { label: 'Matched', tint: 'indigo', means: 'A role was found that fits' },
  introduced: { label: 'Introduced', tint: 'indigo', means: 'An employer has heard of them' },
  interviewed: { label: 'Interviewed', tint: 'teal', means: 'They have talked with an employer' },
  offer: { label: 'Offer', tint: 'teal', means: 'They have an offer' },
  accepted: { label: 'Accepted', tint: 'green', means: 'They have accepted an offer' },
};

export const STAGE_NAMES = Object.keys(STAGES) as Stage[];

/** Their labels alone, as a field for choosing takes them. */
export const STAGE_LABELS = Object.fromEntries(
  Object.entries(STAGES).map(([stage, { label }]) => [stage, label]),
);

export const SORTS: Record<Sort, string> = {
  name: 'Name',
  ready: 'Most roles',
  evidence: 'Most skills shown',
  available: 'Available first',
  stale: 'Oldest profile',
  stage: 'Furthest stage',
};

export const LISTS: Record<WorklistKind, { label: string; means: string; empty: string }> = {
  ready: {
    label: 'Ready',
    means: 'They meet every must of an open role: introduce them.',
    empty: 'Nobody meets every must of an open role',
  },
  one_away: {
    label: 'One skill away',
    means: 'One must alone is missing: help them to learn it, or to show it.',
    empty: 'Nobody is one must away from an open role',
  },
  needs_evidence: {
    label: 'Needs evidence',
    means: 'What roles ask for is only listed or claimed: ask where they have done it.',
    empty: 'Nobody only lists what open roles ask for',
  },
};

/** Whether a word of the contract is one of these. */
export const keyOf = <T extends string>(words: Record<T, unknown>, value: string | null): T | null =>
  value !== null && Object.hasOwn(words, value) ? (value as T) : null;

/** Where somebody is in their studies, and of which department. */
export const studyOf = ({ department, level }: { department?: string | null; level: Level }) =>
  [department, level === 'unknown' ? null : LEVELS[level]].filter(Boolean).join(', ');

/** "Boston, Chicago, remote". */
export const placesOf = ({ places, remote }: Preferences) =>
  [...places, ...(remote ? ['remote'] : [])].join(', ');

/** What somebody looks for, on one line. */
export function wishesOf({ preferences }: Pick<Candidate, 'preferences'>): string {
  if (!preferences) return 'Not asked';
  const from = preferences.availableFrom ? `from ${formatDay(preferences.availableFrom)}` : '';
  return [placesOf(preferences), from].filter(Boolean).join(', ') || 'Anywhere, at any time';
}

/** "Analyst at Acme". */
export const roleOf = ({ title, employer }: Pick<RoleBrief, 'title' | 'employer'>) =>
  `${title} at ${employer}`;

/** "Ready for 3 roles, one must away from 2". */
export function standingOf({ ready, oneAway }: Pick<Candidate, 'ready' | 'oneAway'>): string {
  if (ready === 0) return oneAway === 0 ? 'None yet' : `One must away from ${countOf(oneAway, 'role')}`;
  const words = `Ready for ${countOf(ready, 'role')}`;
  return oneAway === 0 ? words : `${words}, one must away from ${formatCount(oneAway)}`;
}
