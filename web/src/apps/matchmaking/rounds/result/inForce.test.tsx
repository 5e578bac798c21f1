import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { give, matchServer, mentoringMatch, openRound, round } from '../testing';

vi.mock('@/identity/leave');

const published: Schemas['RoundPublication'] = {
  run: 'run-1',
  method: 'stable',
  pairs: 1,
  at: '2026-11-20T10:00:00Z',
  by: 'Theo',
};

const openPublished = (role?: 'viewer') =>
  openRound(
    'result',
    {
      'GET /api/matchmaking/rounds/r1/runs': () => give<Schemas['RoundRunList']>({ runs: [] }),
      ...matchServer(mentoringMatch({ origin: 'round', originId: 'r1', state: 'active' })),
    },
    round({ published }),
    role,
  );

test('a match that a round has put in force can be ended, and goes on again by Undo', async () => {
  const { made, sent } = openPublished();
  const table = within(await screen.findByRole('table', { name: 'Matches in force' }));
  expect(table.getByRole('row', { name: /Ana Silva Maya Chen Active/ })).toBeInTheDocument();
  expect(made('GET /api/matchmaking/matches')[0]?.url).toContain('round=r1');
  await expectAccessible();
  await user.click(table.getByRole('button', { name: 'End the match of Ana Silva and Maya Chen' }));
  expect(await table.findByRole('row', { name: /Ana Silva Maya Chen Ended/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await table.findByRole('row', { name: /Ana Silva Maya Chen Active/ })).toBeInTheDocument();
  expect(await sent('POST /api/matchmaking/matches/m1/reopen')).toEqual([{ revision: 2 }]);
});

test('who only looks sees the matches and ends none', async () => {
  openPublished('viewer');
  const table = within(await screen.findByRole('table', { name: 'Matches in force' }));
  expect(table.getByRole('button', { name: 'End the match of Ana Silva and Maya Chen' })).toBeDisabled();
});
