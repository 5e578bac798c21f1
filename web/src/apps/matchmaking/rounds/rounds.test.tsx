import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { give, type Handlers, open } from '../testing';
import { RoundPage } from './RoundPage';
import { Rounds } from './Rounds';
import { cohort, openRound, round } from './testing';
import type { RoundCard } from './types';

vi.mock('@/identity/leave');

const LIST = '/api/matchmaking/rounds';
const AT = '2026-11-20T09:00:00Z';

const card = (change: Partial<RoundCard> = {}): RoundCard => ({
  id: 'r1',
  name: 'Spring round',
  updatedAt: AT,
  published: null,
  lastRun: null,
  ...change,
});

const openList = (rounds: RoundCard[], handlers: Handlers = {}, role?: 'viewer') =>
  open(
    [{ path: '/matchmaking/rounds', element: <Rounds /> }],
    '/matchmaking/rounds',
    { [`GET ${LIST}`]: () => give<Schemas['RoundListing']>({ rounds }), ...handlers },
    role,
  );

test('rounds are listed with what of them is in force', async () => {
  openList([
    card(),
    card({ id: 'r2', name: 'Autumn', published: { run: 'x', method: 'stable', pairs: 12, at: AT, by: 'T' } }),
  ]);
  expect(await screen.findByRole('row', { name: /Spring round/ })).toHaveTextContent('Not run yet');
  expect(screen.getByRole('row', { name: /Autumn/ })).toHaveTextContent('In force: 12 pairs');
  await expectAccessible();
});

test('a round is begun by a name, which is not lost', async () => {
  let isUp = false;
  const { router, sent } = openList([], {
    [`POST ${LIST}`]: () => (isUp ? give(round(), 201) : refusal('overloaded', 'Too much to do.', 503)),
  });
  await user.click(await screen.findByRole('button', { name: 'New round' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Spring round{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Spring round');
  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(addressOf(router)).toBe('/matchmaking/rounds/r1'));
  expect((await sent(`POST ${LIST}`)).at(-1)).toEqual({ name: 'Spring round' });
});

test('a deleted round comes back by Undo', async () => {
  let isThere = true;
  openList([], {
    [`GET ${LIST}`]: () => give<Schemas['RoundListing']>({ rounds: isThere ? [card()] : [] }),
    [`DELETE ${LIST}/r1`]: () => {
      isThere = false;
      return nothing();
    },
    [`POST ${LIST}/r1/restore`]: () => {
      isThere = true;
      return give(round());
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Spring round' }));
  expect(await screen.findByText('No round yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Spring round' })).toBeInTheDocument();
});

test('a round that was begun is taken back without being asked for again', async () => {
  let before = 0;
  const { router, made } = open(
    [
      { path: '/matchmaking/rounds', element: <Rounds /> },
      { path: '/matchmaking/rounds/:id/:tab?', element: <RoundPage /> },
    ],
    '/matchmaking/rounds',
    {
      [`GET ${LIST}`]: () => give<Schemas['RoundListing']>({ rounds: [] }),
      [`POST ${LIST}`]: () => give(round(), 201),
      [`POST ${LIST}/cohort`]: () => give(cohort()),
      [`GET ${LIST}/r1`]: () => give(round()),
      [`GET ${LIST}/r1/people`]: () => give<Schemas['RoundMemberList']>({ total: 0, people: [] }),
      [`DELETE ${LIST}/r1`]: () => {
        before = asked();
        return nothing();
      },
    },
  );
  const asked = () => made(`GET ${LIST}/r1`).length + made(`GET ${LIST}/r1/people`).length;
  await user.click(await screen.findByRole('button', { name: 'New round' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring round{Enter}');
  await waitFor(() => expect(made(`GET ${LIST}/r1/people`)).not.toHaveLength(0));
  const lists = made(`GET ${LIST}`).length;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rounds' })).toBeInTheDocument();
  await waitFor(() => expect(made(`GET ${LIST}`).length).toBeGreaterThan(lists));
  expect(addressOf(router)).toBe('/matchmaking/rounds');
  expect(made(`DELETE ${LIST}/r1`)).toHaveLength(1);
  expect(asked()).toBe(before);
});

test('who only looks begins no round', async () => {
  openList([card()], {}, 'viewer');
  await screen.findByRole('link', { name: 'Spring round' });
  expect(screen.getByRole('button', { name: 'New round' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete Spring round' })).toBeDisabled();
});

test('settings are saved by themselves, and each change can be undone', async () => {
  const { sent } = openRound('settings');
  await user.click(await screen.findByRole('radio', { name: /^Mentors propose/ }));
  await user.click(screen.getByRole('checkbox', { name: 'A time of the week that suits both' }));
  expect(screen.getByText('Saving…')).toBeInTheDocument();
  await waitFor(async () => {
    const saved = (await sent('PUT /api/matchmaking/rounds/r1')).at(-1);
    expect(saved).toMatchObject({
      plan: { proposing: 'mentors', requirements: { commonTime: true } },
      seen: 4,
    });
  });
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo: A time of the week that suits both' }));
  expect(screen.getByRole('checkbox', { name: 'A time of the week that suits both' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /^Mentors propose/ })).toBeChecked();
  await waitFor(async () => expect((await sent('PUT /api/matchmaking/rounds/r1')).at(-1)?.seen).toBe(5));
  await expectAccessible();
});

test('when somebody else was faster, one chooses, and nothing is lost', async () => {
  let isFirst = true;
  const theirs = round({ revision: 9, plan: { ...round().plan, aim: 'highest_total' } });
  const { sent } = openRound('settings', {
    'PUT /api/matchmaking/rounds/r1': async (request) => {
      const { plan } = await request.json();
      if (!isFirst) return give(round({ revision: 10, plan }));
      isFirst = false;
      return give<Schemas['RoundConflict']>(
        { code: 'overtaken', message: 'Changed since.', current: theirs },
        409,
      );
    },
  });
  await user.click(await screen.findByRole('radio', { name: /^Mentors propose/ }));
  expect(await screen.findByText(/^Somebody else has changed this round/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Mentors propose/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(async () =>
    expect((await sent('PUT /api/matchmaking/rounds/r1')).at(-1)).toMatchObject({
      seen: 9,
      plan: { proposing: 'mentors', aim: 'most_matches' },
    }),
  );
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

test('what was changed and has not arrived is found after a reload', async () => {
  const draft = { name: 'Spring round', plan: { ...round().plan, proposing: 'mentors' } };
  sessionStorage.setItem('round/uid-contributor/r1', JSON.stringify({ draft, seen: 4 }));
  const { sent } = openRound('settings');
  expect(await screen.findByRole('radio', { name: /^Mentors propose/ })).toBeChecked();
  await waitFor(async () => expect(await sent('PUT /api/matchmaking/rounds/r1')).toHaveLength(1));
  expect(await screen.findByText('Saved, with what you had typed before')).toBeInTheDocument();
});

test('an earlier version can be restored, and that can be undone', async () => {
  const { made, sent } = openRound('history', {
    'GET /api/matchmaking/rounds/r1/versions': () =>
      give<Schemas['RoundVersionList']>({
        versions: [
          { revision: 4, name: 'Spring round', createdAt: AT, createdBy: 'Theo', changed: ['fairness'] },
          { revision: 3, name: 'Spring', createdAt: '2026-11-19T09:00:00Z', createdBy: 'Theo', changed: [] },
        ],
      }),
    'POST /api/matchmaking/rounds/r1/versions/3/restore': () => give(round({ revision: 5, name: 'Spring' })),
  });
  expect(await screen.findByText('Changed: fairness')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Restore the version/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeInTheDocument();
  expect(await sent('POST /api/matchmaking/rounds/r1/versions/3/restore')).toEqual([{ seen: 4 }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring round' })).toBeInTheDocument();
  await waitFor(() => expect(made('PUT /api/matchmaking/rounds/r1')).toHaveLength(1));
});

test('a round that is not there says so', async () => {
  openRound('', { 'GET /api/matchmaking/rounds/r1': () => refusal('not_found', 'Gone.', 404) });
  expect(await screen.findByRole('heading', { name: 'There is no such round' })).toBeInTheDocument();
});

test('a publication that is taken back shows the places that are free again', async () => {
  const published = { run: 'run-1', method: 'stable' as const, pairs: 3, at: AT, by: 'Theo' };
  const COHORT = 'POST /api/matchmaking/rounds/cohort';
  const { made } = openRound(
    '',
    { 'POST /api/matchmaking/rounds/r1/take-back': () => give(round()) },
    round({ published }),
  );
  await screen.findByText(/^In force since/);
  await waitFor(() => expect(made(COHORT).length).toBeGreaterThan(0));
  const before = made(COHORT).length;
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(made(COHORT).length).toBeGreaterThan(before));
});
