import { expect, test } from 'vitest';
import { readNumber, writeNumber } from './amounts';

test.each([
  ['72000', 72_000],
  ['72,000', 72_000],
  ['$72,000', 72_000],
  [' 72 000 ', 72_000],
  ['72,000.00', 72_000],
  ['-1,500', -1500],
  ['−1,500', -1500],
  ['(1,500)', -1500],
  ['-0', 0],
  ['1234567', 1_234_567],
])('%s is a number', (text, value) => {
  expect(readNumber(text, true)).toEqual({ kind: 'number', value });
});

test.each([
  ['72,000.50', /leave out the cents/],
  ['about 70', /not a number/],
  ['7,20', /not a number/],
  ['1e5', /not a number/],
  ['99999999999999999999', /too long/],
  ['--5', /not a number/],
])('%s is none, and says why', (text, message) => {
  expect(readNumber(text, true)).toEqual({ kind: 'fault', message: expect.stringMatching(message) });
});

test('nothing is not zero', () => {
  expect(readNumber('  ', true)).toEqual({ kind: 'empty' });
});

test('people are counted in whole numbers', () => {
  expect(readNumber('2.5', false)).toEqual({ kind: 'fault', message: 'Whole numbers only.' });
});

test('a number is written as it can be read again', () => {
  for (const value of [0, -1500, 72_000, 999_999_999]) {
    expect(readNumber(writeNumber(value), true)).toEqual({ kind: 'number', value });
  }
  expect(writeNumber(-1500)).toBe('−1,500');
});
