import { expect, describe as group, test } from 'vitest';
import { cellOf, describe, describeOrigin, withCells } from './cells';
import { DEPARTMENTS } from './testing';

const nameOf = (id: string) => DEPARTMENTS.find((one) => one.id === id)?.name ?? '';
const other = { traitId: 'other', name: 'Other', cells: [] };
const matrix = {
  departments: DEPARTMENTS,
  rows: [{ traitId: 'initiative', name: 'Initiative', cells: [{ department: 'all', own: 3 }] }, other],
  total: 2,
};

function after(...cells: [string, number | null][]) {
  const set = cells.map(([department, importance]) => ({ department, traitId: 'initiative', importance }));
  const changed = withCells(matrix, set);
  return {
    changed,
    said: DEPARTMENTS.map(({ id }) => describe(cellOf(changed.rows[0] ?? other, id), nameOf)),
  };
}

test('what is set is taken over by all below, until one says something itself', () => {
  expect(after(['sales', 4], ['field', 0]).said).toEqual([
    '3',
    '4, instead of 3 from Whole organisation',
    '0, not asked for, instead of 4 from Sales',
    '3 from Whole organisation',
  ]);
});

test('what is taken away is taken over from the one further up', () => {
  expect(after(['sales', 4], ['sales', null]).said).toEqual([
    '3',
    '3 from Whole organisation',
    '3 from Whole organisation',
    '3 from Whole organisation',
  ]);
  expect(after(['all', null]).said).toEqual(Array(4).fill('nothing said'));
});

test('rows that nobody touched stay the same', () => {
  expect(after(['sales', 4]).changed.rows[1]).toBe(other);
});

group('where a number comes from', () => {
  const inherited = { importance: 0, from: 'sales' };
  test.each([
    [{ department: 'field', own: 2 }, 'Set here'],
    [{ department: 'field', own: 0, inherited }, 'Set here, instead of not asked for from Sales'],
    [{ department: 'field', inherited }, 'From Sales'],
    [{ department: 'field' }, 'Nothing said'],
  ])('%j', (cell, said) => expect(describeOrigin(cell, nameOf)).toBe(said));
});
