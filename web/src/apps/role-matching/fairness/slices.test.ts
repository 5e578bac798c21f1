import { expect, test } from 'vitest';
import type { RoleSwapReport } from '../types';
import { together } from './slices';

const part = (moved: number, largest: number): RoleSwapReport => ({
  from: 0,
  of: 50,
  candidates: 25,
  poolRevision: 'pool-7',
  compared: { by: 'words' },
  swaps: [{ swap: 'school', tried: 20, moved, largest }],
});

test('two parts are summed up, with the larger of the differences', () => {
  const { candidates, swaps } = together(part(1, 300), part(2, 100));
  expect(candidates).toBe(50);
  expect(swaps).toEqual([{ swap: 'school', tried: 40, moved: 3, largest: 300 }]);
});
