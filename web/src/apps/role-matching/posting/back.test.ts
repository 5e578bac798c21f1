import { expect, test } from 'vitest';
import { wordsAt } from '@/talent/spans';
import { requirement } from '../testing';
import { withDescriptionBack, withRequirementsBack, withWordsBack } from './back';
import { withRequirement, withWords } from './requirements';

const TEXT = 'A rockstar 🚀 who knows Python, a ninja of SQL.';
const ROCKSTAR = { start: 2, end: 10 };
const NINJA = { start: 33, end: 38 };
const PYTHON = requirement({ id: 1, span: { start: 23, end: 29 } });
const SQL = requirement({ id: 2, label: 'SQL', weight: 3, span: { start: 42, end: 45 } });
const BEFORE = { text: TEXT, requirements: [PYTHON, SQL] };

const replaced = ({ text, requirements }: typeof BEFORE, span: typeof NINJA, words: string) =>
  withWords(text, requirements, span, words);

const said = ({ text, requirements }: typeof BEFORE) =>
  requirements.map(({ span }) => span && wordsAt(text, span));

test.each([
  ['the first', ROCKSTAR, NINJA],
  ['the second', NINJA, ROCKSTAR],
])('%s replacement goes back, and the other stays', (_, own, other) => {
  const after = replaced(BEFORE, own, 'skilled engineer');
  const shift = other.start > own.start ? 8 : 0;
  const since = replaced(after, { start: other.start + shift, end: other.end + shift }, 'master');
  const back = withWordsBack(since, BEFORE, own, 'skilled engineer');
  expect(back.text).toBe(replaced(BEFORE, other, 'master').text);
  expect(said(back)).toEqual(['Python', 'SQL']);
});

test('a requirement whose words were left out stands there again', () => {
  const after = replaced(BEFORE, { start: 20, end: 30 }, '');
  expect(said(after)).toEqual([null, 'SQL']);
  const heavier = { ...after, requirements: withRequirement(after.requirements, 1, { weight: 9 }) };
  const back = withWordsBack(heavier, BEFORE, { start: 20, end: 30 }, '');
  expect(back.text).toBe(TEXT);
  expect(said(back)).toEqual(['Python', 'SQL']);
  expect(back.requirements[0]?.weight).toBe(9);
});

test('words that have changed themselves do not come back over what they are now', () => {
  const after = replaced(BEFORE, ROCKSTAR, 'star');
  const since = replaced(after, { start: 2, end: 6 }, 'person');
  expect(() => withWordsBack(since, BEFORE, ROCKSTAR, 'star')).toThrow('have changed since');
});

test('of requirements only what was changed goes back', () => {
  const after = withRequirement(BEFORE.requirements, 2, { need: 'must', weight: 9 });
  const own = requirement({ id: 3, label: 'Go' });
  const since = [...withRequirement(after, 2, { weight: 5, label: 'MySQL' }), own];
  const back = withRequirementsBack(since, BEFORE.requirements, after);
  expect(back).toEqual([PYTHON, { ...SQL, weight: 5, label: 'MySQL' }, own]);
});

test('the description before comes back without what was read since, and with what was added by hand', () => {
  const after = { text: 'Nurse.', requirements: [SQL, requirement({ id: 3, label: 'Nursing' })] };
  const own = requirement({ id: 4, label: 'Go' });
  const now = { ...after, requirements: [...after.requirements, own] };
  expect(withDescriptionBack(now, BEFORE, after)).toEqual({ text: TEXT, requirements: [PYTHON, SQL, own] });
  expect(() => withDescriptionBack({ ...now, text: 'Cook.' }, BEFORE, after)).toThrow('has changed since');
});
