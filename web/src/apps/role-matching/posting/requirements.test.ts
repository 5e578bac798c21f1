import { expect, test } from 'vitest';
import { wordsAt } from '@/talent/spans';
import { requirement } from '../testing';
import { countNeed, withAgain, withNew, without, withRequirement, withWords } from './requirements';

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
  expect(withAgain(without(ALL, 2), ROCKSTAR)).toEqual(ALL);
});

test('a new one has a number of its own, and a weight by its kind', () => {
  const more = withNew(ALL, { label: '  Team lead ', kind: 'title', need: 'must' });
  expect(more.at(-1)).toMatchObject({ id: 5, label: 'Team lead', text: 'Team lead', weight: 6, span: null });
  const nice = withNew(ALL, { label: 'Go', kind: 'skill', need: 'nice' });
  expect(nice.at(-1)?.weight).toBe(3);
});

test('numbers begin anew when the last one is taken', () => {
  const all = [requirement({ id: 1 }), requirement({ id: 1000 })];
  expect(withNew(all, { label: 'Go', kind: 'skill', need: 'must' }).at(-1)?.id).toBe(2);
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
