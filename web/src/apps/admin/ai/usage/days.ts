import type { UsageRow } from '../types';

/** What was used on a day, or by an app, or altogether. */
export type Sum = {
  calls: number;
  failures: number;
  tokens: number;
  cost: number;
  estimated: boolean;
};

const NOTHING: Sum = { calls: 0, failures: 0, tokens: 0, cost: 0, estimated: false };

export const tokensOf = ({ promptTokens, completionTokens }: UsageRow) => promptTokens + completionTokens;

export function sumOf(rows: readonly UsageRow[]): Sum {
  return rows.reduce<Sum>(
    (sum, row) => ({
      calls: sum.calls + row.calls,
      failures: sum.failures + row.failures,
      tokens: sum.tokens + tokensOf(row),
      cost: sum.cost + row.cost,
      estimated: sum.estimated || row.estimated,
    }),
    NOTHING,
  );
}

const DAY = 24 * 60 * 60 * 1000;

/** The day in UTC, as the server counts. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Every day up to today, the oldest first, those on which nothing was used as well. */
export function byDay(rows: readonly UsageRow[], days: number, now: Date): (Sum & { day: string })[] {
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(new Date(now.getTime() - (days - 1 - index) * DAY));
    return { day, ...sumOf(rows.filter((row) => row.day === day)) };
  });
}
