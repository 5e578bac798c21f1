import { expect, test } from 'vitest';
import { exportAddress } from './exports';
import { START } from './view';

test('a file is that of the list that is shown', () => {
  expect(exportAddress('r 1', 'csv', START)).toBe('/api/role-matching/roles/r%201/exports/csv?blind=true');
  const view = {
    ...START,
    isBlind: false,
    flags: false,
    state: 'met' as const,
    requirement: 2,
    sort: 'musts' as const,
    page: 9,
  };
  expect(exportAddress('r1', 'pdf', view)).toBe(
    '/api/role-matching/roles/r1/exports/pdf?blind=false&state=met&requirement=2&flags=false&sort=musts',
  );
});
