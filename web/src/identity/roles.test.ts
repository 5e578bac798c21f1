import { expect, test } from 'vitest';
import { isAtLeast, isContributor, LEVELS, ROLES, roleOf } from './roles';

test('A-125: the levels are 1, 2 and 3', () => {
  expect(ROLES.map((role) => LEVELS[role])).toEqual([1, 2, 3]);
});

test('A-77: a check passes from the required level on', () => {
  const passes = ROLES.flatMap((held) =>
    ROLES.map((required) => `${held} ${required} ${isAtLeast(held, required)}`),
  );
  expect(passes).toEqual([
    'viewer viewer true',
    'viewer contributor false',
    'viewer admin false',
    'contributor viewer true',
    'contributor contributor true',
    'contributor admin false',
    'admin viewer true',
    'admin contributor true',
    'admin admin true',
  ]);
});

test('A-76: a profile without a role is a viewer’s', () => {
  expect(roleOf({})).toBe('viewer');
  expect(roleOf({ role: null })).toBe('viewer');
});

test('A-93: isContributor is true for a contributor and an admin, and for nobody else', () => {
  expect(ROLES.map((role) => isContributor({ role }))).toEqual([false, true, true]);
  expect([isContributor(null), isContributor(undefined), isContributor({})]).toEqual([false, false, false]);
});
