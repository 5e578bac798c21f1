import { expect, test } from 'vitest';
import { usageRow } from '../testing';
import { csvOf } from './csv';
import { byDay, sumOf } from './days';

test('every day has its sum, those without use as well', () => {
  const rows = [
    usageRow({ day: '2026-03-01', app: 'ask', calls: 2, cost: 10 }),
    usageRow({ day: '2026-03-01', app: 'matchmaking', calls: 3, cost: 20, estimated: true }),
    usageRow({ day: '2026-02-27', calls: 1 }),
    usageRow({ day: '2026-01-01', calls: 9 }),
  ];
  const days = byDay(rows, 3, new Date('2026-03-01T00:30:00Z'));
  expect(days.map(({ day, calls, cost }) => [day, calls, cost])).toEqual([
    ['2026-02-27', 1, 2070],
    ['2026-02-28', 0, 0],
    ['2026-03-01', 5, 30],
  ]);
  expect(days.map(({ estimated }) => estimated)).toEqual([false, false, true]);
});

test('nothing sums up to nothing', () => {
  expect(sumOf([])).toEqual({ calls: 0, failures: 0, tokens: 0, cost: 0, estimated: false });
});

test('a table for a spreadsheet has exact amounts, and no formulas', () => {
  const rows = [
    usageRow({ day: '2026-03-01', model: '=HYPERLINK("x")', firstMedian: null, estimated: true }),
  ];
  const [head, line, ...others] = csvOf(rows, () => 'Ask').split('\r\n');
  expect(head?.split(',')).toHaveLength(11);
  expect(line).toBe(`2026-03-01,Ask,"'=HYPERLINK(""x"")",12,0,9000,1200,yes,0.00207,,1640`);
  expect(others).toEqual([]);
});
