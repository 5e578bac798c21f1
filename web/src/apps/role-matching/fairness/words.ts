import { formatPercent, formatPoints } from '@/ui/numbers';
import type { Tint } from '@/ui/Pill';
import type { ImpactRow, ImpactTable } from '../types';

export const GROUPINGS: Record<ImpactTable['grouping'], string> = {
  sex: 'Sex',
  race: 'Race',
  both: 'Race and sex',
};

export const MEASURES: Record<ImpactTable['measure'], { title: string; passed: string }> = {
  selection: { title: 'Selected at the line (four-fifths rule)', passed: 'Selected' },
  scoring: { title: 'Above the median (Local Law 144)', passed: 'Above the median' },
};

/** What a row comes to, in a word. */
export const VERDICTS: Record<ImpactRow['verdict'], { label: string; tint: Tint }> = {
  highest: { label: 'Highest rate', tint: 'green' },
  fair: { label: 'Within four fifths', tint: 'green' },
  flagged: { label: 'Below four fifths', tint: 'red' },
  too_few: { label: 'Too few to say', tint: 'gray' },
  left_out: { label: 'Left out: under 2%', tint: 'gray' },
  nothing: { label: 'Nothing to compare', tint: 'gray' },
};

/** The ratio with two digits, as the rule has it. */
export const ratioOf = ({ ratio }: ImpactRow) => (typeof ratio === 'number' ? formatPoints(ratio) : '–');

export const chanceOf = ({ p }: ImpactRow) =>
  typeof p === 'number' ? (p < 0.001 ? '< 0.001' : p.toFixed(3)) : '–';

/** A rate with the range that it lies in. */
export const rateOf = ({ rate, rateLow, rateHigh }: ImpactRow) =>
  `${formatPercent(rate)} (${formatPercent(rateLow)} to ${formatPercent(rateHigh)})`;

/** What a table says, in a sentence. */
export function tableWords({ isFlagged, rows, grouping }: ImpactTable): string {
  const flagged = rows.filter(({ verdict }) => verdict === 'flagged').map(({ group }) => group);
  if (isFlagged) return `Below four fifths: ${flagged.join(', ')}.`;
  if (rows.length > 0 && rows.every(({ verdict }) => verdict === 'nothing')) {
    return `Nothing can be compared by ${GROUPINGS[grouping].toLowerCase()} yet.`;
  }
  return `No group by ${GROUPINGS[grouping].toLowerCase()} is below four fifths.`;
}
