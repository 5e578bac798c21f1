import { expect, test } from 'vitest';
import { requirement } from '../testing';
import { readChange, thatMatter, withChange, withChanges, writeChange } from './change';

const ROLE = [
  requirement({ id: 1, need: 'must', weight: 6 }),
  requirement({ id: 2, label: 'SQL', need: 'nice', weight: 3 }),
];

test.each(['1.m8', '12.n1', '3.i10'])('%s is read and written alike', (written) => {
  const change = readChange(written);
  expect(change && writeChange(change)).toBe(written);
});

test.each(['', '1', '1.x3', '1.m0', '1.m11', 'a.m3', '1.m3x'])('“%s” changes nothing', (written) => {
  expect(readChange(written)).toBeNull();
});

test('what would be asked for differs only where something was changed', () => {
  const after = withChanges(ROLE, [{ id: 2, need: 'must', weight: 9 }]);
  expect(after[0]).toBe(ROLE[0]);
  expect(after[1]).toMatchObject({ label: 'SQL', need: 'must', weight: 9 });
});

test('what is again as it was is no change any more', () => {
  const changed = withChange(ROLE, [], { id: 2, need: 'nice', weight: 8 });
  expect(changed).toHaveLength(1);
  expect(withChange(ROLE, changed, { id: 2, need: 'nice', weight: 3 })).toEqual([]);
});

test('changes of what the role does not ask for are left out', () => {
  const changes = [
    { id: 1, need: 'must' as const, weight: 6 },
    { id: 9, need: 'nice' as const, weight: 2 },
    { id: 2, need: 'ignore' as const, weight: 3 },
  ];
  expect(thatMatter(ROLE, changes)).toEqual([{ id: 2, need: 'ignore', weight: 3 }]);
});
