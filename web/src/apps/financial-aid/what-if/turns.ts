import type { Cliff, Point, Turn } from './curve';
import { jumpOf } from './curve';

type Words = {
  /** Why something turns at an amount, as a sentence. */
  sentence: string;
  /** What happens on the way to a higher index or a smaller grant: "$412 more and assets count". */
  worse: string;
  /** On the way to a lower index or a larger grant. */
  better: string;
};

export const TURNS: Record<Turn, Words> = {
  zero: {
    sentence: 'Here a figure that cannot be less than nothing starts or stops to count.',
    worse: 'a figure counts that was held at nothing',
    better: 'a figure is held at nothing',
  },
  payroll: {
    sentence:
      'Here payroll taxes are allowed at another rate: Medicare has a threshold, social security has a base.',
    worse: 'less of the payroll taxes is allowed',
    better: 'more of the payroll taxes is allowed',
  },
  employmentCap: {
    sentence: 'From here on the employment expense allowance is at its cap.',
    worse: 'the employment expense allowance stops growing',
    better: 'the employment expense allowance grows',
  },
  business: {
    sentence: 'From here on another row of the business and farm table applies.',
    worse: 'a larger share of the business or farm counts',
    better: 'a smaller share of the business or farm counts',
  },
  bracket: {
    sentence: 'From here on another row of the contribution table applies.',
    worse: 'a larger share of the available income counts',
    better: 'a smaller share of the available income counts',
  },
  negativeParents: {
    sentence:
      'Here the parents’ adjusted available income changes its sign. While it is negative, the student is allowed as much.',
    worse: 'the parents’ adjusted available income is no longer negative',
    better: 'the parents’ adjusted available income is negative, and the student is allowed as much',
  },
  assetTest: {
    sentence: 'From an adjusted gross income of $60,000 on, assets count.',
    worse: 'assets count',
    better: 'assets no longer count',
  },
  scheduleC: {
    sentence: 'With more than $10,000 of business profit or loss, assets count.',
    worse: 'assets count, because of the business profit or loss',
    better: 'assets no longer count, because the business profit or loss is small',
  },
  positiveIncome: {
    sentence:
      'Only an adjusted gross income above nothing can earn the maximum Pell Grant. Nothing, or a loss, never does.',
    worse: 'the income is no longer above nothing, which the maximum Pell Grant needs',
    better: 'the income is above nothing and earns the maximum Pell Grant',
  },
  maxPell: {
    sentence:
      'The maximum Pell Grant is given for incomes up to a multiple of the poverty line, which is here.',
    worse: 'the maximum Pell Grant ends',
    better: 'the maximum Pell Grant is due',
  },
  minPell: {
    sentence:
      'The minimum Pell Grant is given for incomes up to a multiple of the poverty line, which is here.',
    worse: 'the minimum Pell Grant ends',
    better: 'the minimum Pell Grant is due',
  },
  calculatedPell: {
    sentence: 'Here the Pell Grant that is calculated from the index meets the minimum.',
    worse: 'the calculated Pell Grant would be below the minimum',
    better: 'the calculated Pell Grant reaches the minimum',
  },
  pellCeiling: {
    sentence: 'From this index on there is no Pell Grant at all.',
    worse: 'every Pell Grant ends',
    better: 'the index allows a Pell Grant',
  },
  indexLimit: {
    sentence: 'Here the index meets its limit: it is never below −1,500 and never above 999,999.',
    worse: 'the index rises from its limit',
    better: 'the index is held at its limit',
  },
  incomeFloor: {
    sentence: 'Here the student’s contribution from income meets its floor.',
    worse: 'the student’s income counts',
    better: 'the student’s income no longer counts',
  },
  cost: {
    sentence: 'Here the Pell Grant meets the cost of attendance. It is never more than that.',
    worse: 'the Pell Grant falls below the cost of attendance',
    better: 'the Pell Grant is held at the cost of attendance',
  },
  familySize: {
    sentence: 'Another size of the family has other allowances.',
    worse: 'the allowances shrink',
    better: 'the allowances grow',
  },
};

/** Whether a change costs the family something. */
export const isWorse = ({ sai, pell }: Point) => sai > 0 || (sai === 0 && pell < 0);

/** What crossing a cliff means, in the direction of the change. */
export const meaningOf = (turn: Turn, change: Point) => TURNS[turn][isWorse(change) ? 'worse' : 'better'];

/** The largest first: a dollar of grant counts as much as a point of the index. */
export const largestFirst = (cliffs: readonly Cliff[]) =>
  [...cliffs].sort((one, other) => weightOf(other) - weightOf(one));

function weightOf(cliff: Cliff) {
  const { sai, pell } = jumpOf(cliff);
  return Math.abs(sai) + Math.abs(pell);
}
