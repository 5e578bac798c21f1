import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { API, candidate, give, must, open, worklist } from '../testing';
import type { Worklist } from '../types';
import { Worklists } from './Worklists';

vi.mock('@/identity/leave');

const LIST = `GET ${API}/worklists`;

const away = worklist({
  list: 'one_away',
  total: 12,
  musts: [
    { name: 'PostgreSQL', count: 7 },
    { name: 'Spanish', count: 2 },
  ],
  rows: [{ candidate: candidate(), roles: 3, musts: [must()], readyFor: [] }],
});

const openLists = (address = '', answer?: (query: URLSearchParams) => Worklist) =>
  open(
    [{ path: '/talent-network/worklists', element: <Worklists /> }],
    `/talent-network/worklists${address}`,
    {
      [LIST]: ({ url }) => {
        const query = new URL(url).searchParams;
        if (answer) return give(answer(query));
        return give(query.get('list') === 'one_away' ? away : worklist());
      },
    },
  );

test('who is ready is listed with the roles, and each list has its count', async () => {
  openLists();
  const ana = await screen.findByRole('row', { name: /Ana Silva/ });
  expect(ana).toHaveTextContent('3 open roles');
  expect(ana).toHaveTextContent('Data engineer at Acme 82.3');
  expect(ana).toHaveTextContent('and 2 more roles');
  expect(screen.getByRole('tab', { name: 'One skill away 12' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Needs evidence 5' })).toBeInTheDocument();
  await expectAccessible();
});

test('who is one skill away is listed with what is missing, and narrowed to one must', async () => {
  const { router, made } = openLists('?list=one_away');
  const ana = await screen.findByRole('row', { name: /Ana Silva/ });
  expect(ana).toHaveTextContent('PostgreSQL for 3 roles');
  const about = within(screen.getByRole('navigation', { name: 'What the list is about' }));
  await user.click(about.getByRole('link', { name: /^PostgreSQL/ }));
  await waitFor(() =>
    expect(addressOf(router)).toBe('/talent-network/worklists?list=one_away&must=PostgreSQL'),
  );
  await waitFor(() => {
    const asked = new URL(made(LIST).at(-1)?.url ?? '').searchParams;
    expect([asked.get('list'), asked.get('must')]).toEqual(['one_away', 'PostgreSQL']);
  });
  await user.click(await screen.findByRole('link', { name: /^PostgreSQL .*leave out$/ }));
  await waitFor(() => expect(addressOf(router)).toBe('/talent-network/worklists?list=one_away'));
});

test('keys go through the list, and Enter opens', async () => {
  const { router } = openLists();
  await screen.findByRole('row', { name: /Ana Silva/ });
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ana Silva' })).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ben Okafor' })).toHaveFocus();
  await user.keyboard('k{Enter}');
  await waitFor(() => expect(addressOf(router)).toBe('/talent-network/candidates/p1'));
});

test('an empty list says what it waits for', async () => {
  openLists('', () => worklist({ rows: [], total: 0 }));
  expect(await screen.findByText('Nobody meets every must of an open role')).toBeInTheDocument();
});

test('a list that fails can be tried again', async () => {
  let isUp = false;
  open([{ path: '/talent-network/worklists', element: <Worklists /> }], '/talent-network/worklists', {
    [LIST]: () => (isUp ? give(worklist()) : refusal('overloaded', 'Getting ready.', 503)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Getting ready.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Ana Silva/ })).toBeInTheDocument();
});

test('a page behind the last one does not say that nobody is there, and leads back', async () => {
  const { router } = openLists('?page=7', (query) =>
    query.get('offset') === '150' ? worklist({ rows: [], total: 30 }) : worklist({ total: 30 }),
  );
  expect(await screen.findByText('There is no page 7.')).toBeInTheDocument();
  expect(screen.queryByText('Nobody meets every must of an open role')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
  expect(await screen.findByRole('row', { name: /Ana Silva/ })).toBeInTheDocument();
  expect(addressOf(router)).toBe('/talent-network/worklists?page=2');
});
