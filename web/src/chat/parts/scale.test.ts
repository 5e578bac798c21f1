import { expect, test } from 'vitest';
import { PARTS } from '../testing';
import { labelsOf, scaleOf } from './scale';

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
  [[1_284_000], [0, 500_000, 1_000_000, 1_500_000]],
])('the axis of %j has round marks, and zero among them', (values, ticks) => {
  const scale = scaleOf(values);
  expect(scale.ticks).toEqual(ticks);
  expect(scale.at(ticks[0] ?? Number.NaN)).toBe(0);
  expect(scale.at(ticks.at(-1) ?? Number.NaN)).toBe(1);
  for (const value of values) expect(scale.at(value)).toBeLessThanOrEqual(1);
});

test('every label is there once, also if only one series has it', () => {
  expect(labelsOf(PARTS.chart.series)).toEqual(['2024', '2025']);
});
