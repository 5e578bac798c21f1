import { expect, test } from 'vitest';
import { changedWords } from './words';

test('a version says what it has changed', () => {
  const fields = { cut: 'the line', requirements: 'requirements' };
  expect(changedWords([], fields)).toBe('Begun');
  expect(changedWords(['cut', 'requirements'], fields)).toBe('Changed: the line, requirements');
  expect(changedWords(['other'], fields)).toBe('Changed: other');
});
