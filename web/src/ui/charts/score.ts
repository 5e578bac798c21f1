export type ScorePart = {
  /** Of its own within its side; parts of both sides that have the same name share a row. */
  name: string;
  /** From 0 to 1: what counts, also if nothing is known and this stands for it. */
  value: number;
  /** Of any size: what matters is its share of all weights of this side. */
  weight: number;
  /** There was nothing to compare. */
  isUnknown?: boolean;
  /** In a few words. */
  why?: string;
};

export type ScoreSide = {
  /** Whose view it is: "What Ada looks for". */
  name: string;
  /** From 0 to 1. */
  score: number;
  parts: readonly ScorePart[];
};

export type PartsData = {
  /** One side, or both directions. */
  sides: readonly [ScoreSide] | readonly [ScoreSide, ScoreSide];
  /** Of both scores, if it is not simply their harmonic mean. */
  mean?: number;
  show?: (value: number) => string;
};

/** Both have to want it: 0 if either is 0. */
export const harmonicMean = (one: number, other: number) =>
  one > 0 && other > 0 ? (2 * one * other) / (one + other) : 0;

/** How much of all that counts for this side. */
export function shareOf({ parts }: ScoreSide, { weight }: ScorePart): number {
  const all = parts.reduce((sum, part) => sum + part.weight, 0);
  return all > 0 ? weight / all : 0;
}
