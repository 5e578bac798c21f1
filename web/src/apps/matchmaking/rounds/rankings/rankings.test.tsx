import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { foundPerson, peopleFound } from '@/campus/testing';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { give, openRound } from '../testing';
import type { RoundRanking } from '../types';

vi.mock('@/identity/leave');

const ALL = 'GET /api/matchmaking/rounds/r1/rankings';
const ONE = '/api/matchmaking/rounds/r1/rankings/students/7';

const ranking = (change: Partial<RoundRanking> = {}): RoundRanking => ({
  side: 'students',
  person: { id: 7, name: 'Ana Silva' },
  tiers: [
    [{ id: 120, name: 'Maya Chen' }],
    [{ id: 121, name: 'Oliver Grant' }],
    [{ id: 122, name: 'Nadia Rahman' }],
  ],
  rest: true,
  revision: 2,
  updatedAt: '2026-11-20T09:00:00Z',
  ...change,
});

const openList = (handlers = {}) =>
  openRound('preferences', {
    [ALL]: () => give<Schemas['RoundRankingList']>({ total: 1, rankings: [ranking()] }),
    [`GET ${ONE}`]: () => give<Schemas['RoundRankingFound']>({ ranking: ranking() }),
    ...handlers,
  });

const names = () =>
  within(screen.getByRole('list', { name: /^Whom Ana Silva would have, the best first/ }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent);

test('where preferences come from is chosen and saved', async () => {
  const { sent } = openList();
  expect(
    await screen.findByText(/^Maya Chen, Oliver Grant, Nadia Rahman, then the others by score/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^By hand only/ }));
  await waitFor(async () =>
    expect((await sent('PUT /api/matchmaking/rounds/r1')).at(-1)?.plan.preferences).toBe('rankings'),
  );
  await expectAccessible();
});

test('a list is put into order by keys, and the focus goes along', async () => {
  openList();
  await user.click(await screen.findByRole('button', { name: 'Change the list of Ana Silva' }));
  const handle = await screen.findByRole('button', { name: 'Move Nadia Rahman, number 3 of 3' });
  act(() => handle.focus());
  await user.keyboard('{ArrowUp}');
  expect(names()).toEqual(['Maya Chen', 'Nadia Rahman', 'Oliver Grant']);
  expect(handle).toHaveFocus();
  expect(handle).toHaveAccessibleName('Move Nadia Rahman, number 2 of 3');
  expect(screen.getByText('Nadia Rahman is now number 2 of 3.')).toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(names()).toEqual(['Nadia Rahman', 'Maya Chen', 'Oliver Grant']);
  await user.keyboard('{Delete}');
  expect(names()).toEqual(['Maya Chen', 'Oliver Grant']);
  await expectAccessible(screen.getByRole('dialog'));
});

test('a list is put into order by buttons, with ties, and saving can be undone', async () => {
  const { sent } = openList({
    [`PUT ${ONE}`]: () =>
      give<Schemas['RoundRankingSaved']>({ ranking: ranking({ revision: 3 }), before: ranking() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change the list of Ana Silva' }));
  const dialog = within(await screen.findByRole('dialog'));
  const up = await dialog.findByRole('button', { name: 'Nadia Rahman up' });
  await user.click(up);
  expect(up).toHaveFocus();
  await user.click(dialog.getByRole('checkbox', { name: 'Oliver Grant is as good as the one above' }));
  await user.click(dialog.getByRole('button', { name: 'Save the list' }));
  expect(await screen.findByText('The list of Ana Silva was saved.')).toBeInTheDocument();
  expect(await sent(`PUT ${ONE}`)).toEqual([{ tiers: [[120], [122, 121]], rest: true, seen: 2 }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await sent(`PUT ${ONE}`)).at(-1)).toEqual({ tiers: [[120], [121], [122]], rest: true, seen: 3 }),
  );
});

test('somebody without a list gets one; what is not saved is kept', async () => {
  const { sent } = openList({
    [ALL]: () => give<Schemas['RoundRankingList']>({ total: 0, rankings: [] }),
    [`GET ${ONE}`]: () => give<Schemas['RoundRankingFound']>({}),
    'GET /api/people': (request: Request) =>
      give(
        peopleFound([
          request.url.includes('mentoring=mentee')
            ? foundPerson({ id: 7, name: 'Ana Silva' })
            : foundPerson({ id: 120, name: 'Maya Chen' }),
        ]),
      ),
    [`PUT ${ONE}`]: () => refusal('conflict', 'The list was changed since.', 409),
  });
  await user.type(await screen.findByRole('combobox', { name: 'Rank for a student' }), 'Ana');
  await user.click(await screen.findByRole('option', { name: /Ana Silva/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('combobox', { name: 'Add a mentor' }), 'Maya');
  await user.click(await dialog.findByRole('option', { name: /Maya Chen/ }));
  await user.click(dialog.getByRole('checkbox', { name: /^The other mentors follow/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the list' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The list was changed since.');
  expect(names()).toEqual(['Maya Chen']);
  expect(await sent(`PUT ${ONE}`)).toEqual([{ tiers: [[120]], rest: false, seen: 0 }]);
  expect(sessionStorage.getItem('ranking/uid-contributor/r1/students/7')).toContain('Maya Chen');
});

test('a list is taken away, and comes back by Undo', async () => {
  const { sent } = openList({
    [`DELETE ${ONE}`]: () => give(ranking()),
    [`PUT ${ONE}`]: () =>
      give<Schemas['RoundRankingSaved']>({ ranking: ranking({ revision: 1 }), before: null }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change the list of Ana Silva' }));
  await user.click(await screen.findByRole('button', { name: 'Remove the list' }));
  await screen.findByText(/^The list of Ana Silva was removed/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await sent(`PUT ${ONE}`)).toEqual([{ tiers: [[120], [121], [122]], rest: true, seen: 0 }]),
  );
});
