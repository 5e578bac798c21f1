import { expect, test } from 'vitest';
import { EMPTY, type Form } from '../form';
import { content } from '../testing';
import { chosen, differencesOf, merged } from './merge';

const form = (change: Parameters<typeof content>[0] = {}, rest: Partial<Form> = {}): Form => ({
  ...EMPTY,
  content: content(change),
  departments: [{ department: 'sales', importance: 4 }],
  ...rest,
});
const origin = { form: form(), knowsDepartments: true };
const keys = (differences: ReturnType<typeof differencesOf>) =>
  Object.fromEntries(differences.map(({ part, changedBy }) => [part.key, changedBy]));

test('what only one has changed is theirs, what both have changed is to be chosen', () => {
  const mine = form({ definition: 'Mine.', why: 'Both, mine.', cues: ['drive'] });
  const theirs = form({ name: 'Drive', why: 'Both, theirs.', cues: ['drive'] });
  const differences = differencesOf(origin, mine, theirs);
  expect(keys(differences)).toEqual({ name: 'theirs', definition: 'mine', why: 'both' });
  expect(differences.map((one) => chosen(one, {}))).toEqual(['theirs', 'mine', undefined]);
  const { content: both } = merged(mine, theirs, differences, { why: 'theirs' });
  expect(both).toEqual(
    content({ name: 'Drive', definition: 'Mine.', why: 'Both, theirs.', cues: ['drive'] }),
  );
});

test('every part of a trait can be taken over', () => {
  const theirs = form(
    {
      name: 'N',
      definition: 'D',
      why: 'W',
      anchors: ['1', '2', '3', '4', '5'],
      questions: ['Q'],
      confusedWith: [{ key: 'k', difference: 'd' }],
      frameworks: { nace: ['n'], onet: ['o'], bigFive: ['b'], own: ['w'] },
      cues: ['c'],
      evidence: { against: ['a'], levels: [['1'], ['2'], ['3'], ['4'], ['5']] },
    },
    { departments: [{ department: 'sales', importance: 1 }], names: { k: 'Known' } },
  );
  const differences = differencesOf(origin, form(), theirs);
  expect(new Set(differences.map(({ changedBy }) => changedBy))).toEqual(new Set(['theirs']));
  const both = merged(form(), theirs, differences, {});
  expect(both.content).toEqual(theirs.content);
  expect(both.departments).toEqual(theirs.departments);
  expect(both.names).toEqual({ k: 'Known' });
  const mine = merged(
    form(),
    theirs,
    differences,
    Object.fromEntries(differences.map(({ part }) => [part.key, 'mine'])),
  );
  expect(mine).toEqual(form());
});

test('without what both began with, every difference is to be chosen', () => {
  const theirs = form({ why: 'Theirs.' }, { departments: [] });
  expect(keys(differencesOf(null, form(), theirs))).toEqual({ why: 'both', departments: 'both' });
  const older = { form: EMPTY, knowsDepartments: false };
  expect(keys(differencesOf({ ...older, form: form() }, form(), theirs))).toEqual({
    why: 'theirs',
    departments: 'both',
  });
});

test('an order of departments, a blank line and a name are no difference', () => {
  const two = [
    { department: 'a', importance: 1 },
    { department: 'b', importance: 2 },
  ];
  const mine = form({ questions: ['Q', ' '] }, { departments: two, names: { persistence: 'Persistence' } });
  const theirs = form({ questions: ['Q'] }, { departments: two.toReversed() });
  expect(differencesOf(origin, mine, theirs)).toEqual([]);
});
