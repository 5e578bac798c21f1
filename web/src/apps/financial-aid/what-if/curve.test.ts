import { expect, test } from 'vitest';
import {
  type Cliff,
  type Curve,
  divided,
  jumpOf,
  marginalAt,
  nearestCliffs,
  type Piece,
  pointAt,
  rangeOf,
  stretchesOf,
} from './curve';
import { wagesView } from './testing';

test('halves go away from zero', () => {
  const rounded = [5n, 4n, -5n, -4n, 15n, 0n].map((value) => divided(value, 10n));
  expect(rounded).toEqual([1n, 0n, -1n, 0n, 2n, 0n]);
  expect([1n, -1n, 2n, -2n].map((value) => divided(value, 3n))).toEqual([0n, 0n, 1n, -1n]);
  expect([divided(7n, 0n), divided(5n, -10n)]).toEqual([0n, -1n]);
});

const small: Curve = {
  field: { kind: 'amount', who: 'parent', item: 'cash' },
  pieces: [
    {
      from: -10,
      to: 9,
      turn: null,
      roundings: [
        { by: 10, constant: 0, terms: [[0, 5]] },
        { by: 4, constant: 2, terms: [[1, 3]] },
      ],
      sai: {
        constant: 100,
        terms: [
          [0, 2],
          [2, -1],
        ],
      },
      pell: { constant: 0, terms: [[1, 5]] },
      saiSlope: 1_625_000,
      pellSlope: 2_500_000,
    },
  ],
};

// 5·3/10 = 1.5 is 2, (2 + 3·2)/4 = 2, 100 + 2·3 − 2; of −3: −1.5 is −2, (2 − 6)/4 = −1, 100 − 6 + 1.
test.each([
  [3, { sai: 104, pell: 10 }],
  [-3, { sai: 95, pell: -10 }],
  [0, { sai: 99, pell: 0 }],
  [9, { sai: 114, pell: 25 }],
])('a piece is read rounding by rounding, at %i', (amount, point) => {
  expect(pointAt(small, amount)).toEqual(point);
});

test('outside of the range, and between dollars, there is nothing to read', () => {
  for (const amount of [-11, 10, 0.5, Number.NaN]) expect(pointAt(small, amount)).toBeUndefined();
  expect(pointAt({ ...small, pieces: [] }, 0)).toBeUndefined();
  expect(rangeOf(small)).toEqual({ from: -10, to: 9 });
});

test('products beyond what numbers hold stay exact', () => {
  const [piece] = small.pieces as [Piece];
  const amount = 999_999_999;
  const large: Piece = {
    ...piece,
    from: amount,
    to: amount,
    roundings: [{ by: 1, constant: 0, terms: [[0, amount]] }],
    sai: {
      constant: 0,
      terms: [
        [1, 1],
        [0, 1 - amount],
      ],
    },
  };
  expect(pointAt({ ...small, pieces: [large] }, amount)?.sai).toBe(amount);
});

// At 72,000: 72,000 + 1,200 − 1,044 − 4,464 − 52,052 is 15,640, of that 22 % is 3,441, with the student's 100.
test.each([
  [0, -1500, 7395],
  [48_983, -1500, 7395],
  [48_984, -1499, 7395],
  [56_366, 0, 7395],
  [56_367, 1, 7395],
  [59_999, 739, 6655],
  [60_000, 1103, 6290],
  [72_000, 3541, 3855],
  [73_000, 3744, 3650],
  [86_061, 6655, 740],
  [86_062, 6656, 0],
  [250_000, 75_948, 0],
  [251_000, 76_377, 0],
  [300_000, 97_439, 0],
])('the wages of the example family, at %i', (amount, sai, pell) => {
  expect(pointAt(wagesView().curve, amount)).toEqual({ sai, pell });
});

// The engine's own example: (1,000 − 77) × 29 % of a thousand dollars more in 2025-26.
test('a thousand dollars more in the row of 29 percent', () => {
  const percent = 29;
  const income = 1500 - 6100 - 43_870 - 4890 - 26_700;
  const curve: Curve = {
    field: { kind: 'wages', who: 'parent' },
    pieces: [
      {
        from: 88_000,
        to: 91_000,
        turn: 'bracket',
        roundings: [
          { by: 10_000, constant: 0, terms: [[0, 145]] },
          { by: 10_000, constant: 0, terms: [[0, 620]] },
          {
            by: 100,
            constant: percent * income,
            terms: [
              [0, percent],
              [1, -percent],
              [2, -percent],
            ],
          },
        ],
        sai: { constant: 6036 + 782 + 380, terms: [[3, 1]] },
        pell: { constant: 0, terms: [] },
        saiSlope: 267_815,
        pellSlope: 0,
      },
    ],
  };
  expect(pointAt(curve, 89_000)).toEqual({ sai: 7816, pell: 0 });
  expect(marginalAt(curve, 89_000, 1000)).toEqual({ sai: 268, pell: 0 });
  expect(marginalAt(curve, 90_500, 1000), 'beyond the range').toBeUndefined();
});

test('stretches have their figures at both ends, and rounding alone makes no new one', () => {
  const stretches = stretchesOf(wagesView().curve);
  expect(stretches).toHaveLength(11);
  expect(stretches[3]).toMatchObject({
    from: 60_000,
    to: 78_671,
    turn: 'assetTest',
    slopes: { sai: 203_170 },
    start: { sai: 1103, pell: 6290 },
    end: { sai: 4896, pell: 2500 },
  });
  const [piece] = small.pieces as [Piece];
  const level = (from: number, to: number, sai: number): Piece => ({
    ...piece,
    from,
    to,
    turn: 'zero',
    roundings: [],
    sai: { constant: sai, terms: [] },
    pell: { constant: 0, terms: [] },
    saiSlope: 0,
    pellSlope: 0,
  });
  const pieces = [level(0, 9, 100), level(10, 19, 101), level(20, 29, 140)];
  expect(stretchesOf({ ...small, pieces })).toMatchObject([
    { from: 0, to: 19, start: { sai: 100 }, end: { sai: 101 } },
    { from: 20, to: 29 },
  ]);
});

test('the nearest cliffs are told from where one stands', () => {
  const { cliffs } = wagesView();
  const { above, below } = nearestCliffs(cliffs, 72_000);
  expect(above).toMatchObject({ distance: 14_062, change: { sai: 1, pell: -740 } });
  expect(below).toMatchObject({ distance: 12_001, change: { sai: -364, pell: 365 } });
  expect(nearestCliffs(cliffs, 60_000).below?.distance, 'on its first dollar').toBe(1);
  expect(nearestCliffs(cliffs, 59_999).above?.distance).toBe(1);
  expect(nearestCliffs([], 0)).toEqual({ above: undefined, below: undefined });
  expect(jumpOf(cliffs[0] as Cliff)).toEqual({ sai: 364, pell: -365 });
});
