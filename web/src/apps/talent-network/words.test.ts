import { expect, test } from 'vitest';
import { candidate, other } from './testing';
import { keyOf, STAGES, standingOf, studyOf, wishesOf } from './words';

test.each([
  [0, 0, 'None yet'],
  [1, 0, 'Ready for 1 role'],
  [0, 2, 'One must away from 2 roles'],
  [3, 2, 'Ready for 3 roles, one must away from 2'],
])('ready for %i and one away from %i is “%s”', (ready, oneAway, words) => {
  expect(standingOf({ ready, oneAway })).toBe(words);
});

test('what somebody looks for is on one line', () => {
  expect(wishesOf(candidate())).toMatch(/^Boston, remote, from /);
  expect(wishesOf(other())).toBe('Not asked');
  const anywhere = { titles: [], places: [], remote: false, availableFrom: null };
  expect(wishesOf({ preferences: anywhere })).toBe('Anywhere, at any time');
});

test('where somebody studies is said as far as it is known', () => {
  expect(studyOf(candidate())).toBe('Computer Science, Senior');
  expect(studyOf(other())).toBe('');
});

test('only words of the contract are taken from an address', () => {
  expect(keyOf(STAGES, 'offer')).toBe('offer');
  expect(keyOf(STAGES, 'toString')).toBeNull();
  expect(keyOf(STAGES, null)).toBeNull();
});
