import { expect, test } from 'vitest';
import { formatChannel, segmentsOf, wholeImportance } from './channels';

const drawn = (change: Partial<Parameters<typeof segmentsOf>[0]>) =>
  segmentsOf({ general: 0, families: 0, words: 0, meaning: null, ...change }).map(
    ({ key, from, to, takesAway }) => [key, Math.round(from * 100), Math.round(to * 100), takesAway],
  );

test('channels stand end to end, as parts of five', () => {
  expect(drawn({ general: 2.5, words: 1, meaning: 0.5 })).toEqual([
    ['general', 0, 50, false],
    ['words', 50, 70, false],
    ['meaning', 70, 80, false],
  ]);
  expect(drawn({})).toEqual([]);
});

test('one that takes away lies over the end of the others', () => {
  expect(drawn({ general: 4, families: -1, words: 0.5 })).toEqual([
    ['general', 0, 80, false],
    ['words', 80, 90, false],
    ['families', 70, 90, true],
  ]);
  expect(drawn({ general: 1, families: -9 }), 'never below nothing').toEqual([
    ['general', 0, 20, false],
    ['families', 0, 20, true],
  ]);
});

test('more than five still fits', () => {
  expect(drawn({ general: 5, words: 5 }).at(-1)).toEqual(['words', 50, 100, false]);
});

test('a channel that was not used is not nothing', () => {
  expect([null, undefined, 0, 0.5, -0.25].map(formatChannel)).toEqual([
    'Not used',
    'Not used',
    '0.00',
    '+0.50',
    '-0.25',
  ]);
});

test.each([
  [0.2, 1],
  [4.47, 4],
  [4.5, 5],
  [9, 5],
])('%d is written as %d', (importance, whole) => {
  expect(wholeImportance(importance)).toBe(whole);
});
