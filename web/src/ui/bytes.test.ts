import { expect, test } from 'vitest';
import { formatBytes } from './bytes';

test('a size has a unit that keeps it short', () => {
  expect([1, 999, 1400, 25_300, 500_000_000, 2_000_000_000_000].map(formatBytes)).toEqual([
    '1 byte',
    '999 bytes',
    '1.4 kB',
    '25 kB',
    '500 MB',
    '2,000 GB',
  ]);
});
