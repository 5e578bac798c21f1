import { expect, test } from 'vitest';
import { formatBytes } from './bytes';

test('a size has a unit that keeps it short', () => {
  expect([0, 999, 1400, 25_300, 500_000_000, 2_000_000_000_000].map(formatBytes)).toEqual([
    '0 byte',
    '999 byte',
    '1.4 kB',
    '25 kB',
    '500 MB',
    '2,000 GB',
  ]);
});
