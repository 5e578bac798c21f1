import { formatCount } from '@/ui/numbers';
import type { Line, Unit } from '../types';
import { cents, index, money } from '../words';
import { stepOf } from './keys';

/** The index and what becomes it are written as on the federal forms, without a currency. */
const INDICES = new Set(['index', 'calculated', 'indexForPackage']);

const CODES: Record<string, readonly string[]> = {
  maxPell: [
    'None',
    '1: nobody had to file a return',
    '2: single parent, income within the limit',
    '3: income within the limit',
  ],
  minPell: [
    'None',
    '1: dependent on a single parent',
    '2: dependent',
    '3: single parent',
    '4: parent',
    '5: not a parent',
  ],
};

const PART = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** "12%", "1.45%". */
export const percent = (value: number) => `${PART.format(value)}%`;

/** What is used of a lifetime is counted in thousandths of a percent. */
export const lifetime = (millipercent: number) => percent(millipercent / 1000);

/** The value of a line in its unit. */
export const showValue = ({ key, value, unit }: Pick<Line, 'key' | 'value' | 'unit'>) =>
  INDICES.has(stepOf(key)) ? index(value) : inUnit(value, unit, stepOf(key));

export function inUnit(value: number, unit: Unit, step = ''): string {
  switch (unit) {
    case 'dollars':
      return money(value);
    case 'cents':
      return cents(value);
    case 'count':
      return formatCount(value);
    case 'percent':
      return percent(value);
    case 'millipercent':
      return lifetime(value);
    case 'yesNo':
      return value ? 'Yes' : 'No';
    case 'code':
      return CODES[step]?.[value] ?? formatCount(value);
  }
}

/** Tables hold shares where the row has one; Medicare is counted in ten-thousandths. */
export function showCell({ key, cell }: Line): string {
  if (!cell) return '';
  const step = stepOf(key);
  if (step === 'medicare') return percent(cell.value / 100);
  const isShare = (step === 'contribution' || step === 'business') && !cell.row.startsWith('below');
  return isShare ? percent(cell.value) : money(cell.value);
}

/** Only their rows are named by amounts; those of others by years, sizes or words. */
const BY_AMOUNT = ['contribution', 'business', 'medicare'];
const AMOUNT = /(?<![\d$,])(-?)(\d+(?:,\d{3})*)\b(?! ?%)/g;

/** "21800 to 27300" as all other amounts are written: "$21,800 to $27,300". */
export function showRow({ key, cell }: Line): string {
  if (!cell) return '';
  const text = BY_AMOUNT.includes(stepOf(key))
    ? cell.row.replace(AMOUNT, (_, minus: string, digits: string) =>
        money(Number(minus + digits.replaceAll(',', ''))),
      )
    : cell.row;
  return text.replace(/^Contiguous\b/, 'The 48 states and D.C.').replaceAll(' %', '%');
}

/** "Parents: total income" is "total income" among the parents' own. */
export function ownName(label: string): string {
  const end = label.lastIndexOf(': ');
  return end < 0 ? label : label.slice(end + 2);
}

/** A sentence begins large. */
export const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
