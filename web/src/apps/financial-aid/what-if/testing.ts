import { answer } from '@/testing/network';
import type { Cliff, CurveView, Piece, Turn } from './curve';

// The wages of the parents of `worksheet()` in 2026-27, worked by hand from the tables: taxes of 2,172, allowances of
// 44,880 and 5,000, and 1,200 from assets once they count, with 100 from the student's.

const TAKEN_OFF = 2172 + 44_880 + 5000;
const MOST = 7395;

type Row = {
  /** Share of available income in the row of the contribution table, from where on, and what comes before. */
  percent: number;
  above?: number;
  plus?: number;
  assets?: boolean;
  medicare?: [rate: number, constant: number];
  pell: number | 'calculated';
};

const level = (from: number, to: number, turn: Turn | null, sai: number, pell: number): Piece => ({
  from,
  to,
  turn,
  roundings: [],
  sai: { constant: sai, terms: [] },
  pell: { constant: pell, terms: [] },
  saiSlope: 0,
  pellSlope: 0,
});

/** Medicare, social security and the contribution are rounded, and the grant to 5 dollars. */
function piece(from: number, to: number, turn: Turn | null, row: Row): Piece {
  const { percent, above = 0, plus = 0, assets = false, medicare = [145, 0], pell } = row;
  const income = (assets ? 1200 : 0) - TAKEN_OFF - above;
  const others = plus + (assets ? 100 : 0);
  const slope = percent * (10_000 - 620 - medicare[0]);
  const isCalculated = pell === 'calculated';
  return {
    from,
    to,
    turn,
    roundings: [
      { by: 10_000, constant: medicare[1], terms: [[0, medicare[0]]] },
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
      ...(isCalculated ? [{ by: 5, constant: MOST - others, terms: [[3, -1]] as [number, number][] }] : []),
    ],
    sai: { constant: others, terms: [[3, 1]] },
    pell: isCalculated ? { constant: 0, terms: [[4, 5]] } : { constant: pell, terms: [] },
    saiSlope: slope,
    pellSlope: isCalculated ? -slope : 0,
  };
}

const counted = { assets: true } as const;

const PIECES: Piece[] = [
  level(0, 48_983, null, -1500, MOST),
  piece(48_984, 56_366, 'indexLimit', { percent: 22, pell: MOST }),
  piece(56_367, 59_999, 'zero', { percent: 22, pell: 'calculated' }),
  piece(60_000, 78_671, 'assetTest', { ...counted, percent: 22, pell: 'calculated' }),
  piece(78_672, 84_626, 'bracket', {
    ...counted,
    percent: 25,
    above: 21_800,
    plus: 4796,
    pell: 'calculated',
  }),
  piece(84_627, 86_061, 'bracket', {
    ...counted,
    percent: 29,
    above: 27_300,
    plus: 6171,
    pell: 'calculated',
  }),
  piece(86_062, 90_581, 'calculatedPell', { ...counted, percent: 29, above: 27_300, plus: 6171, pell: 0 }),
  piece(90_582, 96_645, 'bracket', { ...counted, percent: 34, above: 32_800, plus: 7766, pell: 0 }),
  piece(96_646, 102_601, 'bracket', { ...counted, percent: 40, above: 38_400, plus: 9670, pell: 0 }),
  piece(102_602, 250_000, 'bracket', { ...counted, percent: 47, above: 43_900, plus: 11_870, pell: 0 }),
  piece(250_001, 300_000, 'payroll', {
    ...counted,
    percent: 47,
    above: 43_900,
    plus: 11_870,
    medicare: [235, -90 * 250_000],
    pell: 0,
  }),
];

const CLIFFS: Cliff[] = [
  { at: 60_000, turn: 'assetTest', saiBefore: 739, saiAfter: 1103, pellBefore: 6655, pellAfter: 6290 },
  { at: 86_062, turn: 'calculatedPell', saiBefore: 6655, saiAfter: 6656, pellBefore: 740, pellAfter: 0 },
];

export const wagesView = (change: Partial<CurveView> = {}): CurveView => ({
  curve: { field: { kind: 'wages', who: 'parent' }, pieces: PIECES },
  cliffs: CLIFFS,
  now: 72_000,
  marginal: { more: 1000, sai: 203, pell: -205 },
  ...change,
});

const SIZES: [people: number, sai: number, pell: number][] = [
  [3, 5422, 1975],
  [4, 3541, 3855],
  [5, 1766, 5630],
  [6, 0, 7395],
];

/** Each size of the family for itself; from six on the largest grant. */
export const sizeView = (): CurveView => ({
  curve: {
    field: { kind: 'familySize' },
    pieces: SIZES.map(([people, sai, pell], place) =>
      level(people, people === 6 ? 12 : people, place === 0 ? null : 'familySize', sai, pell),
    ),
  },
  cliffs: [],
  now: 4,
  marginal: { more: 1, sai: -1775, pell: 1775 },
});

/** Answers with the curve of the field that was asked for. */
export const drawCurve = async (request: Request) => {
  const { field } = await request.clone().json();
  return answer<'AidCurveView'>(field.kind === 'familySize' ? sizeView() : wagesView());
};
