import { expect, test } from 'vitest';
import { line } from '../fixtures';
import { inUnit, ownName, showCell, showRow, showValue } from './values';

test.each([
  ['dollars', -1500, '−$1,500'],
  ['dollars', 44_880, '$44,880'],
  ['cents', 192_750, '$1,927.50'],
  ['cents', 192_800, '$1,928'],
  ['percent', 88, '88%'],
  ['millipercent', 549_987, '549.987%'],
  ['millipercent', 600_000, '600%'],
  ['yesNo', 1, 'Yes'],
  ['yesNo', 0, 'No'],
] as const)('in %s, %d is %s', (unit, value, text) => {
  expect(inUnit(value, unit)).toBe(text);
});

test('the index is written without a currency', () => {
  expect(showValue(line('family.index', 'Student Aid Index', -1500))).toBe('−1,500');
  expect(showValue(line('package.indexForPackage', 'Index', 3541))).toBe('3,541');
  expect(showValue(line('parents.contribution', 'Contribution', -1870))).toBe('−$1,870');
});

test('codes of federal records are in words, and one that is not known is still shown', () => {
  const code = (key: string, value: number) => showValue(line(key, '', value, { unit: 'code' }));
  expect(code('family.maxPell', 0)).toBe('None');
  expect(code('family.maxPell', 2)).toBe('2: single parent, income within the limit');
  expect(code('family.minPell', 5)).toBe('5: not a parent');
  expect(code('family.minPell', 9)).toBe('9');
});

test.each([
  [
    'parents.contribution',
    '0 to 21800: 0 + 22 % of what is over 0',
    22,
    '22%',
    '$0 to $21,800: $0 + 22% of what is over $0',
  ],
  ['parents.contribution', 'below -8500: -1870', -1870, '−$1,870', 'below −$8,500: −$1,870'],
  [
    'parents.business',
    '175000 to 520000: 70000 + 50 % of what is over 175000',
    50,
    '50%',
    '$175,000 to $520,000: $70,000 + 50% of what is over $175,000',
  ],
  [
    'parents.medicare',
    'threshold: joint 250,000, others 200,000',
    145,
    '1.45%',
    'threshold: joint $250,000, others $200,000',
  ],
  ['parents.medicare', 'threshold: joint $250,000', 145, '1.45%', 'threshold: joint $250,000'],
  ['parents.socialSecurity', '2024', 168_600, '$168,600', '2024'],
  ['student.incomeContribution', '2026-27', 0, '$0', '2026-27'],
  ['family.povertyLine', 'Contiguous, family of 4', 31_200, '$31,200', 'The 48 states and D.C., family of 4'],
])('the cell of %s in row %s', (key, row, value, shown, words) => {
  const found = line(key, '', 0, { cell: { table: '', row, value, source: '' } });
  expect(showCell(found)).toBe(shown);
  expect(showRow(found)).toBe(words);
});

test('a line without a table has no cell', () => {
  expect(showCell(line('family.index', '', 0))).toBe('');
  expect(showRow(line('family.index', '', 0))).toBe('');
});

test('a name without whose it is', () => {
  expect(ownName('Student and spouse: total income')).toBe('total income');
  expect(ownName('Net price')).toBe('Net price');
});
