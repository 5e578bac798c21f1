import { describe, expect, test } from 'vitest';
import { drawRadar, type RadarSeries } from './geometry';
import type { Label } from './labels';
import { widthOf, wrapText } from './wrap';

const NAMES = [
  'Initiative',
  'Attention to detail',
  'Communicating across departments and time zones',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  '主体的に問題を見つけて取り組む姿勢',
  'Care for others',
];
const axesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => NAMES[index % NAMES.length] ?? '');
const one = (values: RadarSeries['values']): RadarSeries[] => [{ name: 'Ada', values }];

const draw = (count: number, width: number, series: RadarSeries[] = []) =>
  drawRadar({ label: 'Traits', axes: axesOf(count), series, max: 5, width });

const overlap = (one: Label, other: Label) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe('names of axes', () => {
  const WIDTHS = [230, 288, 400, 520, 1200];
  const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24];

  test.each(WIDTHS)('at %d pixels neither overlap nor leave the picture', (width) => {
    for (const count of COUNTS) {
      const radar = draw(count, width, one([3, null]));
      expect(radar.width).toBeLessThanOrEqual(width);
      for (const [index, label] of radar.labels.entries()) {
        expect(label.left, `${count}, at the left`).toBeGreaterThanOrEqual(0);
        expect(label.left + label.width, `${count}, at the right`).toBeLessThanOrEqual(radar.width);
        expect(label.top, `${count}, above`).toBeGreaterThanOrEqual(0);
        expect(label.top + label.height, `${count}, below`).toBeLessThanOrEqual(radar.height);
        for (const other of radar.labels.slice(index + 1)) expect(overlap(label, other)).toBe(false);
      }
    }
  });

  test.each(WIDTHS)('at %d pixels stay out of the circle', (width) => {
    for (const count of COUNTS) {
      const { labels, middle, radius } = draw(count, width);
      for (const { left, top, width: wide, height } of labels) {
        const x = Math.max(left, Math.min(middle.x, left + wide));
        const y = Math.max(top, Math.min(middle.y, top + height));
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeGreaterThan(radius);
      }
    }
  });

  test('are numbers where there is no room for them', () => {
    const narrow = draw(8, 288);
    expect(narrow.isNumbered).toBe(true);
    expect(narrow.labels.map(({ lines }) => lines.join())).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(narrow.radius, 'large enough to be read').toBeGreaterThan(90);
    expect(draw(8, 520).isNumbered).toBe(false);
    expect(draw(17, 520).isNumbered).toBe(true);
  });

  test('wrap at spaces, break where they must, and end with dots', () => {
    expect(wrapText('Attention to detail', 90)).toEqual(['Attention to', 'detail']);
    for (const name of NAMES) {
      const lines = wrapText(name, 60);
      expect(lines.length).toBeLessThanOrEqual(3);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(60);
    }
    expect(wrapText(NAMES[3] ?? '', 60).at(-1)).toMatch(/…$/);
    expect(wrapText(NAMES[3] ?? '', 400).join('')).toBe(NAMES[3]);
    expect(wrapText('  ', 60)).toEqual([]);
  });
});

describe('values', () => {
  test('lie on their axis, in proportion', () => {
    const { series, middle, radius } = draw(4, 520, one([5, 2.5, 0, 1]));
    const marks = series[0]?.marks ?? [];
    const distances = marks.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) / radius);
    expect(distances.map((distance) => Math.round(distance * 100) / 100)).toEqual([1, 0.5, 0, 0.2]);
    expect(marks[0]).toMatchObject({ x: middle.x, isOpen: false });
    expect(marks[1]?.x, 'the second one points to the right').toBeGreaterThan(middle.x);
    expect(series[0]).toMatchObject({ isWhole: true, path: expect.stringMatching(/^M[^M]*Z$/) });
  });

  test('that are missing leave a gap, and an open mark that is not at 0', () => {
    const { series, middle, radius } = draw(5, 520, one([1, null, 2, 3, 4]));
    const [only] = series;
    expect(only?.isWhole).toBe(false);
    expect(only?.path.match(/[ML]/g)?.join(''), 'one line through the four, not closed').toBe('MLLL');
    const open = only?.marks.filter(({ isOpen }) => isOpen) ?? [];
    expect(open.map(({ axis }) => axis)).toEqual([1]);
    const [mark = middle] = open;
    expect(Math.hypot(mark.x - middle.x, mark.y - middle.y)).toBeGreaterThan(radius);
  });

  test.each([
    ['with two gaps', [1, null, 2, 3, null], 'MLM'],
    ['that are all missing', [null, null, null, null, null], ''],
    ['that are too few', [3], 'M'],
    ['of which one is no number', [Number.NaN, 1, 2, 3, 4], 'MLLL'],
  ])('%s are joined as far as they are there', (_, values, steps) => {
    const path = draw(5, 520, one(values)).series[0]?.path ?? '';
    expect(path.replaceAll(/[^A-Z]/gi, '')).toBe(steps);
  });

  test('beyond the scale end at its edge', () => {
    const { series, middle, radius } = draw(3, 520, one([9, -3, 5]));
    const [first, second] = series[0]?.marks ?? [];
    expect(middle.y - (first?.y ?? 0)).toBeCloseTo(radius);
    expect(second?.y).toBeCloseTo(middle.y);
  });

  test('of two people that are the same stand side by side', () => {
    const [ada, ben] = draw(6, 520, [...one([4, 4, 4, 4, 4, 4]), ...one([4, null, 1, 1, 1, 1])]).series;
    const [first, second] = [ada?.marks[0], ben?.marks[0]];
    expect(first?.y).toBeCloseTo(second?.y ?? 0);
    expect(Math.abs((first?.x ?? 0) - (second?.x ?? 0))).toBeGreaterThan(8);
    expect(ada?.path, 'the line goes to the value itself').toMatch(/^M260,/);
  });
});

test.each([
  [5, [1, 2, 3, 4, 5]],
  [100, [20, 40, 60, 80, 100]],
  [1, [1]],
])('a scale to %d has its rings', (max, rings) => {
  const radar = drawRadar({ label: '', axes: axesOf(5), series: [], max, width: 520 });
  expect(radar.rings.map(({ value }) => value)).toEqual(rings);
  expect(radar.rings.at(-1)?.radius).toBe(radar.radius);
});
