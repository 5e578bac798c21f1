import { widthOf } from '../radar/wrap';
import type { Place } from './scale';

export type Box = { x: number; y: number; width: number; height: number };

/** From a place on the globe to one on the outline; none for what is not on it. */
export type Projection = (longitude: number, latitude: number) => readonly [x: number, y: number] | null;

export type MapDot = {
  id: string;
  name: string;
  longitude: number;
  latitude: number;
  count: number;
};

export type MapRegion = { name: string; west: number; south: number; east: number; north: number };

const SAMPLES = 8;
const STEPS = Array.from({ length: SAMPLES + 1 }, (_, step) => step / SAMPLES);

/** What of the outline a region covers. Its edges may be bent there. */
export function boxOf(project: Projection, { west, south, east, north }: MapRegion): Box | null {
  const places = STEPS.flatMap((across) =>
    STEPS.flatMap((up) => {
      const place = project(west + across * (east - west), south + up * (north - south));
      return place ? [place] : [];
    }),
  );
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Where there is little room, dots are smaller as well. */
const largestIn = (width: number) => Math.min(20, width / 24);
const SMALLEST = 3;
const LABELS = 24;
const LINE = 16;

export type DrawnDot = MapDot & Place & { radius: number; label?: Box };

type MapInput = {
  dots: readonly MapDot[];
  project: Projection;
  /** What is seen of the outline. */
  view: Box;
  width: number;
  height: number;
};

/** Everything in its place in a frame of that size. The largest dots come first: small ones are above them. */
export function drawDots({ dots, project, view, width, height }: MapInput) {
  const scale = Math.min(width / view.width, height / view.height);
  const shift = {
    x: width / 2 - (view.x + view.width / 2) * scale,
    y: height / 2 - (view.y + view.height / 2) * scale,
  };
  const largest = largestIn(width);
  const most = Math.max(1, ...dots.map(({ count }) => count));
  const radiusOf = (count: number) => Math.max(SMALLEST, Math.sqrt(Math.max(0, count) / most) * largest);
  const placed = dots.flatMap((dot) => {
    const place = project(dot.longitude, dot.latitude);
    if (!place) return [];
    const [x, y] = [place[0] * scale + shift.x, place[1] * scale + shift.y];
    return [{ ...dot, x, y, radius: radiusOf(dot.count) }];
  });
  const inside = placed
    .filter(({ x, y }) => x >= 0 && x <= width && y >= 0 && y <= height)
    .sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
  return { scale, shift, most, radiusOf, dots: placeLabels(inside, width), placed: placed.length };
}

/** Names for the largest dots, where there is room: on the right, else on the left, else none. */
function placeLabels(dots: readonly DrawnDot[], width: number): DrawnDot[] {
  const taken: Box[] = dots.map(({ x, y, radius }) => around(x - radius, y, radius * 2, radius * 2));
  return dots.map((dot, place) => {
    if (place >= LABELS) return dot;
    const wide = widthOf(dot.name);
    const sides = [dot.x + dot.radius + 4, dot.x - dot.radius - 4 - wide];
    const boxes = sides.map((x) => around(x, dot.y, wide, LINE));
    const label = boxes.find(
      (box) =>
        box.x >= 0 &&
        box.x + wide <= width &&
        taken.every((other, at) => at === place || !overlap(box, other)),
    );
    if (label) taken.push(label);
    return { ...dot, label };
  });
}

const around = (x: number, middle: number, width: number, height: number): Box => ({
  x,
  y: middle - height / 2,
  width,
  height,
});

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
