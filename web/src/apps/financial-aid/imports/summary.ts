import { countOf, formatCount } from '@/ui/numbers';
import { index } from '../words';
import { type Entry, isFault } from './report';
import type { BatchRow, Comparison } from './types';

/** Whether somebody has to look at it: another index, another line between, or no record at all. */
export const differs = (entry: Entry<Comparison>) =>
  isFault(entry) || (entry.row.theirs != null && !entry.row.agrees) || entry.row.differences.length > 0;

/** Whether a family's result is not certain. */
export const isOpen = (entry: Entry<BatchRow>) => isFault(entry) || !entry.row.exact;

/** "661 of 665 agree to the dollar; 4 differ." */
export function sumUpRecords(entries: readonly Entry<Comparison>[]): string {
  const rows = entries.flatMap((entry) => (isFault(entry) ? [] : [entry.row]));
  const compared = rows.filter(({ theirs }) => theirs != null);
  const agree = compared.filter(({ agrees }) => agrees).length;
  const different = compared.length - agree;
  const sentences = [
    compared.length > 0 &&
      `${formatCount(agree)} of ${formatCount(compared.length)} agree to the dollar${
        different > 0 ? `; ${formatCount(different)} ${different === 1 ? 'differs' : 'differ'}` : ''
      }.`,
    rows.length > compared.length &&
      `${countOf(rows.length - compared.length, 'record has', 'records have')} no index to compare.`,
    sayFaults(entries.length - rows.length),
  ];
  return sentences.filter(Boolean).join(' ') || 'There are no records in it.';
}

/** "2 of 3 families have a certain result; 1 has a range." */
export function sumUpFamilies(entries: readonly Entry<BatchRow>[]): string {
  const rows = entries.flatMap((entry) => (isFault(entry) ? [] : [entry.row]));
  const exact = rows.filter((row) => row.exact).length;
  const open = rows.length - exact;
  const sentences = [
    rows.length > 0 &&
      `${formatCount(exact)} of ${countOf(rows.length, 'family has', 'families have')} a certain result${
        open > 0 ? `; ${formatCount(open)} ${open === 1 ? 'has a range' : 'have a range'}` : ''
      }.`,
    sayFaults(entries.length - rows.length),
  ];
  return sentences.filter(Boolean).join(' ') || 'There are no families in it.';
}

const sayFaults = (count: number) => count > 0 && `${countOf(count, 'line')} could not be read.`;

/** What became of a record, in a word. */
export function outcomeOf({ theirs, agrees, differences }: Comparison): {
  name: string;
  tint: 'green' | 'red' | 'orange' | 'gray';
} {
  if (theirs == null) return { name: 'No index', tint: 'gray' };
  if (!agrees) return { name: 'Differs', tint: 'red' };
  if (differences.length > 0)
    return { name: `Agrees, ${countOf(differences.length, 'line differs', 'lines differ')}`, tint: 'orange' };
  return { name: 'Agrees', tint: 'green' };
}

export const indexOr = (value: number | null | undefined) => (value == null ? '–' : index(value));

const plain = (value: number | null | undefined) => (value == null ? '' : String(value));

/** The report as rows of a table, figures without any sign but minus. */
export function recordTable(entries: readonly Entry<Comparison>[]): string[][] {
  const head = [
    'Line',
    'Student',
    'Social security number (masked)',
    'Award year',
    'Formula',
    'Index of the record',
    'Index here',
    'Index from the answers alone',
    'Outcome',
    'Provisional',
    'Lines that differ',
    'Remarks',
  ];
  const row = (entry: Entry<Comparison>): string[] => {
    if (isFault(entry)) {
      return [String(entry.line), '', '', '', '', '', '', '', 'Not read', '', '', entry.fault];
    }
    const { row: own } = entry;
    return [
      String(own.line),
      own.student,
      own.ssn,
      own.year,
      own.formula ?? '',
      plain(own.theirs),
      plain(own.ours),
      plain(own.byOurselves),
      outcomeOf(own).name,
      own.provisional ? 'yes' : 'no',
      own.differences
        .map(({ key, theirs, ours }) => `${key}: ${theirs} in the record, ${plain(ours) || 'none'} here`)
        .join('; '),
      own.remarks.join(' '),
    ];
  };
  return [head, ...entries.map(row)];
}

export function familyTable(entries: readonly Entry<BatchRow>[]): string[][] {
  const head = [
    'Line',
    'Family',
    'Award year',
    'Formula',
    'Index, least',
    'Index, most',
    'Pell Grant, least',
    'Pell Grant, most',
    'Certain',
    'Missing',
    'Problems',
  ];
  const row = (entry: Entry<BatchRow>): string[] => {
    if (isFault(entry)) return [String(entry.line), '', '', '', '', '', '', '', 'not read', '', entry.fault];
    const { row: own } = entry;
    return [
      String(own.line),
      own.name,
      own.year,
      own.formula ?? '',
      plain(own.sai.least),
      plain(own.sai.most),
      plain(own.pell.least),
      plain(own.pell.most),
      own.exact ? 'yes' : 'no',
      own.missing.join('; '),
      own.problems.map(({ field, message }) => `${field}: ${message}`).join('; '),
    ];
  };
  return [head, ...entries.map(row)];
}
