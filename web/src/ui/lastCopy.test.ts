import { expect, test, vi } from 'vitest';
import { forgetCopy, keepCopy, recallCopy } from './lastCopy';

test('what is kept comes back until it is forgotten', () => {
  keepCopy('form 1', { name: 'Maren' });
  expect(recallCopy('form 1')).toEqual({ name: 'Maren' });
  expect(recallCopy('form 2')).toBeNull();
  forgetCopy('form 1');
  expect(recallCopy('form 1')).toBeNull();
});

test('what cannot be read is nothing', () => {
  sessionStorage.setItem('form 1', '{');
  expect(recallCopy('form 1')).toBeNull();
});

test('a storage that takes nothing is stood in for', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepCopy('form 1', 7);
  full.mockRestore();
  expect(sessionStorage).toHaveLength(0);
  expect(recallCopy('form 1')).toBe(7);
  forgetCopy('form 1');
  expect(recallCopy('form 1')).toBeNull();
});
