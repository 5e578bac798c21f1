import { expect, test } from 'vitest';
import { mustWords, optionsOf, points } from './words';

test('hundredths of a point are read with one digit', () => {
  expect(points(7234)).toBe('72.3');
  expect(points(10_000)).toBe('100.0');
});

test('musts are counted in words', () => {
  expect(mustWords({ mustsMet: 5, musts: 6 })).toBe('5 of 6 musts met');
  expect(mustWords({ mustsMet: 1, musts: 1 })).toBe('1 of 1 must met');
  expect(mustWords({ mustsMet: 0, musts: 0 })).toBe('No must');
});

test('the first of the options stands for no choice', () => {
  expect(optionsOf({ a: 'One' }, 'Any')).toEqual([
    { value: '', label: 'Any' },
    { value: 'a', label: 'One' },
  ]);
});
