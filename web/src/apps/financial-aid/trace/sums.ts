import type { Line } from '../types';
import { stepOf } from './keys';
import type { Reckoning } from './reckoning';
import { type Source, sourceOf } from './sources';
import { showValue } from './values';

export type Sign = '' | '+' | '−' | '×';
export type Term = Source & { sign: Sign };

/** A rule with the figures put in. */
export type Sum = {
  /** With their signs where the rule adds or multiplies; without any where it looks up or compares. */
  terms: readonly Term[];
  /** What went in too, but is nothing. */
  nothing: readonly Source[];
  /** What the terms come to by themselves, if a floor or a limit makes the line something else. */
  plain?: string;
  result: string;
  isSum: boolean;
};

const ALL_ADDED = [
  'incomeTax',
  'payroll',
  'allowances',
  'netWorth',
  'adjustedIncome',
  'calculated',
  'pellIncome',
  'yearTotal',
  'costOfAttendance',
  'totalAid',
];
const LATER_TAKEN_OFF = ['availableIncome', 'need', 'needAfterGrants', 'netPrice', 'unmet'];
const MULTIPLIED = ['assetContribution', 'annualAward', 'yearLimit'];
const OFF_INCOME = ['iraRollover', 'pensionRollover', 'taxableGrants', 'educationCredits', 'workStudy'];

/** More than so many, and those that are nothing stand apart. */
const MANY = 4;

export function sumOf(line: Line, reckoning: Reckoning): Sum {
  const step = stepOf(line.key);
  // What is above the cost: there the second is what the first is taken off from.
  const inputs = step === 'overAward' ? [...line.inputs].reverse() : line.inputs;
  const all = inputs.map((input, place) => ({
    ...sourceOf(asCounted(input, step), line, reckoning),
    sign: signOf(step, input.key, place),
  }));
  const isSum = all.length > 1 && all.some(({ sign }) => sign !== null);
  const isFolded = all.length > MANY;
  const nothing = isFolded ? all.filter(({ value }) => value === 0) : [];
  const terms = isFolded ? all.filter(({ value }) => value !== 0) : all;
  const total = isSum && !MULTIPLIED.includes(step) ? added(all) : line.value;
  return {
    terms: terms.map(({ sign, ...term }, place) => ({ ...term, sign: isSum ? shown(sign, place) : '' })),
    nothing,
    plain: total === line.value ? undefined : showValue({ ...line, value: total }),
    result: showValue(line),
    isSum,
  };
}

/** On the return foreign income is negative; it is added all the same. */
const asCounted = (input: Line['inputs'][number], step: string) =>
  ['totalIncome', 'pellIncome'].includes(step) && input.key.endsWith('.foreignIncome')
    ? { ...input, value: Math.abs(input.value) }
    : input;

function signOf(step: string, key: string, place: number): Exclude<Sign, ''> | null {
  if (ALL_ADDED.includes(step)) return '+';
  if (LATER_TAKEN_OFF.includes(step) || step === 'overAward') return place > 0 ? '−' : '+';
  if (MULTIPLIED.includes(step)) return place > 0 ? '×' : '+';
  if (step !== 'totalIncome') return null;
  return OFF_INCOME.includes(key.split('.').at(-1) ?? '') ? '−' : '+';
}

const added = (terms: readonly { value: number; sign: string | null }[]) =>
  terms.reduce((sum, { value, sign }) => (sign === '−' ? sum - value : sum + value), 0);

/** A sum does not begin with a plus. */
const shown = (sign: Exclude<Sign, ''> | null, place: number): Sign =>
  sign === null || (sign === '+' && place === 0) ? '' : sign;
