import { expect, test } from 'vitest';
import { department } from '../testing';
import { alikeOf, nest, placeOf, toChoices, withBelow } from './order';
import { DEPARTMENTS } from './testing';

const [all, sales, field, research] = DEPARTMENTS;
const ids = (departments: readonly { id: string }[]) => departments.map(({ id }) => id);

test('the list is a tree', () => {
  expect(nest(DEPARTMENTS)).toEqual([
    {
      department: all,
      branches: [
        { department: sales, branches: [{ department: field, branches: [] }] },
        { department: research, branches: [] },
      ],
    },
  ]);
});

test('one whose parent is gone stands at the top', () => {
  const lost = department({ id: 'lost', parent: 'gone' });
  expect(nest([...DEPARTMENTS, lost]).map(({ department: { id } }) => id)).toEqual(['all', 'lost']);
});

test.each([
  ['sales', ['sales', 'field']],
  ['research', ['research']],
  ['all', ['all', 'sales', 'field', 'research']],
  ['gone', []],
])('below %s', (id, below) => expect(ids(withBelow(DEPARTMENTS, id))).toEqual(below));

test('a place counts those beside it, whatever their numbers', () => {
  if (!research) throw new Error('no research');
  expect(ids(alikeOf(DEPARTMENTS, research))).toEqual(['sales', 'research']);
  expect(placeOf(DEPARTMENTS, research)).toBe(1);
});

test('choices stand further in, the deeper they are', () => {
  expect(toChoices(DEPARTMENTS).map(({ label }) => label)).toEqual([
    'Whole organisation',
    '\u2003Sales',
    '\u2003\u2003Field sales',
    '\u2003Research',
  ]);
});
