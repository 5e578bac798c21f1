import { type Cliff, type Curve, type Point, rangeOf, stretchesOf } from './curve';

/** Round amounts between two ends, about so many. */
export function ticksOf(from: number, to: number, count: number): number[] {
  if (to <= from) return [from];
  const rough = (to - from) / Math.max(1, count);
  const size = 10 ** Math.floor(Math.log10(rough));
  const times = size < 10 ? [1, 2, 5] : [1, 2, 2.5, 5];
  const step = Math.max(1, (times.find((one) => one * size >= rough) ?? 10) * size);
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step + 0);
}

type Scale = (value: number) => number;

/** From values to places: the first value at the first place, the last at the last. */
const scaleOf =
  ([low, high]: [number, number], [start, end]: [number, number]): Scale =>
  (value) =>
    start + ((value - low) / Math.max(1, high - low)) * (end - start);

export type Plot = { y: Scale; ticks: number[]; top: number; bottom: number; path: string };

const [LEFT, RIGHT, TOP, HEIGHT, GAP, BOTTOM] = [66, 16, 50, 130, 40, 30];
/** An amount and room beside it; the last one is moved to the left. */
const AMOUNT = 100;
/** Two numbers must not stand on each other; there is room for so many rows of them. */
const [APART, NUMBER_ROWS] = [20, 2];

/** Both plots, one below the other over the same amounts. */
export function drawPlots(curve: Curve, cliffs: readonly Cliff[], width: number) {
  const { from, to } = rangeOf(curve);
  const x = scaleOf([from, to], [LEFT, width - RIGHT]);
  const edges = stretchesOf(curve).flatMap(({ from: first, to: last, start, end }) =>
    first === last
      ? [{ amount: first, ...start }]
      : [
          { amount: first, ...start },
          { amount: last, ...end },
        ],
  );
  const plot = (figure: keyof Point, top: number): Plot => {
    const values = edges.map((edge) => edge[figure]);
    const ends: [number, number] = [Math.min(0, ...values), Math.max(1, ...values)];
    const bottom = top + HEIGHT;
    const y = scaleOf(ends, [bottom, top]);
    const path = edges.map((edge) => `${round(x(edge.amount))},${round(y(edge[figure]))}`);
    return { y, ticks: ticksOf(...ends, 4), top, bottom, path: `M${path.join('L')}` };
  };
  const sai = plot('sai', TOP);
  const pell = plot('pell', sai.bottom + GAP);
  const wanted = Math.max(2, Math.floor((width - LEFT - RIGHT) / AMOUNT));
  return {
    sai,
    pell,
    x,
    /** Where the curves turn. */
    edges,
    left: LEFT,
    right: width - RIGHT,
    height: pell.bottom + BOTTOM,
    ticks: ticksOf(from, to, wanted),
    numbers: numbersOf(cliffs, x),
    /** The amount at a place, within the range. */
    amountAt: (place: number) => {
      const part = (place - LEFT) / Math.max(1, width - RIGHT - LEFT);
      return Math.round(from + Math.min(1, Math.max(0, part)) * (to - from));
    },
  };
}

/** Where the numbers of cliffs stand: in a second row if the first has no room. */
function numbersOf(cliffs: readonly Cliff[], x: Scale) {
  const ends = Array.from({ length: NUMBER_ROWS }, () => Number.NEGATIVE_INFINITY);
  return cliffs.map(({ at }) => {
    const place = x(at);
    const free = ends.findIndex((end) => place - end >= APART);
    const row = free < 0 ? NUMBER_ROWS - 1 : free;
    ends[row] = place;
    return { at, x: place, y: 10 + row * 18 };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
