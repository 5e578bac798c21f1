import { expect, test } from 'vitest';
import { lineThrough, scaleOf } from './scale';

test.each([
  [
    [30, 42, 31],
    [0, 20, 40, 60],
  ],
  [[3], [0, 1, 2, 3]],
  [
    [0.2, 0.9],
    [0, 0.25, 0.5, 0.75, 1],
  ],
  [
    [-5, 12],
    [-5, 0, 5, 10, 15],
  ],
  [[-7], [-8, -6, -4, -2, 0]],
  [
    [0, 0],
    [0, 0.25],
  ],
  [[], [0, 0.25]],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [[1_284_000], [0, 500_000, 1_000_000, 1_500_000]],
])('the axis of %j has round marks, and zero among them', (values, ticks) => {
  const scale = scaleOf(values);
  expect(scale.ticks).toEqual(ticks);
  expect(scale.at(ticks[0] ?? Number.NaN)).toBe(0);
  expect(scale.at(ticks.at(-1) ?? Number.NaN)).toBeCloseTo(1, 12);
  for (const value of values) expect(scale.at(value)).toBeLessThanOrEqual(1 + 1e-12);
});

test.each([
  [[], [0, 1]],
  [[1], [0, 1]],
  [[2], [0, 1, 2]],
  [[9], [0, 5, 10]],
  [[41], [0, 20, 40, 60]],
])('the axis of the counts %j has no halves', (values, ticks) => {
  expect(scaleOf(values, { isWhole: true }).ticks).toEqual(ticks);
});

test('a line has a gap where a value is missing', () => {
  expect(lineThrough([{ x: 0, y: 1 }, { x: 1, y: 2.04 }, null, { x: 3, y: 0 }])).toBe('M0,1L1,2M3,0');
});
