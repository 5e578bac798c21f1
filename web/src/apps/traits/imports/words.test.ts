import { expect, test } from 'vitest';
import { describeCounts } from './words';

test.each([
  [{ new: 9700, rejected: 300 }, '9,700 new, 300 rejected'],
  [{ new: 1, changed: 2, unchanged: 3 }, '1 new, 2 changed, 3 unchanged'],
  [{}, 'no rows'],
])('%j is told as "%s"', (counts, text) => {
  expect(describeCounts({ rows: 0, new: 0, changed: 0, unchanged: 0, rejected: 0, ...counts })).toBe(text);
});
