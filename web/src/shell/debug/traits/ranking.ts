import type { CleanSuggestions, Ranked } from './types';

export type Moved = {
  key: string;
  name: string;
  /** Nothing where it was too far down to be shown. */
  before: Ranked | null;
  rankBefore: number | null;
  after: Ranked | null;
  /** By how many places it went up; negative if it went down. Nothing for one that came or went. */
  up: number | null;
};

/** Two rankings side by side, in the order of the second; what is gone from it comes last. */
export function compareRankings({ before, after }: Pick<CleanSuggestions, 'before' | 'after'>): Moved[] {
  const earlier = new Map(before.map((one) => [one.key, one]));
  const kept = new Set(after.map(({ key }) => key));
  const now = after.map((one) => {
    const was = earlier.get(one.key) ?? null;
    const rank = one.rankBefore ?? was?.rank ?? null;
    return {
      key: one.key,
      name: one.name,
      before: was,
      rankBefore: rank,
      after: one,
      up: rank === null ? null : rank - one.rank,
    };
  });
  const gone = before.filter(({ key }) => !kept.has(key));
  return [
    ...now,
    ...gone.map((one) => ({
      key: one.key,
      name: one.name,
      before: one,
      rankBefore: one.rank,
      after: null,
      up: null,
    })),
  ];
}
