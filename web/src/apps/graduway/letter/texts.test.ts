import { expect, test } from 'vitest';
import { piece } from '../studio/testing';
import { faultOf, insertAt, ownWords, paragraphsOf, sameTexts, sentencesOf, textsOf } from './texts';

const { draft } = piece();
const texts = textsOf(piece());

test('a draft is read as paragraphs, and split into them again', () => {
  expect(texts.body).toBe(
    'Dear {{first_name}},\n\nCome to the Spring Lecture on March 3 in Boston. Act now, or it is gone.',
  );
  expect(paragraphsOf(texts.body)).toEqual(texts.body.split('\n\n'));
  expect(paragraphsOf('\n\n a \n \n\n\tb\nc\n\n')).toEqual(['a', 'b\nc']);
  expect(sameTexts(texts, { ...texts })).toBe(true);
});

test('every sentence has its place, the subject first', () => {
  expect(sentencesOf(draft).map(({ place }) => place)).toEqual([
    { kind: 'subject' },
    { kind: 'sentence', paragraph: 0, sentence: 0 },
    { kind: 'sentence', paragraph: 1, sentence: 0 },
    { kind: 'sentence', paragraph: 1, sentence: 1 },
  ]);
});

test('own words are those that were not there, wherever they are put', () => {
  expect(ownWords(texts, draft)).toEqual([]);
  const changed = {
    ...texts,
    subject: 'Spring news',
    body: 'Dear {{first_name}}, it has been a while.\n\nCome to the Spring Lecture on March 3 in Boston.\n\nYours',
  };
  expect(ownWords(changed, draft)).toEqual(['Spring news', 'it has been a while.', 'Yours']);
});

test('a merge field is put where the cursor is, in place of what is chosen', () => {
  expect(insertAt('Dear ,', '{{city}}', [5, 5])).toEqual({ text: 'Dear {{city}},', at: 13 });
  expect(insertAt('Dear friend,', '{{city}}', [11, 5])).toEqual({ text: 'Dear {{city}},', at: 13 });
});

test('what the server would refuse is said before it is sent', () => {
  expect(faultOf(texts)).toBeNull();
  expect(faultOf({ ...texts, name: ' ' })).toBe('Give it a name, for your own list.');
  expect(faultOf({ ...texts, body: Array(61).fill('a').join('\n\n') })).toMatch(/at most 60 .* has 61\./);
  expect(faultOf({ ...texts, body: '🎓'.repeat(4000) })).toBeNull();
  expect(faultOf({ ...texts, body: `a\n\n${'b'.repeat(4001)}` })).toMatch(/^Paragraph 2 has more/);
});
