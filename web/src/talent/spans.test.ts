import { expect, test } from 'vitest';
import { cutAt, inUnits, lengthOf, wordsAt } from './spans';

const TEXT = 'Ships 🚀 fast, and 🎓 often';

test('characters that take two units are counted as one', () => {
  expect(wordsAt(TEXT, { start: 8, end: 12 })).toBe('fast');
  expect(wordsAt(TEXT, { start: 18, end: 19 })).toBe('🎓');
  expect(lengthOf(TEXT)).toBe(25);
});

test('a text without such characters is taken as it is', () => {
  expect(inUnits('plain words', [{ start: 6, end: 11 }])).toEqual([{ start: 6, end: 11 }]);
  expect(lengthOf('plain')).toBe(5);
});

test('what lies beyond the end ends with the text', () => {
  expect(wordsAt(TEXT, { start: 20, end: 900 })).toBe('often');
});

test('a text is cut where spans begin and end, and nothing goes missing', () => {
  const cuts = cutAt(TEXT, [
    { start: 0, end: 7 },
    { start: 6, end: 12 },
  ]);
  expect(cuts.map(({ text }) => text).join('')).toBe(TEXT);
  expect(cuts.map(({ text, of }) => [text, of])).toEqual([
    ['Ships ', [0]],
    ['🚀', [0, 1]],
    [' fast', [1]],
    [', and 🎓 often', []],
  ]);
});
