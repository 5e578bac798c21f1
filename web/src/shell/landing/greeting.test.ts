import { expect, test } from 'vitest';
import { greet } from './greeting';

test.each([
  [0, 'Good evening, Dana'],
  [5, 'Good morning, Dana'],
  [11, 'Good morning, Dana'],
  [12, 'Good afternoon, Dana'],
  [17, 'Good afternoon, Dana'],
  [18, 'Good evening, Dana'],
])('at %i o’clock: %s', (hour, greeting) => {
  expect(greet(new Date(2026, 0, 5, hour), 'Dana Reyes')).toBe(greeting);
});

test('without a name the greeting stands alone', () => {
  expect(greet(new Date(2026, 0, 5, 9), '')).toBe('Good morning');
});
