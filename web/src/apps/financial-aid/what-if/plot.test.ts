import { expect, test } from 'vitest';
import { drawPlots, ticksOf } from './plot';
import { wagesView } from './testing';

test.each([
  [0, 300_000, 5, [0, 100_000, 200_000, 300_000]],
  [-1500, 97_439, 4, [0, 25_000, 50_000, 75_000]],
  [3, 12, 6, [4, 6, 8, 10, 12]],
  [0, 1, 4, [0, 1]],
  [5, 5, 4, [5]],
])('ticks from %i to %i are round', (from, to, count, ticks) => {
  expect(ticksOf(from, to, count)).toEqual(ticks);
});

test('places and amounts belong together, at both ends and beyond', () => {
  const { curve, cliffs } = wagesView();
  const plots = drawPlots(curve, cliffs, 640);
  for (const amount of [0, 60_000, 300_000]) expect(plots.amountAt(plots.x(amount))).toBe(amount);
  expect([plots.amountAt(-50), plots.amountAt(9999)]).toEqual([0, 300_000]);
  expect(plots.sai.y(97_439)).toBe(plots.sai.top);
  expect(plots.sai.y(-1500)).toBe(plots.sai.bottom);
  expect(plots.pell.top).toBeGreaterThan(plots.sai.bottom);
});

test('numbers of cliffs that are close stand in two rows', () => {
  const { curve, cliffs } = wagesView();
  const near = cliffs.map((cliff, place) => ({ ...cliff, at: 60_000 + 100 * place }));
  const [one, other] = drawPlots(curve, near, 640).numbers;
  expect(one?.y).not.toBe(other?.y);
  const [first, second] = drawPlots(curve, cliffs, 640).numbers;
  expect(first?.y).toBe(second?.y);
});
