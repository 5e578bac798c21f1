import type { AlikeTraits, TraitName } from '../types';

export type Likenesses = {
  traits: TraitName[];
  /** How many more are in pairs than are shown. */
  others: number;
  scoreOf: (one: string, other: string) => number | undefined;
};

const keyOf = (one: string, other: string) => [one, other].sort().join('\n');

/** The traits that are in pairs, those of the pair that is most alike first, and how alike any two of them are. */
export function toLikenesses(pairs: readonly AlikeTraits[], most: number): Likenesses {
  const traits = new Map<string, TraitName>();
  const scores = new Map<string, number>();
  for (const { one, other, score } of pairs) {
    for (const trait of [one, other]) traits.set(trait.id, trait);
    scores.set(keyOf(one.id, other.id), score);
  }
  return {
    traits: [...traits.values()].slice(0, most),
    others: Math.max(0, traits.size - most),
    scoreOf: (one, other) => scores.get(keyOf(one, other)),
  };
}

/** Five grounds, from what is noticed at all to what is the same. */
export const levelOf = (score: number) => Math.max(1, Math.min(5, Math.ceil((score - 0.3) / 0.15)));
