import { expect, test } from 'vitest';
import { explained, halfWorkedOut, line, planResult, workedOut } from '../testing';
import { summaryOf as saySchools, schoolsOf } from './schools';
import { placeOf } from './YearBars';
import { differingLines, incomeYear, summaryOf, yearRows } from './years';

const school = (name: string, netPrice: number, cost = 30_000) =>
  planResult({ name, package: { ...planResult().package, cost, netPrice } });

test('the lowest is one of several with a cost', () => {
  const lowest = (...all: ReturnType<typeof school>[]) => schoolsOf(all).map(({ isLowest }) => isLowest);
  expect(lowest(school('A', 5), school('B', 7), school('C', 0, 0))).toEqual([true, false, false]);
  expect(lowest(school('A', 5))).toEqual([false]);
  expect(lowest(school('A', 5), school('B', 5), school('C', 9))).toEqual([true, true, false]);
});

test('schools of the same name are told apart', () => {
  expect(schoolsOf([school('A', 1), school('A', 2), school(' ', 3)]).map(({ name }) => name)).toEqual([
    'A',
    'A (2)',
    'School 3',
  ]);
});

test.each([
  [[school('A', 0, 0)], /^No cost is entered yet/],
  [[school('A', 5), school('B', 5)], /^All have the same net price, \$5\.$/],
  [
    [school('A', 5), school('B', 5), school('C', 9)],
    /^A and B have the lowest net price: .* At C it is \$4 more\.$/,
  ],
])('the summary of case %# fits', (results, words) => {
  expect(saySchools(schoolsOf(results))).toMatch(words);
});

test('lines are compared by their key, and years without a result do not count', () => {
  const withLines = (...values: [string, number][]) =>
    workedOut({
      result: explained({ lines: values.map(([key, value]) => line(key, `Line ${key}`, value)) }),
    });
  const found = differingLines([
    withLines(['a', 1], ['b', 2]),
    halfWorkedOut(),
    withLines(['a', 1], ['b', 3], ['c', 4]),
  ]);
  expect(found.map(({ key, lines }) => [key, lines.map((one) => one?.value)])).toEqual([
    ['b', [2, undefined, 3]],
    ['c', [undefined, undefined, 4]],
  ]);
  expect(differingLines([])).toEqual([]);
});

test('an award year asks for the tax return of the year before the last', () => {
  expect([incomeYear('2024-25'), incomeYear('2027-28')]).toEqual([2022, 2025]);
});

test('a chosen year that is not among them leaves the differences out', () => {
  const rows = yearRows([workedOut({ year: '2024-25' })], '2026-27');
  expect(rows.find(({ name }) => name.startsWith('Difference'))?.values).toEqual(['']);
  expect(summaryOf([], '2026-27')).toBe('');
});

test.each([
  [
    { least: 50, most: 50 },
    { marginLeft: '33.3%', width: '33.3%' },
  ],
  [
    { least: -50, most: -50 },
    { marginLeft: '0%', width: '33.3%' },
  ],
  [
    { least: 0, most: 100 },
    { marginLeft: '33.3%', width: '66.7%' },
  ],
])('a bar goes from nothing to its figure, a range from end to end: %o', (bounds, place) => {
  expect(placeOf(bounds, [{ least: -50, most: -50 }, bounds, { least: 100, most: 100 }])).toEqual(place);
});
