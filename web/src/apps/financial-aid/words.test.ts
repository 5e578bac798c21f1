import { expect, test } from 'vitest';
import { cents, index, indexRange, missingWords, money, moneyRange, yearName } from './words';

test('money is written with a currency, thousands and a real minus', () => {
  expect([money(1234), money(-1500), money(0), money(999_999_999)]).toEqual([
    '$1,234',
    '−$1,500',
    '$0',
    '$999,999,999',
  ]);
  expect([cents(192_800), cents(192_750), cents(-5)]).toEqual(['$1,928', '$1,927.50', '−$0.05']);
});

test('an index is a number without a currency', () => {
  expect([index(-1500), index(3541)]).toEqual(['−1,500', '3,541']);
});

test('a range has two ends unless they are one', () => {
  expect(indexRange({ least: -1500, most: 4200 })).toBe('−1,500 to 4,200');
  expect(moneyRange({ least: 740, most: 740 })).toBe('$740');
});

test('what is missing is counted in words', () => {
  expect([missingWords(1), missingWords(3)]).toEqual(['1 answer missing', '3 answers missing']);
  expect(yearName('2026-27')).toBe('2026–27');
});
