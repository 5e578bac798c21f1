import { expect, test } from 'vitest';
import { worksheet } from '../fixtures';
import type { Line } from '../types';
import { lineOf, type Reckoning, reckoningOf } from './reckoning';
import { sumOf } from './sums';
import { traced } from './testing';

const reckoning = reckoningOf(traced(), worksheet()) as Reckoning;
const find = (key: string) => lineOf(reckoning.lines, key) as Line;
const sum = (key: string) => sumOf(find(key), reckoning);
const written = (key: string) => {
  const { terms, result, plain } = sum(key);
  return `${terms.map(({ sign, name, text }) => `${sign} ${name} ${text}`.trim()).join(' ')} = ${plain ? `${plain} → ` : ''}${result}`;
};

test.each([
  ['parents.availableIncome', 'total income $72,000 − total allowances $57,560 = $14,440'],
  ['parents.adjustedIncome', 'available income $14,440 + contribution from assets $1,200 = $15,640'],
  ['parents.assetContribution', 'net worth $10,000 × share 12% = $1,200'],
  [
    'family.calculated',
    'Parents: contribution $3,441 + Student: contribution from income $0 + Student: contribution from assets $100 = 3,541',
  ],
  ['package.need', 'Cost of attendance $47,300 − Index as packaging counts it 3,541 = $43,759'],
  ['package.netPrice', 'Cost of attendance $47,300 − all grants and scholarships $21,855 = $25,445'],
  [
    'pell.yearTotal',
    'Fall 2026: Payment for the term $1,928 + Spring 2027: Payment for the term $1,927 = $3,855',
  ],
  ['pell.yearLimit', 'Scheduled award $3,855 × share 100% = $3,855'],
  ['package.overAward', 'All aid $29,755 − Cost of attendance $47,300 = −$17,545 → $0'],
])('%s with its figures', (key, text) => {
  expect(written(key)).toBe(text);
});

test('of many amounts those that are nothing stand apart', () => {
  const { terms, nothing, plain } = sum('parents.totalIncome');
  expect(terms.map(({ name }) => name)).toEqual(['adjusted gross income']);
  expect(nothing).toHaveLength(10);
  expect(plain).toBeUndefined();
});

test('what takes off income has a minus, and foreign income counts whatever its sign', () => {
  const inputs = find('parents.totalIncome').inputs.map((input) => {
    if (input.key === 'parent.workStudy') return { ...input, value: 900 };
    return input.key === 'parent.foreignIncome' ? { ...input, value: -5000 } : input;
  });
  const { terms, plain } = sumOf({ ...find('parents.totalIncome'), value: 76_100, inputs }, reckoning);
  expect(terms.map(({ sign, text }) => sign + text)).toEqual(['$72,000', '+$5,000', '−$900']);
  expect(plain, 'the terms come to the line').toBeUndefined();
});

test('what is looked up or compared is listed, not added', () => {
  const { terms, isSum } = sum('family.maxPell');
  expect(isSum).toBe(false);
  expect(terms.map(({ sign }) => sign)).toEqual(['', '', '']);
});

test('inputs lead to the line before or to the question', () => {
  const lead = (key: string) => sum(key).terms.map(({ line, field }) => line ?? field);
  expect(lead('parents.availableIncome')).toEqual(['parents.totalIncome', 'parents.allowances']);
  expect(lead('parents.protection')).toEqual(['parents.familySize']);
  expect(lead('family.assetsCount')).toEqual([
    'benefit',
    'parent.amounts.agi',
    'parent.amounts.scheduleC',
    'parent.schedules',
  ]);
  expect(lead('package.pell')).toEqual(['pell.yearTotal']);
  expect(lead('package.indexForPackage')).toEqual(['family.index']);
  expect(lead('package.workStudy')).toEqual(['schools.0.workStudy', undefined, undefined]);
  expect(lead('pell.termPayment.2')).toEqual(['schools.0.terms.1.weeks', undefined]);
  expect(lead('pell.scheduledAward')).toEqual([
    'family.maxPell',
    'pell.degree',
    'schools.0.costs.tuition',
    'schools.0.grants',
  ]);
});

test('a line and a field of the same key are told apart by the order', () => {
  expect(sum('student.business').terms[0]).toMatchObject({ field: 'student.amounts.business' });
  expect(sum('student.netWorth').terms[2]).toMatchObject({ line: 'student.business' });
});

test('an independent student answers for the household', () => {
  const own: Reckoning = { ...reckoning, formula: 'C' };
  const size = sumOf({ ...find('parents.protection'), key: 'student.protection' }, own);
  expect(size.terms[0]).toMatchObject({ field: 'household.familySize', text: '4 people' });
  expect(sumOf(find('family.maxPell'), own).terms[2]).toMatchObject({ field: 'student.filing' });
});
