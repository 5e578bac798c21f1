import { expect, test } from 'vitest';
import { add, choices, move, remove, tie, toList, toTiers } from './tiers';

const who = (id: number) => ({ id, name: `P${id}` });
const list = toList([[who(1), who(2)], [who(3)], [who(4)]]);

test('tiers become a list and come back', () => {
  expect(list.map(({ id, isTied }) => [id, isTied])).toEqual([
    [1, false],
    [2, true],
    [3, false],
    [4, false],
  ]);
  expect(toTiers(list)).toEqual([[1, 2], [3], [4]]);
  expect(choices(list)).toEqual([1, 1, 2, 3]);
});

test('who is moved stands alone, and those who were tied to them are tied to nobody', () => {
  expect(toTiers(move(list, 3, 0))).toEqual([[4], [1, 2], [3]]);
  expect(toTiers(move(list, 0, 3))).toEqual([[2], [3], [4], [1]]);
  expect(toTiers(move(list, 2, 99))).toEqual([[1, 2], [4], [3]]);
});

test('somebody is tied to the one above, taken off, and added once', () => {
  expect(toTiers(tie(list, 2, true))).toEqual([[1, 2, 3], [4]]);
  expect(toTiers(tie(list, 1, false))).toEqual([[1], [2], [3], [4]]);
  expect(toTiers(remove(list, 0))).toEqual([[2], [3], [4]]);
  expect(add(list, who(3))).toHaveLength(4);
  expect(toTiers(add(list, who(5))).at(-1)).toEqual([5]);
});
