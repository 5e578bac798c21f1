import { expect, test } from 'vitest';
import { quoteAt } from './quote';

test('a quote is on one line and not too long', () => {
  expect(quoteAt('Built\n  services, daily.', { start: 0, end: 16 })).toBe('Built services');
  expect(quoteAt('Built\n  a 🚀 pipeline', { start: 0, end: 20 })).toBe('Built a 🚀 pipeline');
  expect(quoteAt('x'.repeat(500), { start: 0, end: 500 })).toBe(`${'x'.repeat(140)}…`);
});
