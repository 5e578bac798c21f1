import { expect, test } from 'vitest';
import { impactRow, impactTable } from '../testing';
import { chanceOf, rateOf, ratioOf, tableWords } from './words';

test('figures are written as the rules have them', () => {
  expect(ratioOf(impactRow({ ratio: 0.6107 }))).toBe('0.61');
  expect(ratioOf(impactRow({ ratio: null }))).toBe('–');
  expect(chanceOf(impactRow({ p: 0.00002 }))).toBe('< 0.001');
  expect(chanceOf(impactRow({ p: 0.0412 }))).toBe('0.041');
  expect(rateOf(impactRow({ rate: 0.5, rateLow: 0.41, rateHigh: 0.59 }))).toBe('50% (41% to 59%)');
});

test('a table names the groups below four fifths', () => {
  expect(tableWords(impactTable())).toBe('No group by sex is below four fifths.');
  const rows = [impactRow({ group: 'Men' }), impactRow({ group: 'Women', verdict: 'flagged' })];
  const flagged = impactTable({ isFlagged: true, rows });
  expect(tableWords(flagged)).toBe('Below four fifths: Women.');
});
