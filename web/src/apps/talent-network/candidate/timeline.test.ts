import { expect, test } from 'vitest';
import { school, work } from '../testing';
import { timelineOf } from './timeline';

test('what goes on comes first, then the latest, and what has no date last', () => {
  const entries = timelineOf({
    work: [
      work({ title: 'Undated', start: null, isNow: false }),
      work({ title: 'Earlier', start: { year: 2019, month: 2 }, end: { year: 2020 }, isNow: false }),
      work({ title: 'Now' }),
    ],
    schools: [school()],
  });
  expect(entries.map(({ title, when }) => [title, when])).toEqual([
    ['Now', 'Mar 2024 to now'],
    ['BSc, Physics', '2023'],
    ['Earlier', 'Feb 2019 to 2020'],
    ['Undated', ''],
  ]);
});

test('what is not said is not made up', () => {
  const entries = timelineOf({
    work: [work({ title: null })],
    schools: [school({ degree: null, field: null, year: null })],
  });
  expect(entries.map(({ title, where }) => [title, where])).toEqual([
    ['Acme', ''],
    ['Northfield', ''],
  ]);
});
