import { angleOf, type Label, placeLabels, SPACE } from './labels';
import { widthOf } from './wrap';

export type RadarSeries = {
  name: string;
  /** For each axis. Nothing: there is not enough evidence, which is not the lowest value. */
  values: readonly (number | null)[];
  /** Which line and mark it has, from 0. By its place among the others, if nothing is said. */
  look?: number;
};

export type RadarData = {
  /** What the picture says, for who cannot see it. */
  label: string;
  axes: readonly string[];
  series: readonly RadarSeries[];
  max: number;
};

type Point = { x: number; y: number };
export type Mark = Point & { axis: number; isOpen: boolean };
export type DrawnSeries = { path: string; isWhole: boolean; marks: Mark[] };

export type Radar = {
  width: number;
  height: number;
  middle: Point;
  /** From the middle to the highest value. */
  radius: number;
  rings: { value: number; radius: number }[];
  tips: Point[];
  labels: Label[];
  /** The axes have numbers, as their names would not fit: they belong below the picture. */
  isNumbered: boolean;
  series: DrawnSeries[];
};

const WIDEST = 680;
const LARGEST = 150;
/** Less is not enough for names on both sides of something that can be seen. */
const NAMED_FROM = 400;
const MOST_NAMES = 16;
const MOST_RINGS = 6;
const FEWEST_RINGS = 5;
/** From the outermost ring to the names; more where marks for missing values stand between them. */
const GAP = { usual: 10, marked: 26, mark: 13 };
/** Marks that would cover each other stand side by side. */
const MARK_STEP = 9;
const EDGE = 2;

/** Everything of the picture in its place, for the width that there is. */
export function drawRadar({ axes, series, max, width: room }: RadarData & { width: number }): Radar {
  const width = Math.min(room, WIDEST);
  const isNumbered = width < NAMED_FROM || axes.length > MOST_NAMES;
  const names = isNumbered ? axes.map((_, index) => `${index + 1}`) : axes;
  const read = series.map(({ values }) => axes.map((_, axis) => valueAt(values[axis], max)));
  const hasOpen = read.some((values) => values.includes(null));
  const gap = hasOpen ? GAP.marked : GAP.usual;
  const widest = Math.max(0, ...names.map(widthOf));
  const column = Math.min(widest, Math.max(96, width * 0.26));
  const radius = Math.max(24, Math.min(LARGEST, width / 2 - column - gap - EDGE));
  const labels = placeLabels(names, { middle: width / 2 - EDGE, reach: radius + gap }).map((label) => ({
    ...label,
    left: label.left + EDGE,
  }));
  const above = Math.max(radius + gap, ...labels.map(({ top }) => -top)) + SPACE;
  const below = Math.max(radius + gap, ...labels.map(({ top, height }) => top + height)) + SPACE;
  const middle = { x: width / 2, y: above };
  const at = (axis: number, distance: number): Point => {
    const angle = angleOf(axis, axes.length);
    return { x: middle.x + distance * Math.sin(angle), y: middle.y - distance * Math.cos(angle) };
  };
  return {
    width,
    height: above + below,
    middle,
    radius,
    rings: ringsOf(max, radius),
    tips: axes.map((_, axis) => at(axis, radius)),
    labels: labels.map((label) => ({ ...label, top: label.top + above })),
    isNumbered,
    series: read.map((values, number) => ({
      ...joinPoints(values.map((value, axis) => (value === null ? null : at(axis, (radius * value) / max)))),
      marks: values.map((value, axis) => {
        const alike = read.flatMap((other, index) => (other[axis] === value ? [index] : []));
        const distance = value === null ? radius + GAP.mark : (radius * value) / max;
        const step = Math.min(MARK_STEP, (2 * Math.PI * distance) / axes.length / alike.length);
        const aside = (alike.indexOf(number) - (alike.length - 1) / 2) * step;
        const angle = angleOf(axis, axes.length);
        const point = at(axis, distance);
        return {
          axis,
          isOpen: value === null,
          x: point.x + aside * Math.cos(angle),
          y: point.y + aside * Math.sin(angle),
        };
      }),
    })),
  };
}

function valueAt(value: number | null | undefined, max: number): number | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  return Math.min(max, Math.max(0, value));
}

function ringsOf(max: number, radius: number) {
  const count = Number.isInteger(max) && max <= MOST_RINGS ? max : FEWEST_RINGS;
  return Array.from({ length: count }, (_, index) => ({
    value: (max * (index + 1)) / count,
    radius: (radius * (index + 1)) / count,
  }));
}

/** A line from each point to the next, and none to or from one that is missing. */
function joinPoints(points: readonly (Point | null)[]): { path: string; isWhole: boolean } {
  const isWhole = points.length > 2 && !points.includes(null);
  const first = points.indexOf(null) + 1;
  const turned = isWhole ? points : [...points.slice(first), ...points.slice(0, first)];
  let isOn = false;
  const steps = turned.map((point) => {
    const step = point && `${isOn ? 'L' : 'M'}${round(point.x)},${round(point.y)}`;
    isOn = point !== null;
    return step ?? '';
  });
  return { path: steps.join('') + (isWhole ? 'Z' : ''), isWhole };
}

const round = (value: number) => Math.round(value * 10) / 10;
