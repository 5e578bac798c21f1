import type { Schemas } from '@/api/client';
import type { Tint } from '@/ui/Pill';
import type { Mode, Ranking, View } from './address';

export const MODES: Record<Mode, { name: string; means: string; tint: Tint }> = {
  philanthropic: { name: 'Philanthropic', means: 'gave', tint: 'teal' },
  volunteer: { name: 'Volunteer', means: 'helped', tint: 'indigo' },
  experiential: { name: 'Experiential', means: 'came', tint: 'orange' },
  communication: { name: 'Communication', means: 'wrote or answered', tint: 'grape' },
};

export const MODE_NAMES = Object.keys(MODES) as Mode[];

export const modeName = (mode: Mode | 'any') => (mode === 'any' ? 'Any mode' : MODES[mode].name);

export const COHORTS: Record<View['by'], string> = {
  everybody: 'Everybody, by mode',
  decade: 'Decade of the class',
  field: 'Field of study',
  region: 'State or country',
};

export const RANKINGS: Record<Ranking, { name: string; means: string }> = {
  engaged: { name: 'Most engaged', means: 'The highest scores first.' },
  rising: { name: 'Rising', means: 'Those who do much more than the year before, the largest gain first.' },
  lapsed: { name: 'Lapsed', means: 'Those who have fallen silent, the last to do so first.' },
};

const SCORE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });
export const formatScore = (score: number) => SCORE.format(score);

/** The share of one mode, or of any, in a year. */
export function shareIn(year: Schemas['EngagementYear'], mode: Mode | 'any'): number | null {
  if (year.contactable === 0) return null;
  if (mode === 'any') return year.anyShare;
  return year.modes.find((one) => one.mode === mode)?.share ?? null;
}
