import { expect, test } from 'vitest';
import { monthWords, workWords } from './work';

const WORK = {
  title: 'Data engineer',
  titleSpan: null,
  employer: 'Northwind',
  employerSpan: null,
  start: { year: 2021, month: 6 },
  end: null,
  isNow: true,
  datesSpan: null,
  span: { start: 0, end: 10 },
};

test('a month is written out, and a year alone stays one', () => {
  expect(monthWords({ year: 2021, month: 6 })).toMatch(/2021/);
  expect(monthWords({ year: 2021, month: 6 })).not.toBe('2021');
  expect(monthWords({ year: 2019, month: null })).toBe('2019');
});

test('a job is told with what is known of it', () => {
  expect(workWords(WORK)).toMatch(/^Data engineer, Northwind, .*2021 to now$/);
  const bare = { ...WORK, title: null, employer: null, start: null, isNow: false };
  expect(workWords(bare)).toBe('Without a title');
});
