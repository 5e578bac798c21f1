import { expect, test } from 'vitest';
import { decode, lines, path, SOURCE } from './outline';
import outline from './outline.json';
import {
  around,
  equirectangular,
  naturalEarth,
  type Place,
  UNITED_STATES,
  viewOf,
  WORLD,
} from './projection';

const BOSTON: Place = [-71.06, 42.36];

test('Natural Earth has the values of its authors', () => {
  const near = (place: Place, [x, y]: [number, number]) => {
    const [across, up] = naturalEarth(place);
    expect(across).toBeCloseTo(x, 4);
    expect(up).toBeCloseTo(y, 4);
  };
  near([0, 0], [0, 0]);
  near([180, 0], [Math.PI * 0.8707, 0]);
  near([0, 90], [0, 1.42239]);
  const [east, west] = [naturalEarth([100, 40]), naturalEarth([-100, 40])];
  expect(east[0]).toBeCloseTo(-west[0], 9);
  expect(east[1]).toBe(west[1]);
});

test('farther north is higher, and a parallel is shorter', () => {
  for (let latitude = -80; latitude < 80; latitude += 5) {
    expect(naturalEarth([0, latitude + 5])[1]).toBeGreaterThan(naturalEarth([0, latitude])[1]);
  }
  expect(naturalEarth([180, 60])[0]).toBeLessThan(naturalEarth([180, 10])[0]);
});

test('a view shows its part of the globe, north up and not stretched', () => {
  const view = viewOf(UNITED_STATES, 800, 400, equirectangular);
  const [x, y] = view.place(BOSTON);
  expect(x).toBeGreaterThan(700);
  expect(y).toBeLessThan(150);
  expect(view.shows(BOSTON)).toBe(true);
  expect(view.shows([2.35, 48.86])).toBe(false);
  const [one, other] = [view.place([-100, 30]), view.place([-90, 40])];
  expect(other[0] - one[0]).toBeCloseTo(one[1] - other[1], 6);
});

test('all corners of the world lie on the sheet', () => {
  const view = viewOf(WORLD, 960, 500, naturalEarth);
  const corners: Place[] = [
    [-180, 0],
    [180, 0],
    [0, WORLD.north],
    [0, WORLD.south],
    [179, -50],
  ];
  for (const corner of corners) expect(view.shows(corner), `${corner}`).toBe(true);
});

test('what is around some places has room, and stays on the globe', () => {
  const one = around([BOSTON]);
  expect(one.east - one.west).toBeCloseTo(8, 6);
  const all = around([BOSTON, [179, 60], [-179, -50]]);
  expect([all.west, all.east]).toEqual([-180, 180]);
  expect(around([])).toBe(WORLD);
});

test('a line is read as it was written', () => {
  expect(decode('', 20)).toEqual([]);
  expect(decode('_ibE_seK', 20).length).toBe(1);
  for (const layer of ['land', 'borders', 'states'] as const) {
    const all = lines(layer);
    expect(all.length, layer).toBeGreaterThan(20);
    for (const [longitude, latitude] of all.flat()) {
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    }
  }
});

test('the outlines lie where they should', () => {
  const contains = ([x, y]: Place) =>
    lines('land').filter((ring) => {
      let inside = false;
      ring.forEach(([west, south], at) => {
        const [east, north] = ring[(at + 1) % ring.length] ?? [0, 0];
        if (south > y !== north > y && x < ((east - west) * (y - south)) / (north - south) + west)
          inside = !inside;
      });
      return inside;
    }).length;
  const onLand: Place[] = [
    [-93.6, 41.6],
    [2.35, 48.86],
    [139.5, 35.8],
    [149.1, -35.3],
    [-58.5, -34.7],
  ];
  for (const place of onLand) expect(contains(place) % 2, `${place} is on land`).toBe(1);
  const atSea: Place[] = [
    [-40, 30],
    [-150, 20],
    [80, -30],
  ];
  for (const place of atSea) expect(contains(place), `${place} is at sea`).toBe(0);
  // The four corners where Utah, Colorado, Arizona and New Mexico meet.
  const corner = lines('states').flat();
  expect(corner.some(([x, y]) => Math.abs(x + 109.05) < 0.1 && Math.abs(y - 37) < 0.1)).toBe(true);
});

test('a layer is a path, and land is closed', () => {
  const view = viewOf(UNITED_STATES, 400, 200, equirectangular);
  expect(path('land', view)).toMatch(/^M-?[\d.]+,-?[\d.]+L.*Z$/);
  expect(path('states', view)).toMatch(/^M/);
  expect(path('states', view)).not.toContain('Z');
});

test('the data says where it comes from, and stays small', () => {
  expect(SOURCE).toContain('Natural Earth (public domain)');
  expect(JSON.stringify(outline, null, 2).length).toBeLessThan(150_000);
});
