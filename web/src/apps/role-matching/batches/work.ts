import { formatMonth } from '@/ui/day';
import type { TalentFileReading } from '../types';

type Work = TalentFileReading['work'][number];
type Month = NonNullable<Work['start']>;

/** "Jun 2021", or the year alone where no month is said. */
export const monthWords = ({ year, month }: Month) =>
  typeof month === 'number'
    ? formatMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`)
    : String(year);

/** A job on one line: "Data engineer, Northwind, Jun 2021 to now". */
export function workWords({ title, employer, start, end, isNow }: Work): string {
  const until = isNow ? 'now' : end ? monthWords(end) : null;
  const dates = [start ? monthWords(start) : null, until].filter(Boolean).join(' to ');
  return [title ?? 'Without a title', employer, dates].filter(Boolean).join(', ');
}
