import { expect, test } from 'vitest';
import { emptyWorksheet } from './fixtures';
import { sayMissing } from './missing';
import { withValue } from './sheet';

const EMPTY = emptyWorksheet();
const ranged = (...fields: string[]) =>
  fields.reduce((sheet, field) => withValue(sheet, field, { from: 1, to: 2 }), EMPTY);

test('what is missing is counted in words', () => {
  expect(sayMissing(['about.veteran', 'parent.filing'], EMPTY), 'who counts is open').toBe(
    'Up to 2 answers missing',
  );
  expect(sayMissing(['household.state', 'parent.filing'], EMPTY)).toBe('2 answers missing');
});

test('a range is an answer, and is counted apart', () => {
  const [size, income, cash] = ['parents.familySize', 'parent.amounts.agi', 'parent.amounts.cash'];
  expect(sayMissing([size, income, cash], ranged(income))).toBe('2 answers missing, 1 only a range');
  expect(sayMissing([size, income], ranged(size, income))).toBe('2 answers are only ranges');
  expect(sayMissing([income], ranged(income))).toBe('1 answer is only a range');
  expect(sayMissing([size, income], ranged(cash)), 'another one does not matter').toBe('2 answers missing');
});
