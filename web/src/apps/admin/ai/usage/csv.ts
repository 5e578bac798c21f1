import { toCsv } from '@/ui/download';
import { dollarsOf } from '../money';
import type { UsageRow } from '../types';

const COLUMNS = [
  'Day (UTC)',
  'App',
  'Model',
  'Calls',
  'Failures',
  'Input tokens',
  'Output tokens',
  'Estimated',
  'Cost in dollars',
  'First word in ms (median)',
  'Whole answer in ms (95 % within)',
];

/** What was used as a table for a spreadsheet. */
export function csvOf(rows: readonly UsageRow[], nameOf: (app: string) => string): string {
  const cells = rows.map((row) => [
    row.day,
    nameOf(row.app),
    row.model,
    row.calls,
    row.failures,
    row.promptTokens,
    row.completionTokens,
    row.estimated ? 'yes' : 'no',
    dollarsOf(row.cost),
    row.firstMedian ?? '',
    row.slowest,
  ]);
  return toCsv([COLUMNS, ...cells.map((row) => row.map(String))]);
}
