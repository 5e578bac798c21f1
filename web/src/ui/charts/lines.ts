import { DIFFERENT } from '../radar/Mark';
import { widthOf } from '../radar/wrap';
import { lineThrough, type Place, scaleOf } from './scale';
import { stepIn } from './useRoving';

export type TrendSeries = {
  /** Of its own: a line is hidden by it. */
  name: string;
  /** For each year. Nothing: there is no figure, and a gap in the line. */
  values: readonly (number | null)[];
};

export type TrendPoint = Place & { key: string; series: number; at: number; value: number };

export type DrawnTrend = {
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  ticks: readonly { value: number; y: number }[];
  /** Of all years, in their order. */
  across: readonly number[];
  /** One of so many years has its name below it. */
  every: number;
  lines: readonly { series: number; path: string; points: readonly TrendPoint[] }[];
};

const PLOT = 200;
const TOP = 36;
const BOTTOM = 30;
/** Marks reach beyond their places. */
const EDGE = 12;
const BETWEEN = 10;

/** How a series looks. After the last kind of mark they begin anew, and are open. */
export const lookOf = (series: number) => ({ look: series % DIFFERENT, isOpen: series >= DIFFERENT });

const keyOf = (series: number, at: number) => `${series}:${at}`;

type TrendInput = {
  at: readonly string[];
  series: readonly TrendSeries[];
  /** Which of them are drawn. */
  shown: readonly number[];
  show: (value: number) => string;
  width: number;
};

/** Everything in its place, for the width that there is. */
export function drawTrend({ at: years, series, shown, show, width }: TrendInput): DrawnTrend {
  const values = shown.flatMap((number) => known(series[number]));
  const axis = scaleOf(values.length > 0 ? values : series.flatMap(known));
  const left = Math.max(...axis.ticks.map((tick) => widthOf(show(tick)))) + 8;
  const names = Math.max(0, ...years.map(widthOf));
  const right = width - Math.max(EDGE, names / 2);
  const start = left + Math.max(EDGE, names / 2);
  const step = (right - start) / Math.max(1, years.length - 1);
  const bottom = TOP + PLOT;
  const y = (value: number) => bottom - axis.at(value) * PLOT;
  const x = (place: number) => (years.length === 1 ? (start + right) / 2 : start + place * step);
  return {
    height: bottom + BOTTOM,
    left,
    right: width,
    top: TOP,
    bottom,
    ticks: axis.ticks.map((value) => ({ value, y: y(value) })),
    across: years.map((_, place) => x(place)),
    every: Math.max(1, Math.ceil((names + BETWEEN) / Math.max(1, step))),
    lines: shown.map((number) => {
      const places = years.map((_, at) => {
        const value = series[number]?.values[at] ?? null;
        return value === null
          ? null
          : { key: keyOf(number, at), series: number, at, value, x: x(at), y: y(value) };
      });
      return { series: number, path: lineThrough(places), points: places.filter((place) => place !== null) };
    }),
  };
}

const known = (series: TrendSeries | undefined) => (series?.values ?? []).filter((value) => value !== null);

/** The point that a pointer means: of the nearest year the one that is nearest in height. */
export function nearestPoint({ lines }: DrawnTrend, { x, y }: Place): TrendPoint | undefined {
  const points = lines.flatMap((line) => line.points);
  const distance = (point: TrendPoint) => Math.abs(point.x - x) * 1000 + Math.abs(point.y - y);
  return points.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** Along a line with left and right, from line to line within a year with up and down. */
export function stepTrend({ lines }: DrawnTrend, from: string, key: string): string | undefined {
  const points = lines.flatMap((line) => line.points);
  const here = points.find((point) => point.key === from);
  if (!here) return undefined;
  const isAlong = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key);
  const list = isAlong
    ? points.filter(({ series }) => series === here.series)
    : points
        .filter(({ at }) => at === here.at)
        .toSorted((one, other) => other.value - one.value || one.series - other.series);
  return stepIn(
    list.map((point) => point.key),
    from,
    key,
  );
}
