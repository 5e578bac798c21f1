import { expect, test } from 'vitest';
import { leafBelow, pathTo, shownAnswer, versionsOf } from './path';
import { answer, turn } from './testing';

// a ─ b ─ c
//  └─ d ─ e        and a2, another version of the first message.
const [a, b, c, d, e, a2] = [
  turn({ id: 'a' }),
  turn({ id: 'b', parent: 'a' }),
  turn({ id: 'c', parent: 'b' }),
  turn({ id: 'd', parent: 'a' }),
  turn({ id: 'e', parent: 'd' }),
  turn({ id: 'a2', parent: null }),
];
const turns = [a, b, c, d, e, a2];
const ids = (some: { id: string }[]) => some.map(({ id }) => id).join(' ');

test.each([
  ['c', 'a b c'],
  ['e', 'a d e'],
  ['a2', 'a2'],
  [null, ''],
  ['unknown', ''],
])('the way to %s', (leaf, path) => {
  expect(ids(pathTo(turns, leaf))).toBe(path);
});

test('versions of a message follow the same turn, also the first one', () => {
  expect(ids(versionsOf(turns, b))).toBe('b d');
  expect(ids(versionsOf(turns, turn({ id: 'a', parent: undefined })))).toBe('a a2');
  expect(ids(versionsOf(turns, c))).toBe('c');
});

test('a branch leads on to the newest message in it', () => {
  expect(leafBelow(turns, 'b')).toBe('c');
  expect(leafBelow(turns, 'a')).toBe('e');
  expect(leafBelow(turns, 'a2')).toBe('a2');
});

test('the newest answer is shown, or the chosen one as long as it is there', () => {
  const answers = [answer({ id: 'first' }), answer({ id: 'second' })];
  expect(shownAnswer(turn({ answers }), undefined)?.id).toBe('second');
  expect(shownAnswer(turn({ answers }), 'first')?.id).toBe('first');
  expect(shownAnswer(turn({ answers }), 'gone')?.id).toBe('second');
  expect(shownAnswer(turn({ answers: [] }), undefined)).toBeUndefined();
});
