import type { RankedCandidate } from '../types';

type Placed = Pick<RankedCandidate, 'band'>;

export type BandStart = {
  band: number;
  /** How many of it follow here, one after the other. */
  count: number;
};

/** Where a band of several begins, by the number of its first row. */
export function bandStarts(rows: readonly Placed[]): Map<number, BandStart> {
  const starts = new Map<number, BandStart>();
  let first = 0;
  rows.forEach(({ band }, place) => {
    if (band !== rows[first]?.band) first = place;
    const start = starts.get(first) ?? { band, count: 0 };
    starts.set(first, { ...start, count: start.count + 1 });
  });
  return new Map([...starts].filter(([, { count }]) => count > 1));
}

/** Whether the row has a neighbour in its band. */
export const isTied = (rows: readonly Placed[], place: number) =>
  [rows[place - 1], rows[place + 1]].some((other) => other !== undefined && other.band === rows[place]?.band);
