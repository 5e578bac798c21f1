import { expect, test } from 'vitest';
import { dollarsOf, formatCost, microsOf } from './money';

test.each([
  ['0.15', 150_000],
  ['2.5', 2_500_000],
  ['2.50', 2_500_000],
  [' 10 ', 10_000_000],
  ['0', 0],
  ['0.000001', 1],
  // In floating point it would be 1,109,999.9999.
  ['1.11', 1_110_000],
  ['4.35', 4_350_000],
  ['1000000', 1_000_000_000_000],
])('%s dollars are %i micro-dollars', (dollars, micros) => {
  expect(microsOf(dollars)).toBe(micros);
});

test.each(['', '-1', '1,50', '1.', '.5', '1e3', '0.0000001', '1000000.000001', '2 000', 'free'])(
  '“%s” is no price',
  (text) => {
    expect(microsOf(text)).toBeUndefined();
  },
);

test.each([
  [0, '0.00'],
  [1, '0.000001'],
  [150_000, '0.15'],
  [2_500_000, '2.50'],
  [1_234_567, '1.234567'],
  [1_000_000_000_000, '1000000.00'],
])('%i micro-dollars are typed as %s, and read back as they were', (micros, dollars) => {
  expect(dollarsOf(micros)).toBe(dollars);
  expect(microsOf(dollars)).toBe(micros);
});

test.each([
  [0, '$0.00'],
  [7, '$0.000007'],
  [2070, '$0.00207'],
  [34_567, '$0.0346'],
  [1_500_000, '$1.50'],
  [12_345_678_901, '$12,345.68'],
])('a cost of %i micro-dollars is shown as %s', (micros, text) => {
  expect(formatCost(micros)).toBe(text);
});
