import { expect, test } from 'vitest';
import { cutText, quoteOf } from './spans';

test.each([
  ['no span', 'abc', [], [['abc', []]]],
  [
    'one in the middle',
    'abcdef',
    [{ start: 2, end: 4 }],
    [
      ['ab', []],
      ['cd', [0]],
      ['ef', []],
    ],
  ],
  [
    'two that overlap',
    'abcdef',
    [
      { start: 0, end: 4 },
      { start: 2, end: 6 },
    ],
    [
      ['ab', [0]],
      ['cd', [0, 1]],
      ['ef', [1]],
    ],
  ],
  [
    'one inside another, and the same twice',
    'abcd',
    [
      { start: 0, end: 4 },
      { start: 1, end: 2 },
      { start: 1, end: 2 },
    ],
    [
      ['a', [0]],
      ['b', [0, 1, 2]],
      ['cd', [0]],
    ],
  ],
  [
    'what is empty, turned or outside',
    'abc',
    [
      { start: 1, end: 1 },
      { start: 2, end: 1 },
      { start: -5, end: 1 },
      { start: 2, end: 99 },
    ],
    [
      ['a', [2]],
      ['b', []],
      ['c', [3]],
    ],
  ],
  [
    'units, not letters',
    '😀ab',
    [{ start: 2, end: 3 }],
    [
      ['😀', []],
      ['a', [0]],
      ['b', []],
    ],
  ],
  ['nothing', '', [{ start: 0, end: 3 }], []],
])('%s', (_, text, spans, cuts) => {
  expect(cutText(text, spans).map(({ text: words, of }) => [words, of])).toEqual(cuts);
});

test('a quote has no spaces around it', () => {
  expect(quoteOf('One.\n Two. ', { start: 4, end: 11 })).toBe('Two.');
});
