import type { Costs, Plan } from '../types';
import { countedKind } from './count';
import type { Chosen, LetterItem, Totals } from './types';

const PELL = 'Federal Pell Grant';
const CAMPUS = 'Federal Supplemental Educational Opportunity Grant';

/** What a school of the worksheet can take over from a letter. */
export type Figures = {
  /** Nothing where the letter names no cost. */
  costs: Costs | null;
  /** Without the Pell Grant, which is worked out here. */
  grants: number;
  campusGrant: number;
  workStudy: number;
  /** The Pell Grant of the letter. */
  pell: number;
};

const PARTS: readonly [RegExp, keyof Costs][] = [
  [/loan fee|origination/i, 'other'],
  [/room|board|housing|food|meal|dining|living|rent|residence/i, 'housingAndFood'],
  [/book|suppl|equipment|material/i, 'books'],
  [/transport|travel|commut/i, 'transport'],
  [/personal|misc/i, 'personal'],
  [/tuition|fee/i, 'tuition'],
];

export const partOf = (label: string): keyof Costs =>
  PARTS.find(([words]) => words.test(label))?.[1] ?? 'other';

export function figuresOf(items: readonly LetterItem[], chosen: Chosen, totals: Totals): Figures {
  const costs: Costs = { tuition: 0, books: 0, transport: 0, personal: 0, housingAndFood: 0, other: 0 };
  const found: Figures = { costs: null, grants: 0, campusGrant: 0, workStudy: 0, pell: 0 };
  items.forEach((item, place) => {
    const { amount, label, program } = item;
    switch (countedKind(item, chosen[place])) {
      case 'cost':
        costs[partOf(label)] += amount;
        break;
      case 'work':
        found.workStudy += amount;
        break;
      case 'grant':
      case 'scholarship':
        if (program === PELL) found.pell += amount;
        else if (program === CAMPUS) found.campusGrant += amount;
        else found.grants += amount;
        break;
      default:
        break;
    }
  });
  for (const part of Object.keys(costs) as (keyof Costs)[]) costs[part] = Math.max(0, costs[part]);
  const listed = Object.values(costs).reduce((sum, cost) => sum + cost, 0);
  if (totals.cost != null) {
    // A letter may name a whole that is more than its lines.
    found.costs = { ...costs, other: costs.other + Math.max(0, totals.cost - listed) };
  }
  return {
    ...found,
    grants: Math.max(0, found.grants),
    campusGrant: Math.max(0, found.campusGrant),
    workStudy: Math.max(0, found.workStudy),
  };
}

/** A school with the figures of a letter. Everything else of it stays. */
export const withFigures = (plan: Plan, { costs, grants, campusGrant, workStudy }: Figures): Plan => ({
  ...plan,
  costs: costs ?? plan.costs,
  grants,
  campusGrant,
  workStudy,
});

const SCHOOL = /\b(college|university|institute|school|academy)\b/i;
const LONGEST_NAME = 80;

/** What the school is called, if the beginning of the letter says so. */
export function schoolIn(text: string): string {
  const lines = text.split('\n', 8).map((line) => line.trim());
  const name = lines.find((line) => SCHOOL.test(line) && line.length <= LONGEST_NAME && !/[.:$,]/.test(line));
  return name ?? 'School of the letter';
}
