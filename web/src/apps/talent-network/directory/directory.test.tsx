import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { listenToFiles, sentFile } from '@/testing/files';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { API, candidate, directory, give, type Handlers, open, other, summary } from '../testing';
import { DirectoryPage } from './DirectoryPage';

vi.mock('@/identity/leave');

const LIST = `POST ${API}/directory`;
const SUMMARY = `GET ${API}/summary`;
const CONFIRM = `POST ${API}/candidates/f7/confirm`;

const openDirectory = (address = '', handlers: Handlers = {}, as?: Schemas['Role']) =>
  open(
    [{ path: '/talent-network', element: <DirectoryPage /> }],
    `/talent-network${address}`,
    { [SUMMARY]: () => give(summary()), [LIST]: () => give(directory()), ...handlers },
    as,
  );

const table = () => screen.findByRole('table', { name: 'Candidates' });
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name });

test('the cohort is counted: how many, evidenced, consented, placed and to be confirmed', async () => {
  openDirectory();
  const cohort = await screen.findByRole('region', { name: 'The cohort' });
  await within(cohort).findByText('75%');
  expect(cohort).toHaveTextContent('36 of the campus, 4 uploaded');
  expect(cohort).toHaveTextContent('62.5%');
  expect(cohort).toHaveTextContent('5 have accepted an offer');
  expect(within(cohort).getByRole('link', { name: /still right/ })).toHaveAttribute(
    'href',
    '/talent-network?stale=yes&sort=stale',
  );
});

test('candidates are listed with what they have shown, where they stand and what they look for', async () => {
  openDirectory();
  const ana = await rowOf(/Ana Silva/);
  expect(ana).toHaveTextContent('Computer Science, Senior');
  expect(ana).toHaveTextContent('4 shown of 9');
  expect(ana).toHaveTextContent('Ready for 3 roles, one must away from 2');
  expect(ana).toHaveTextContent('Data engineer at Acme, 82.3');
  expect(ana).toHaveTextContent('Boston, remote, from');
  expect(within(ana).getByRole('link', { name: 'Ana Silva' })).toHaveAttribute(
    'href',
    '/talent-network/candidates/p1',
  );
  const ben = await rowOf(/Ben Okafor/);
  expect(ben).toHaveTextContent('Hidden text');
  expect(ben).toHaveTextContent('Not asked');
  expect(screen.getByText('2 candidates')).toBeInTheDocument();
  await expectAccessible();
});

test('every filter is in the address, and is asked for', async () => {
  const { router, sent } = openDirectory('?department=Computer+Science&stale=yes&page=2', {
    [LIST]: () => give(directory({ total: 60, poolSize: 90 })),
  });
  await table();
  expect((await sent(LIST))[0]).toMatchObject({
    filter: { department: 'Computer Science', stale: true, skills: [] },
    offset: 25,
    limit: 25,
  });
  expect(screen.getByText('60 of 90 candidates')).toBeInTheDocument();
  await user.type(screen.getByRole('combobox', { name: 'Skill' }), 'Python{Enter}');
  await waitFor(async () =>
    expect((await sent(LIST)).at(-1)).toMatchObject({ filter: { skills: ['Python'] }, offset: 0 }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'ready');
  const narrowed = '/talent-network?skill=Python&department=Computer+Science&stale=yes&sort=ready';
  await waitFor(() => expect(addressOf(router)).toBe(narrowed));
  await user.click(screen.getByRole('button', { name: 'Python: leave out' }));
  await waitFor(() => expect(addressOf(router)).not.toContain('skill'));
  await user.click(screen.getByRole('button', { name: 'See all' }));
  await waitFor(() => expect(addressOf(router)).toBe('/talent-network?sort=ready'));
});

test('a profile is confirmed, and that can be undone', async () => {
  let isStale = true;
  const fresh = { knownRight: '2026-11-20', confirmedBy: 'Theo', staleOn: '2027-05-20', isStale: false };
  const { sent } = openDirectory('', {
    [LIST]: () => give(directory({ rows: [candidate(), other({ isStale })] })),
    [CONFIRM]: () => {
      isStale = false;
      return give<Schemas['NetworkConfirmation']>({ freshness: fresh, confirmation: 'c1' });
    },
    [`${CONFIRM}/undo`]: () => {
      isStale = true;
      return give<Schemas['NetworkFreshness']>({ ...fresh, isStale });
    },
  });
  const button = { name: 'Still right: the profile of Ben Okafor' };
  await user.click(await screen.findByRole('button', button));
  expect(await screen.findByText('The profile of Ben Okafor is confirmed.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', button)).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', button)).toBeInTheDocument();
  expect(await sent(`${CONFIRM}/undo`)).toEqual([{ confirmation: 'c1' }]);
});

test('who confirms the last of those to be confirmed is not lost', async () => {
  let isStale = true;
  openDirectory('?stale=yes', {
    [LIST]: () =>
      give(isStale ? directory({ rows: [other()], total: 1 }) : directory({ rows: [], total: 0 })),
    [CONFIRM]: () => {
      isStale = false;
      const freshness = { knownRight: '2026-11-20', staleOn: '2027-05-20', isStale };
      return give<Schemas['NetworkConfirmation']>({ freshness, confirmation: 'c1' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Still right: the profile of Ben Okafor' }));
  expect(await screen.findByText('Nobody passes this filter')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Candidates' })).toHaveFocus();
});

test('the list can be taken along as it is shown', async () => {
  const names = listenToFiles();
  const { made } = openDirectory('?stage=offer', {
    [`GET ${API}/exports/csv`]: () => sentFile('Name', 'attachment; filename="talent-network.csv"'),
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'List as CSV' }));
  await waitFor(() => expect(names).toEqual(['talent-network.csv']));
  expect(made(`GET ${API}/exports/csv`).map(({ url }) => new URL(url).search)).toEqual(['?stage=offer']);
});

test('a page behind the last one does not say that nobody is there, and leads back', async () => {
  const { router } = openDirectory('?stage=offer&page=9', {
    [LIST]: async (request) => {
      const { offset } = await request.json();
      return give(offset > 50 ? directory({ rows: [], total: 60 }) : directory({ total: 60 }));
    },
  });
  expect(await screen.findByText('There is no page 9.')).toBeInTheDocument();
  expect(screen.queryByText('Nobody passes this filter')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
  expect(await table()).toBeInTheDocument();
  expect(addressOf(router)).toBe('/talent-network?stage=offer&page=3');
  expect(screen.getByRole('heading', { name: 'Candidates' })).toHaveFocus();
});

test('who only looks confirms nothing and takes nothing along', async () => {
  openDirectory('', {}, 'viewer');
  expect(await screen.findByRole('button', { name: /^Still right: the profile of Ben/ })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'List as CSV' })).toBeDisabled();
});

test('nobody passes a filter: everybody is one press away', async () => {
  const { router } = openDirectory('?q=nobody', {
    [LIST]: () => give(directory({ rows: [], total: 0, poolSize: 40 })),
  });
  expect(await screen.findByText('Nobody passes this filter')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See all 40 candidates' }));
  await waitFor(() => expect(addressOf(router)).toBe('/talent-network'));
});

test('a list that fails can be tried again, and the filter stays', async () => {
  let isUp = false;
  openDirectory('?q=data', {
    [LIST]: () => (isUp ? give(directory()) : refusal('overloaded', 'Too much to do.', 503)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(screen.getByRole('searchbox', { name: /^A name/ })).toHaveValue('data');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table()).toBeInTheDocument();
});
