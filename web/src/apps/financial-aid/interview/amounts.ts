import { plainMinus } from '../fields';

/** What was typed into a field of numbers. */
export type Read = { kind: 'empty' } | { kind: 'number'; value: number } | { kind: 'fault'; message: string };

const NUMBER = /^-?\d{1,3}(,?\d{3})*$|^-?\d+$/;
const CENTS = /\.\d{0,2}$/;

/** Reads "72,000", "$72,000", "−1,500" and "(1,500)". What is no whole number stays as it is, and says why. */
export function readNumber(text: string, isMoney: boolean): Read {
  const bare = plainMinus(text.trim()).replaceAll(/[\s ]/g, '').replace('$', '');
  if (bare === '') return { kind: 'empty' };
  const inBrackets = /^\((.+)\)$/.exec(bare);
  const plain = (inBrackets ? `-${inBrackets[1]}` : bare).replace(/\.0{0,2}$/, '');
  if (NUMBER.test(plain)) {
    const value = Number(plain.replaceAll(',', ''));
    if (Number.isSafeInteger(value)) return { kind: 'number', value: value === 0 ? 0 : value };
    return { kind: 'fault', message: 'This number is too long. Check it.' };
  }
  if (CENTS.test(plain) && NUMBER.test(plain.replace(CENTS, ''))) {
    const message = isMoney ? 'Whole dollars only: leave out the cents.' : 'Whole numbers only.';
    return { kind: 'fault', message };
  }
  const example = isMoney
    ? 'Write an amount in whole dollars, like $72,000.'
    : 'Write a whole number, like 4.';
  return { kind: 'fault', message: `This is not a number. ${example}` };
}

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** With thousands, as it stands in a field. */
export const writeNumber = (value: number) => (value < 0 ? `−${WHOLE.format(-value)}` : WHOLE.format(value));
