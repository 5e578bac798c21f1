import { expect, test } from 'vitest';
import { talentFile } from '../testing';
import { canConfirm, countStates, MOST_BYTES, MOST_FILES, problemRows, sortFiles } from './words';

const sized = (name: string, size: number) =>
  Object.defineProperty(new File([], name), 'size', { value: size });

test('states are counted in one order', () => {
  const files = [talentFile({ state: 'scanned' }), talentFile(), talentFile({ state: 'scanned' })];
  expect(countStates(files)).toEqual([
    { state: 'parsed', count: 1 },
    { state: 'scanned', count: 2 },
  ]);
});

test('what was removed, or is fine, is not to be confirmed', () => {
  expect(canConfirm(talentFile({ state: 'needs_check' }))).toBe(true);
  expect(canConfirm(talentFile({ state: 'needs_check', removedAt: '2026-11-20T09:00:00Z' }))).toBe(false);
  expect(canConfirm(talentFile())).toBe(false);
});

test('problems are listed with what is to be said of them', () => {
  const locked = talentFile({ name: 'a.pdf', state: 'encrypted', notes: ['It has a password.'] });
  const files = [talentFile(), locked];
  expect(problemRows(files)).toEqual([
    ['file', 'state', 'notes'],
    ['a.pdf', 'Encrypted', 'It has a password.'],
  ]);
});

test('what is too large, or too many, is not sent', () => {
  const chosen = [sized('large.pdf', MOST_BYTES + 1), sized('one.pdf', 5), sized('two.pdf', 5)];
  const { taken, refused } = sortFiles(chosen, MOST_FILES - 1);
  expect(taken.map(({ name }) => name)).toEqual(['one.pdf']);
  expect(refused).toEqual(['large.pdf: more than 20 MB.', 'two.pdf: an upload holds 500 files.']);
});
