import { formatCount } from '@/ui/numbers';
import type { Check, CheckGroup, Checks } from './types';

/** A group with what failed in it, which is what one has to look at. */
export type Judged = CheckGroup & { failed: number };

/** Groups with failures first, and in each group the failures first. Otherwise the order stays. */
export function failuresFirst(groups: readonly CheckGroup[]): Judged[] {
  const judged = groups.map((group) => ({
    ...group,
    checks: partition(group.checks),
    failed: group.checks.filter(({ pass }) => !pass).length,
  }));
  return [...judged.filter(({ failed }) => failed > 0), ...judged.filter(({ failed }) => failed === 0)];
}

const partition = (checks: readonly Check[]): Check[] => [
  ...checks.filter(({ pass }) => !pass),
  ...checks.filter(({ pass }) => pass),
];

/** "433 of 433 passed in 12 ms". */
export const sumUp = ({ passed, count, milliseconds }: Checks) =>
  `${formatCount(passed)} of ${formatCount(count)} passed in ${formatTook(milliseconds)}`;

const formatTook = (milliseconds: number) =>
  milliseconds < 1 ? 'less than 1 ms' : `${formatCount(milliseconds)} ms`;
