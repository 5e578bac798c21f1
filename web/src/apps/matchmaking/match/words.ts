import type { Chip } from '@/chat/criteria/edited';
import type { FitHow, FitMove, FitStand, Sought } from '../types';

/** How much a criterion counts: "must, 4 of 5". */
export const howMuch = ({ need, weight, excluded }: Pick<Chip, 'need' | 'weight' | 'excluded'>) =>
  excluded && need === 'must' ? 'never' : `${need}, ${weight} of 5`;

/** One of those who are looked for, and the one they are for. */
export const nounOf = (sought: Sought) => (sought === 'mentors' ? 'mentor' : 'mentee');

/** What can be tried of a criterion. */
export type TriedHow = Exclude<FitHow, 'weigh'>;

export const WHAT_IFS: Record<TriedHow, { label: string; told: (of: string) => string }> = {
  drop: { label: 'It is dropped', told: (of) => `${of} was dropped.` },
  nice: { label: 'It is nice to have', told: (of) => `${of} is nice to have now.` },
  must: { label: 'It is a must', told: (of) => `${of} is a must now.` },
};

/** A place and a score: "3rd with 71". */
export const standWords = (stand: FitStand | null | undefined) =>
  stand ? `place ${stand.place}, fit ${Math.round(stand.fit)}` : 'not in the ranking';

/** Up, down, or the same. */
export function moveWords({ before, after }: FitMove): string {
  if (before && after && before.place === after.place) return `stays at place ${after.place}`;
  return `${standWords(before)} → ${standWords(after)}`;
}
