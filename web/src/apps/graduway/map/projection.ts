/** A place on the globe, in degrees: longitude first, as in GeoJSON. */
export type Place = readonly [longitude: number, latitude: number];

/** A place on paper, without a unit: x to the right, y up. */
export type Spot = readonly [x: number, y: number];

export type Projection = (place: Place) => Spot;

const RADIANS = Math.PI / 180;

/** Degrees as they are: what a small part of the globe can be drawn in without anybody noticing. */
export const equirectangular: Projection = ([longitude, latitude]) => [
  longitude * RADIANS,
  latitude * RADIANS,
];

/**
 * Natural Earth, by Tom Patterson, as the polynomial of Šavrič, Jenny and Patterson (2011): the whole globe without the
 * stretched north of rectangles.
 */
export const naturalEarth: Projection = ([longitude, latitude]) => {
  const phi = latitude * RADIANS;
  const two = phi * phi;
  const four = two * two;
  const width = 0.8707 - 0.131979 * two + four * (-0.013791 + four * (0.003971 * two - 0.001529 * four));
  const height = 1.007226 + two * (0.015085 + four * (-0.044475 + 0.028874 * two - 0.005916 * four));
  return [longitude * RADIANS * width, phi * height];
};

/** The corners of a part of the globe. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const WORLD: Bounds = { west: -180, south: -58, east: 180, north: 84 };
export const UNITED_STATES: Bounds = { west: -126, south: 24, east: -66, north: 50 };

/** How a part of the globe lies on a sheet of so many pixels, with north up and nothing stretched. */
export interface View {
  width: number;
  height: number;
  /** Pixels from the left and from the top. */
  place: (place: Place) => Spot;
  /** Whether it lies on the sheet. */
  shows: (place: Place) => boolean;
}

const EDGE = 24;

export function viewOf(bounds: Bounds, width: number, height: number, project: Projection): View {
  const [left, right, bottom, top] = extent(bounds, project);
  const scale = Math.min(width / (right - left), height / (top - bottom));
  const across = (width - (right - left) * scale) / 2;
  const down = (height - (top - bottom) * scale) / 2;
  const place = (where: Place): Spot => {
    const [x, y] = project(where);
    return [across + (x - left) * scale, down + (top - y) * scale];
  };
  const shows = (where: Place) => {
    const [x, y] = place(where);
    return x >= 0 && x <= width && y >= 0 && y <= height;
  };
  return { width, height, place, shows };
}

/** The least and the greatest on paper. The sides are walked along: they are curved, and widest at the equator. */
function extent(bounds: Bounds, project: Projection): [number, number, number, number] {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  const middle = (bounds.west + bounds.east) / 2;
  const latitudes = [Math.max(bounds.south, Math.min(bounds.north, 0))];
  for (let step = 0; step <= EDGE; step += 1) {
    latitudes.push(bounds.south + ((bounds.north - bounds.south) * step) / EDGE);
  }
  for (const latitude of latitudes) {
    for (const longitude of [bounds.west, middle, bounds.east]) {
      const [x, y] = project([longitude, latitude]);
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  }
  return [left, right, bottom, top];
}

const ROOM = 0.15;
const LEAST = 4;

/** What shows all of these places with some room around them. The world, if there are none. */
export function around(places: readonly Place[]): Bounds {
  if (places.length === 0) return WORLD;
  const longitudes = places.map(([longitude]) => longitude);
  const latitudes = places.map(([, latitude]) => latitude);
  const [west, east] = widened(Math.min(...longitudes), Math.max(...longitudes), -180, 180);
  const [south, north] = widened(Math.min(...latitudes), Math.max(...latitudes), WORLD.south, WORLD.north);
  return { west, south, east, north };
}

function widened(from: number, to: number, least: number, most: number): [number, number] {
  const room = Math.max((to - from) * ROOM, LEAST);
  return [Math.max(least, from - room), Math.min(most, to + room)];
}
