import { expect, test } from 'vitest';
import type { TraitFilter } from '../api';
import { traitCard } from '../testing';
import { type Act, withAct } from './lists';
import { drive } from './testing';

const NOW = new Date('2026-02-01T10:00:00Z');

function after(act: Act, state: TraitFilter['state'], change = {}) {
  const page = { traits: [traitCard(change), drive()], total: 7, next: null };
  const { pages } = withAct({ pages: [page], pageParams: [''] }, new Set(['initiative']), act, {
    state,
    now: NOW,
  });
  return {
    names: pages[0]?.traits.map(({ name }) => name),
    total: pages[0]?.total,
    first: pages[0]?.traits[0],
  };
}

test.each([
  ['archive', undefined, {}],
  ['delete', 'all', {}],
  ['unarchive', 'archived', { state: 'archived' }],
  ['restore', 'deleted', { deletedAt: '2026-01-31T10:00:00Z' }],
] as const)('to %s takes a trait from a list of %s ones', (act, state, change) => {
  expect(after(act, state, change)).toMatchObject({ names: ['Drive'], total: 6 });
});

test('where archived ones are shown, too, it only changes', () => {
  expect(after('archive', 'all')).toMatchObject({
    names: ['Initiative', 'Drive'],
    total: 7,
    first: { state: 'archived' },
  });
});
