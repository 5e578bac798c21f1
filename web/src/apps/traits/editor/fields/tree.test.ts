import { expect, test } from 'vitest';
import { department } from '../testing';
import { branchesOf, speaking } from './tree';

const DEPARTMENTS = [
  department({ id: 'all', name: 'All' }),
  department({ id: 'sales', name: 'Sales', parent: 'all', depth: 1 }),
  department({ id: 'inside', name: 'Inside', parent: 'sales', depth: 2 }),
  department({ id: 'tech', name: 'Tech', parent: 'all', depth: 1 }),
];

test('who says nothing takes over what the nearest one above says', () => {
  const branches = branchesOf(DEPARTMENTS, [
    { department: 'all', importance: 2 },
    { department: 'sales', importance: 0 },
  ]);
  expect(branches.map(({ own, above }) => [own, above?.importance, above?.from])).toEqual([
    [2, undefined, undefined],
    [0, 2, 'All'],
    [undefined, 0, 'Sales'],
    [undefined, 2, 'All'],
  ]);
});

test('who says something is shown with those above', () => {
  const ids = (asked: string[]) =>
    speaking(
      branchesOf(
        DEPARTMENTS,
        asked.map((id) => ({ department: id, importance: 3 })),
      ),
    ).map(({ id }) => id);
  expect(ids(['inside'])).toEqual(['all', 'sales', 'inside']);
  expect(ids([])).toEqual([]);
});

test('departments that are above each other are no trap', () => {
  const circle = [department({ id: 'a', parent: 'b' }), department({ id: 'b', parent: 'a' })];
  expect(speaking(branchesOf(circle, [{ department: 'a', importance: 1 }]))).toHaveLength(2);
});
