import { expect, test } from 'vitest';
import { diffWords, type Piece } from './words';

const MARKS = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;
const show = (pieces: readonly Piece[]) => pieces.map(({ kind, text }) => MARKS[kind].join(text)).join('');

test.each([
  ['', '', ''],
  ['same words', 'same words', 'same words'],
  ['', 'new', '{+new+}'],
  ['old', '', '[-old-]'],
  ['Starts work.', 'Starts useful work.', 'Starts {+useful +}work.'],
  ['Starts work early.', 'Starts work.', 'Starts work [-early-].'],
  ['one two three', 'one 2 three', 'one [-two -]{+2 +}three'],
  ['a b c d', 'b c x d', '[-a -]b c {+x +}d'],
  ["don't wait", 'don’t wait', "[-don't -]{+don’t +}wait"],
  ['Smile 🙂 now', 'Smile now', 'Smile [-🙂 -]now'],
  ['一 二', '一 三', '一 [-二-]{+三+}'],
  ['two\nlines', 'two lines', 'two lines'],
])('from %j to %j', (before, after, shown) => {
  expect(show(diffWords(before, after))).toBe(shown);
});

const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function words(seed: number, count: number): string {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return `w${state % 7}`;
  };
  return Array.from({ length: count }, next).join(' ');
}

test('whatever the texts are, both can be read from the difference', () => {
  for (let seed = 1; seed < 60; seed += 1) {
    const before = words(seed, seed % 23);
    const after = words(seed * 7, (seed * 5) % 19);
    const pieces = diffWords(before, after);
    const without = (kind: Piece['kind']) =>
      squeeze(
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => `${text} `)
          .join(''),
      );
    expect(without('added')).toBe(squeeze(before));
    expect(without('removed')).toBe(squeeze(after));
  }
});

test('a huge text is compared at its ends only', () => {
  const before = `Begins. ${'old '.repeat(3000)}Ends.`;
  const after = `Begins. ${'new '.repeat(3000)}Ends.`;
  expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
