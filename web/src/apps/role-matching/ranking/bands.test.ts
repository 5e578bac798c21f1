import { expect, test } from 'vitest';
import { bandStarts, isTied } from './bands';

const ROWS = [1, 2, 2, 2, 3, 4, 4].map((band) => ({ band }));

test('a band of several begins with its first row, and one alone is none', () => {
  expect([...bandStarts(ROWS)]).toEqual([
    [1, { band: 2, count: 3 }],
    [5, { band: 4, count: 2 }],
  ]);
  expect(bandStarts([]).size).toBe(0);
});

test('a row is tied with a neighbour of its band', () => {
  expect(ROWS.map((_, place) => isTied(ROWS, place))).toEqual([false, true, true, true, false, true, true]);
});
