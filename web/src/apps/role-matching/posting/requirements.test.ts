import { expect, test } from 'vitest';
import { wordsAt } from '@/talent/spans';
import { requirement } from '../testing';
import {
  countNeed,
  LONGEST_POSTING,
  numbered,
  tooLong,
  withAgain,
  withNew,
  without,
  withRequirement,
  withWords,
  yearsIn,
} from './requirements';

const TEXT = 'A rockstar 🚀 who knows Python and SQL.';
const PYTHON = requirement({ id: 1, span: { start: 23, end: 29 } });
const ROCKSTAR = requirement({ id: 2, label: 'Rockstar', need: 'nice', span: { start: 2, end: 10 } });
const SQL = requirement({ id: 4, label: 'SQL', need: 'ignore', span: { start: 34, end: 37 } });
const ALL = [PYTHON, ROCKSTAR, SQL];

test('one is changed and the others stay', () => {
  const changed = withRequirement(ALL, 2, { need: 'must', weight: 9 });
  expect(changed[1]).toMatchObject({ label: 'Rockstar', need: 'must', weight: 9 });
  expect(changed[0]).toBe(PYTHON);
  expect(countNeed(changed, 'must')).toBe(2);
});

test('what was taken away is put back where it was', () => {
  expect(withAgain(without(ALL, 2), ROCKSTAR, 1, 4)).toEqual(ALL);
});

test('what comes back takes nobody’s number', () => {
  const go = requirement({ id: 2, label: 'Go' });
  const again = withAgain([PYTHON, go], ROCKSTAR, 1, 4);
  expect(again.map(({ id, label }) => [id, label])).toEqual([
    [1, 'Python'],
    [5, 'Rockstar'],
    [2, 'Go'],
  ]);
});

test('a number that somebody had is not given again', () => {
  const more = withNew(without(ALL, 4), { label: 'Go', kind: 'skill', need: 'must' }, 4);
  expect(more.at(-1)?.id).toBe(5);
});

test('what a description asks for anew has a number of its own, and what it asks for again keeps it', () => {
  const read = [requirement({ id: 1, label: 'sql' }), requirement({ id: 2, label: 'Go' })];
  expect(numbered(read, ALL, 9).map(({ id, label }) => [id, label])).toEqual([
    [4, 'sql'],
    [10, 'Go'],
  ]);
  const late = numbered(read, [requirement({ id: 1000 })], 1000);
  expect(late.map(({ id }) => id)).toEqual([1, 2]);
});

test.each([
  ['5+ years of experience', 5],
  ['3 to 5 years', 3],
  ['At least five years', 5],
  ['Some experience', 1],
  ['0 years', 1],
  ['200 years', 60],
])('“%s” asks for %i', (words, years) => {
  expect(yearsIn(words)).toBe(years);
  const [asked] = withNew([], { label: words, kind: 'years', need: 'must' }, 0);
  expect(asked?.years).toBe(years);
});

test('only years by themselves are counted in years', () => {
  const [asked] = withNew([], { label: '5 years of Go', kind: 'skill', need: 'must' }, 0);
  expect(asked?.years).toBeNull();
});

test('a description that is too long says by how much, in characters', () => {
  expect(tooLong('🚀'.repeat(LONGEST_POSTING))).toBeNull();
  expect(tooLong('x'.repeat(LONGEST_POSTING + 1))).toMatch(/^20.001 characters: .* 20.000 at most\./);
});

test('a new one has a number of its own, and a weight by its kind', () => {
  const more = withNew(ALL, { label: '  Team lead ', kind: 'title', need: 'must' }, 4);
  expect(more.at(-1)).toMatchObject({ id: 5, label: 'Team lead', text: 'Team lead', weight: 6, span: null });
  const nice = withNew(ALL, { label: 'Go', kind: 'skill', need: 'nice' }, 4);
  expect(nice.at(-1)?.weight).toBe(3);
});

test('numbers begin anew when the last one is taken', () => {
  const all = [requirement({ id: 1 }), requirement({ id: 1000 })];
  expect(withNew(all, { label: 'Go', kind: 'skill', need: 'must' }, 1000).at(-1)?.id).toBe(2);
});

test('what stands behind replaced words still says the same', () => {
  const { text, requirements } = withWords(TEXT, ALL, { start: 2, end: 10 }, 'skilled engineer');
  expect(text).toBe('A skilled engineer 🚀 who knows Python and SQL.');
  const said = requirements.map(({ span }) => span && wordsAt(text, span));
  expect(said).toEqual(['Python', 'skilled engineer', 'SQL']);
});

test('what was left out stands nowhere any more', () => {
  const { text, requirements } = withWords(TEXT, ALL, { start: 2, end: 11 }, '');
  expect(text).toBe('A 🚀 who knows Python and SQL.');
  expect(requirements.map(({ span }) => span && wordsAt(text, span))).toEqual(['Python', null, 'SQL']);
  expect(withWords(TEXT, ALL, { start: 2, end: 10 }, '').requirements[1]?.span).toBeNull();
});

test('what was half replaced stands nowhere any more', () => {
  const { requirements } = withWords(TEXT, ALL, { start: 26, end: 36 }, 'x');
  expect(requirements.map(({ span }) => span)).toEqual([null, { start: 2, end: 10 }, null]);
});
