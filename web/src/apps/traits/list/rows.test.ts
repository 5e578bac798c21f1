import { expect, test } from 'vitest';
import { columnsIn } from './rows';

test.each([
  [0, 1],
  [358, 1],
  [654, 2],
  [1192, 3],
  [4000, 3],
])('in %i pixels there are %i columns', (width, columns) => {
  expect(columnsIn(width)).toBe(columns);
});
