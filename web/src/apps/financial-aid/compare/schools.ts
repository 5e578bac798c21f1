import { grantsOf, schoolName } from '../package/amounts';
import type { PlanResult } from '../types';
import { cents, money } from '../words';

export type School = {
  /** No two are the same. */
  name: string;
  result: PlanResult;
  /** Whether its cost was entered: without it there is no price. */
  isKnown: boolean;
  /** Whether no other has a lower net price. Only where there is something to compare. */
  isLowest: boolean;
};

export function schoolsOf(results: readonly PlanResult[]): School[] {
  const names: string[] = [];
  for (const [place, { name }] of results.entries()) {
    const own = schoolName(name, place);
    names.push(names.includes(own) ? `${own} (${place + 1})` : own);
  }
  const prices = results.filter(isKnown).map(priceOf);
  const lowest = prices.length > 1 ? Math.min(...prices) : undefined;
  return results.map((result, place) => ({
    name: names[place] ?? '',
    result,
    isKnown: isKnown(result),
    isLowest: isKnown(result) && priceOf(result) === lowest,
  }));
}

const isKnown = ({ package: { cost } }: PlanResult) => cost > 0;
const priceOf = ({ package: { netPrice } }: PlanResult) => netPrice;

type Figure = {
  name: string;
  of: (result: PlanResult) => number;
  say?: (value: number) => string;
  /** It needs the cost. */
  ofCost?: string;
};

const NOT_KNOWN = 'not known';
const percent = (value: number) => `${value}%`;

const FIGURES: readonly Figure[] = [
  { name: 'Cost of attendance', of: ({ package: { cost } }) => cost, ofCost: 'not entered' },
  { name: 'Pell Grant', of: ({ package: { pell } }) => pell },
  { name: 'Federal supplemental grant', of: ({ package: { campusGrant } }) => campusGrant },
  { name: 'Other grants and scholarships', of: ({ package: { grants } }) => grants },
  { name: 'All grants', of: ({ package: aid }) => grantsOf(aid) },
  { name: 'Net price', of: priceOf, ofCost: NOT_KNOWN },
  { name: 'Work-study', of: ({ package: { workStudy } }) => workStudy },
  { name: 'Subsidized loan', of: ({ package: { subsidised } }) => subsidised },
  { name: 'Unsubsidized loan', of: ({ package: { unsubsidised } }) => unsubsidised },
  { name: 'Still to pay', of: ({ package: { unmet } }) => unmet, ofCost: NOT_KNOWN },
  { name: 'Aid above the cost', of: ({ package: { overAward } }) => overAward, ofCost: NOT_KNOWN },
  { name: 'Pell Grant, full time for a full year', of: ({ scheduledPell }) => scheduledPell },
  { name: 'Pell Grant paid in these terms', of: ({ schedule }) => schedule.total, say: cents },
  { name: 'Enrollment intensity', of: ({ intensity }) => intensity, say: percent },
];

/** The figures as rows, a school in each column. */
export const figureRows = (schools: readonly School[]) =>
  FIGURES.map(({ name, of, say = money, ofCost }) => ({
    name,
    isNetPrice: of === priceOf,
    values: schools.map(({ result, isKnown: known }) => (ofCost && !known ? ofCost : say(of(result)))),
  }));

/** The same with plain numbers, for a spreadsheet. Cents are parts of a dollar there. */
export const plainRows = (schools: readonly School[]): (string | number)[][] => [
  ['Figure', ...schools.map(({ name }) => name)],
  ...FIGURES.map(({ name, of, say, ofCost }) => [
    name,
    ...schools.map(({ result, isKnown: known }) => {
      if (ofCost && !known) return '';
      return say === cents ? of(result) / 100 : of(result);
    }),
  ]),
];

/** Which school has the lowest price, and how it comes about. */
export function summaryOf(schools: readonly School[]): string {
  const known = schools.filter((school) => school.isKnown);
  const [only] = known;
  if (!only) return 'No cost is entered yet, so there is no net price to compare.';
  if (known.length === 1) {
    return `${only.name} has a net price of ${priceWords(only)}. Enter another school with its cost to compare.`;
  }
  const lowest = known.filter(({ isLowest }) => isLowest);
  const [first] = lowest;
  const highest = known.reduce((one, other) => (priceOf(other.result) > priceOf(one.result) ? other : one));
  if (!first || lowest.length === known.length) {
    return `All have the same net price, ${money(priceOf(only.result))}.`;
  }
  const more = priceOf(highest.result) - priceOf(first.result);
  const names = lowest.map(({ name }) => name).join(' and ');
  return `${names} ${lowest.length === 1 ? 'has' : 'have'} the lowest net price: ${priceWords(first)}. At ${highest.name} it is ${money(more)} more.`;
}

const priceWords = ({ result }: School) =>
  `${money(priceOf(result))}, which is ${money(result.package.cost)} less ${money(grantsOf(result.package))} in grants`;
