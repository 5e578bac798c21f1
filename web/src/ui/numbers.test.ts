import { expect, test } from 'vitest';
import { countOf, formatMoney } from './numbers';

test('cents are written where there are some', () => {
  expect([2500, 2550, 0, -120_000, 123_456_700].map(formatMoney)).toEqual([
    '$25',
    '$25.50',
    '$0',
    '-$1,200',
    '$1,234,567',
  ]);
});

test('one is not many', () => {
  expect(countOf(1, 'gift')).toBe('1 gift');
  expect(countOf(0, 'gift')).toBe('0 gifts');
  expect(countOf(1200, 'person', 'people')).toBe('1,200 people');
});
