import { expect, test } from 'vitest';
import { roomAround, withPinned } from './virtual';

test.each([
  ['nothing has the focus', [3, 4, 5], null, [3, 4, 5]],
  ['the row with the focus is far away', [30, 31], 2, [1, 2, 3, 30, 31]],
  ['it is the first', [30], 0, [0, 1, 30]],
  ['it is the last', [3], 99, [3, 98, 99]],
  ['it is in sight', [3, 4, 5], 4, [3, 4, 5]],
])('rows on the page when %s', (_, inSight, pinned, expected) => {
  expect(withPinned(inSight, pinned, 100)).toEqual(expected);
});

test('rows that are not on the page leave their room', () => {
  const row = (index: number) => ({ index, start: 50 + index * 10, end: 60 + index * 10 });
  expect(roomAround([row(2), row(7), row(8)], 50, 100)).toEqual({ before: [20, 40, 0], after: 10 });
  expect(roomAround([], 50, 100)).toEqual({ before: [], after: 100 });
});
