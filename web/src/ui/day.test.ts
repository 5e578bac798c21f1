import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatMonth } from './day';

test('a day is the same one in every zone', () => {
  expect(formatDay('2026-01-01')).toBe('Jan 1, 2026');
  expect(formatMonth('2026-01')).toBe('Jan 2026');
  expect(formatMoment('2026-01-01T00:05:00')).toMatch(/^Jan 1, 2026, 12:05\sAM$/);
});
