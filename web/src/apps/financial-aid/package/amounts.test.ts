import { expect, test } from 'vitest';
import { planResult } from '../fixtures';
import { traced } from '../trace/testing';
import type { Package, PlanResult } from '../types';
import {
  aidParts,
  costParts,
  grantsOf,
  isTakenOff,
  loansOf,
  paymentsOf,
  saySteps,
  schoolName,
  stepsOf,
} from './amounts';
import { notesOf } from './notes';

const school = () => traced().schools[0] as PlanResult;
const aid = (change: Partial<Package> = {}): Package => ({ ...school().package, ...change });

test('grants alone lead from the cost to the net price; work and loans come after', () => {
  const steps = stepsOf(aid({ campusGrant: 600, netPrice: 24_845, unmet: 16_945 }));
  expect(steps.map(({ key, from, to }) => [key, from, to])).toEqual([
    ['cost', 47_300, 0],
    ['pell', 47_300, 43_445],
    ['grants', 43_445, 25_445],
    ['campusGrant', 25_445, 24_845],
    ['netPrice', 24_845, 0],
    ['workStudy', 24_845, 22_445],
    ['subsidised', 22_445, 18_945],
    ['unsubsidised', 18_945, 16_945],
    ['unmet', 16_945, 0],
  ]);
  const before = steps.slice(0, 4).filter(isTakenOff);
  expect(before.every(({ kind }) => kind === 'grant')).toBe(true);
});

test('more grants than the cost never go below nothing', () => {
  const over = aid({
    cost: 12_000,
    pell: 7395,
    grants: 20_000,
    netPrice: 0,
    workStudy: 0,
    unmet: 0,
    overAward: 15_395,
  });
  const steps = stepsOf(over);
  expect(steps.every(({ from, to }) => from >= 0 && to >= 0)).toBe(true);
  expect(steps.find(({ key }) => key === 'grants')).toMatchObject({ amount: 20_000, from: 4605, to: 0 });
});

test('grants and loans are added up apart', () => {
  expect(grantsOf(aid({ campusGrant: 600 }))).toBe(3855 + 18_000 + 600);
  expect(loansOf(aid())).toBe(5500);
  expect(saySteps(aid())).toBe(
    'Of $47,300, grants and scholarships pay $21,855, which leaves a net price of $25,445; work can earn $2,400, loans can advance $5,500, and $17,545 is still to pay.',
  );
});

test('both bars come to the same, and parts that are nothing are left out', () => {
  const sum = (parts: { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);
  expect(sum(costParts(aid()))).toBe(47_300);
  expect(sum(aidParts(aid()))).toBe(47_300);
  expect(costParts(aid()).map(({ key }) => key)).not.toContain('other');
  expect(aidParts(aid({ workStudy: 0 })).map(({ key }) => key)).toEqual(['grants', 'loans', 'unmet']);
  expect(costParts(planResult().package), 'without that line').toEqual([]);
});

test('every payment takes from what is left for life', () => {
  expect(
    paymentsOf(school()).map(({ term, credits, lifetimeLeft }) => [term, credits, lifetimeLeft]),
  ).toEqual([
    ['Fall 2026', 16, 549_987],
    ['Spring 2027', 16, 500_000],
  ]);
  const none = { ...school(), scheduledPell: 0 };
  expect(paymentsOf(none)[1]?.lifetimeLeft, 'no grant uses nothing').toBe(600_000);
});

test('a term without a name goes by its number, and so does a school', () => {
  const { schedule } = school();
  const payments = schedule.payments.map((payment) => ({ ...payment, term: ' ' }));
  expect(paymentsOf({ ...school(), schedule: { ...schedule, payments } })[1]?.term).toBe('Term 2');
  expect([schoolName('', 1), schoolName(' Northfield ', 0)]).toEqual(['School 2', 'Northfield']);
});

const payment = (change: Partial<ReturnType<typeof paymentsOf>[number]> = {}) => ({
  ...(paymentsOf(school())[0] as ReturnType<typeof paymentsOf>[number]),
  ...change,
});

test('what is special about a term is said', () => {
  const say = (change: Partial<ReturnType<typeof paymentsOf>[number]>, isYearRound = false) =>
    notesOf([payment(change)], 3855, isYearRound)
      .slice(1)
      .join(' ');
  expect(say({})).toBe('');
  expect(say({ intensity: 42 })).toMatch(/^Fall 2026: less than half time/);
  expect(say({ intensity: 50 })).toBe('');
  expect(say({ additional: 96_350 }, true)).toMatch(/\$963\.50 comes from beyond the scheduled award/);
  expect(say({}, true)).toMatch(/150%/);
  expect(say({ amount: 0 })).toMatch(/nothing is left.*Year-round Pell can pay more/);
  expect(say({ amount: 0 }, true)).not.toMatch(/can pay more/);
  expect(say({ parts: [100, 50] })).toMatch(/paid in two parts/);
  expect(notesOf([payment()], 0, true)).toEqual(['No Pell Grant is scheduled, so nothing is paid.']);
});
