import { describe, expect, test } from 'vitest';
import { highlight, highlightAll, slicePieces } from './highlight';

/** The quoted part in brackets, so that a case can be read. */
const shown = (pieces: ReturnType<typeof highlight>) =>
  pieces.map(({ text, isQuoted }) => (isQuoted ? `[${text}]` : text)).join('');

describe('a quote is found', () => {
  test.each([
    ['as it stands', 'A grant is not paid back.', 'is not paid', 'A grant [is not paid] back.'],
    [
      'over other white space',
      'A grant  is\nnot\u00a0paid back.',
      'grant is not paid',
      'A [grant  is\nnot\u00a0paid] back.',
    ],
    [
      'in other quotation marks',
      'We call it “free money”, and ‘aid’.',
      '"free money", and \'aid\'',
      'We call it “[free money”, and ‘aid]’.',
    ],
    [
      'with other apostrophes',
      'The student’s index counts.',
      "student's index",
      'The [student’s index] counts.',
    ],
    [
      'over a word broken at the end of a line',
      'for finan-\ncial aid',
      'financial aid',
      'for [finan-\ncial aid]',
    ],
    ['over a soft hyphen', 'the scholar\u00adship fund', 'scholarship', 'the [scholar\u00adship] fund'],
    ['with other dashes', 'the year 2026–27 begins', '2026-27', 'the year [2026–27] begins'],
    ['with ligatures', 'the ﬁnal oﬀer', 'final offer', 'the [ﬁnal oﬀer]'],
    [
      'with letters put together another way',
      'her re\u0301sume\u0301 is here',
      'résumé',
      'her [re\u0301sume\u0301] is here',
    ],
    ['in other case', 'NO DEGREE YET', 'no degree', '[NO DEGREE] YET'],
    [
      'as whole words before parts of them',
      'from $7400 to $740 a year',
      '$740',
      'from $7400 to [$740] a year',
    ],
    ['inside a word if nowhere else', 'enrollments', 'enroll', '[enroll]ments'],
    ['beside letters that take two units', 'See 🎓 now', '🎓 now', 'See [🎓 now]'],
  ])('%s', (_, text, quote, expected) => {
    expect(shown(highlight(text, quote))).toBe(expected);
  });
});

test.each([
  ['nothing', ''],
  ['only marks', ' “-” '],
  ['other words', 'a loan'],
])('a text is left in one piece by %s', (_, quote) => {
  expect(highlight('A grant.', quote)).toEqual([{ text: 'A grant.', isQuoted: false }]);
});

test('what looks like markup stays text', () => {
  const text = 'a <b onclick="x()">bold</b> claim';
  const pieces = highlight(text, '<b onclick="x()">bold');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(shown(pieces)).toBe('a [<b onclick="x()">bold]</b> claim');
});

test('a quote goes on from one paragraph to the next', () => {
  const marked = highlightAll(['Before.', 'It begins here', 'and ends there.'], 'begins here and ends');
  expect(marked?.map(shown)).toEqual(['Before.', 'It [begins here]', '[and ends] there.']);
});

test('a quote that is nowhere is told', () => {
  expect(highlightAll(['One.', 'Two.'], 'three')).toBeNull();
});

test('a part of marked words keeps its marks', () => {
  const pieces = highlight('Credits | Payment', 'its | pay');
  expect(shown(slicePieces(pieces, 0, 7))).toBe('Cred[its]');
  expect(shown(slicePieces(pieces, 10, 17))).toBe('[Pay]ment');
});

test('no text goes missing, whatever is quoted', () => {
  const text = 'Zoë’s “co-op” fee: ½ of $1,200 — due 9/1. 学生 🎓';
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start; end <= text.length; end += 3) {
      const joined = highlight(text, text.slice(start, end)).map((piece) => piece.text);
      expect(joined.join('')).toBe(text);
    }
  }
});
