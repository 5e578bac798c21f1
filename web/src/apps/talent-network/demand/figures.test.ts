import { expect, test } from 'vitest';
import { demand } from '../testing';
import { departmentOf, peopleAddress, shareOf, widestGap } from './figures';

test('the widest gap is where the fewest have shown what is asked for', () => {
  expect(widestGap(demand())?.name).toBe('SQL');
  expect(widestGap(demand({ skills: [] }))).toBeUndefined();
});

test('those without a department are named, and nobody has no share', () => {
  expect(demand().rows.map(departmentOf)).toEqual(['Computer Science', 'No department']);
  expect(shareOf(2, 8)).toBe(0.25);
  expect(shareOf(0, 0)).toBe(0);
});

test('a figure leads to the people behind it', () => {
  expect(peopleAddress('SQL', 'shown', 'Art & Design')).toBe(
    '/talent-network?skill=SQL&shown=yes&department=Art+%26+Design',
  );
  expect(peopleAddress('C++', 'named')).toBe('/talent-network?skill=C%2B%2B');
  expect(peopleAddress('SQL', 'shown', null)).toBeNull();
});
