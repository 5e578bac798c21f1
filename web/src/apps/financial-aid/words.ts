import { countOf } from '@/ui/numbers';
import type { AwardYear, Bounds, Filing, Formula, Marital, Way, Who } from './types';

/** A real minus sign: a hyphen is read as nothing, or breaks the line. */
export const MINUS = '−';

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const signed = (value: number, text: string) => (value < 0 ? `${MINUS}${text}` : text);

/** Whole dollars: "$1,234", "−$1,500". */
export const money = (dollars: number) => signed(dollars, `$${WHOLE.format(Math.abs(dollars))}`);

/** An amount in cents, with them unless there are none: "$1,927.50", "$1,928". */
export const cents = (amount: number) =>
  amount % 100 === 0 ? money(amount / 100) : signed(amount, `$${CENTS.format(Math.abs(amount) / 100)}`);

/** The Student Aid Index, written without a currency as on the federal forms: "−1,500". */
export const index = (value: number) => signed(value, WHOLE.format(Math.abs(value)));

export const isExact = ({ least, most }: Bounds) => least === most;

/** "−1,500 to 4,200", or the one figure if it is certain. */
export const indexRange = (bounds: Bounds) => rangeOf(bounds, index);
export const moneyRange = (bounds: Bounds) => rangeOf(bounds, money);

const rangeOf = (bounds: Bounds, say: (value: number) => string) =>
  isExact(bounds) ? say(bounds.least) : `${say(bounds.least)} to ${say(bounds.most)}`;

export const missingWords = (count: number) => `${countOf(count, 'answer')} missing`;

export const YEARS: readonly AwardYear[] = ['2024-25', '2025-26', '2026-27', '2027-28'];

/** "2026–27". */
export const yearName = (year: AwardYear) => year.replace('-', '–');

export const FORMULAS: Record<Formula, { name: string; means: string }> = {
  A: { name: 'Formula A', means: 'Dependent student: the parents count too.' },
  B: { name: 'Formula B', means: 'Independent student without dependents other than a spouse.' },
  C: { name: 'Formula C', means: 'Independent student with dependents other than a spouse.' },
};

export const WAYS: Record<Way, string> = {
  maximum: 'The maximum, by the family’s income or because nobody had to file a return',
  calculated: 'Calculated: the maximum less the index',
  minimum: 'The minimum, by the family’s income',
  none: 'None: the index is too high',
  excluded: 'None: a degree, or other grants that pay for everything',
};

export const PEOPLE: Record<Who, { name: string; whose: string }> = {
  student: { name: 'Student', whose: 'the student’s' },
  spouse: { name: 'Spouse', whose: 'the spouse’s' },
  parent: { name: 'Parent', whose: 'the parent’s' },
  otherParent: { name: 'Other parent', whose: 'the other parent’s' },
};

export const MARITALS: Record<Marital, string> = {
  neverMarried: 'Never married',
  together: 'Not married, both parents live together',
  married: 'Married or remarried',
  separated: 'Separated',
  divorced: 'Divorced',
  widowed: 'Widowed',
};

export const FILINGS: Record<Filing, string> = {
  single: 'Single',
  joint: 'Married filing jointly',
  separate: 'Married filing separately',
  headOfHousehold: 'Head of household',
  survivingSpouse: 'Qualifying surviving spouse',
};

/** Stands beside every result. */
export const ESTIMATE = 'Estimate, not an offer.';
