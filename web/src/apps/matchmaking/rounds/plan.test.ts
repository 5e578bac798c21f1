import { expect, test } from 'vitest';
import { isSamePlan, withFilter, withPlaces } from './plan';
import { filter, numbers, plan } from './testing';
import { choiceBins, largestLoad, loadBins } from './words';

test('what is emptied in a filter is not asked for any more', () => {
  const narrowed = withFilter(plan(), 'students', { field: 'Biology', classFrom: 2026 });
  expect(narrowed.students.filter).toEqual(filter({ field: 'Biology', classFrom: 2026 }));
  expect(withFilter(narrowed, 'students', { field: '', classFrom: null }).students.filter).toEqual(filter());
});

test('places are set for a mentor, and left to the record again', () => {
  const set = withPlaces(withPlaces(plan(), 9, 2), 3, 0);
  expect(set.capacities).toEqual([
    { person: 3, places: 0 },
    { person: 9, places: 2 },
  ]);
  expect(withPlaces(set, 9, null).capacities).toEqual([{ person: 3, places: 0 }]);
});

test('plans are the same whatever order they are written in', () => {
  const one = withFilter(plan(), 'mentors', { place: 'Boston', km: 50 });
  const other = { ...one, mentors: { listed: null, filter: { ...filter(), km: 50, place: 'Boston' } } };
  expect(isSamePlan(one, other)).toBe(true);
  expect(isSamePlan(one, plan())).toBe(false);
});

test('the bins of both results reach as far as the longer one', () => {
  expect(loadBins([1, 2], [1, 2, 3])).toEqual(['0', '1', '2']);
  expect(choiceBins([5, 2, 1], [4])).toEqual(['1', '2', '3+']);
  expect(largestLoad(numbers({ loads: [3, 0, 2, 0] }))).toBe(2);
});
