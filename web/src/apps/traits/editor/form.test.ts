import { expect, test } from 'vitest';
import { content, trait } from '../testing';
import { EMPTY, formOf, isSame, isUntouched, readForm, tidy, toDraft } from './form';

test('what is kept as a draft comes back as it was', () => {
  const form = { ...formOf(trait()), note: 'Why' };
  expect(readForm(JSON.parse(JSON.stringify(toDraft(form))))).toEqual(form);
});

test.each([
  null,
  'text',
  7,
  [],
  { name: 7, anchors: 'x', questions: [1, null], confusedWith: [null, {}], frameworks: [] },
  { evidence: { levels: [null, 'x'] }, departments: [{ department: 'a', importance: 9 }, 3], names: 'x' },
])('%j is no form, and nothing breaks', (value) => {
  expect(readForm(value)).toEqual(EMPTY);
});

test('lines that say nothing are not sent', () => {
  const form = {
    ...EMPTY,
    content: content({ name: ' A ', questions: ['', ' Q '], cues: ['', ' c '] }),
  };
  expect(tidy(form)).toEqual(content({ name: 'A', questions: ['Q'], cues: ['c'] }));
});

test('a note alone is nothing to save, but something to keep', () => {
  const form = formOf(trait());
  expect(isSame(form, { ...form, note: 'Because' })).toBe(true);
  expect(isUntouched(form, { ...form, note: 'Because' })).toBe(false);
  expect(isSame(form, { ...form, departments: [] })).toBe(false);
});
