import { expect, test } from 'vitest';
import { card } from '../testing';
import { groupByTime } from './groups';

const now = new Date(2026, 10, 20, 15, 30);
const at = (...[month, day, hour]: [number, number, number]) =>
  new Date(2026, month, day, hour).toISOString();

test('conversations are grouped by when something was last said in them', () => {
  const moments = [
    at(10, 21, 1), // by a clock that is ahead
    at(10, 20, 0),
    at(10, 19, 23),
    at(10, 13, 0),
    at(10, 12, 23),
    at(9, 21, 0),
    at(9, 20, 23),
    at(9, 1, 0),
    at(8, 30, 12),
  ];
  const cards = moments.map((updatedAt, id) => card({ id: String(id), updatedAt }));
  const groups = groupByTime(cards, now).map(({ name, conversations }) => [
    name,
    conversations.map(({ id }) => id).join(''),
  ]);
  expect(groups).toEqual([
    ['Today', '01'],
    ['Last 7 days', '23'],
    ['Last 30 days', '45'],
    ['October 2026', '67'],
    ['September 2026', '8'],
  ]);
});
