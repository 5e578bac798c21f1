import { expect, test } from 'vitest';
import { goTo, importanceFor } from './keys';

const size = { rows: 30, columns: 5 };
const press = (key: string, change = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
});

test.each([
  ['ArrowRight', {}, { row: 12, column: 3 }],
  ['ArrowLeft', {}, { row: 12, column: 1 }],
  ['ArrowDown', {}, { row: 13, column: 2 }],
  ['ArrowUp', {}, { row: 11, column: 2 }],
  ['Home', {}, { row: 12, column: 0 }],
  ['End', {}, { row: 12, column: 4 }],
  ['PageDown', {}, { row: 22, column: 2 }],
  ['PageUp', {}, { row: 2, column: 2 }],
  ['Home', { ctrlKey: true }, { row: 0, column: 0 }],
  ['End', { ctrlKey: true }, { row: 29, column: 4 }],
  ['ArrowRight', { altKey: true }, null],
  ['Tab', {}, null],
])('%s %j', (key, change, to) => {
  expect(goTo({ row: 12, column: 2 }, size, press(key, change))).toEqual(to);
});

test('nobody leaves the grid by an arrow', () => {
  expect(goTo({ row: 0, column: 0 }, size, press('ArrowUp'))).toEqual({ row: 0, column: 0 });
  expect(goTo({ row: 25, column: 4 }, size, press('PageDown'))).toEqual({ row: 29, column: 4 });
});

test.each([
  ['0', 0],
  ['5', 5],
  ['6', undefined],
  ['Delete', null],
  ['Backspace', null],
  ['a', undefined],
])('%s sets %s', (key, importance) => expect(importanceFor(press(key))).toBe(importance));

test('a key with a modifier is for somebody else', () => {
  expect(importanceFor(press('1', { ctrlKey: true }))).toBeUndefined();
});
