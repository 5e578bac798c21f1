import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { API, AT, finalist, give, type Handlers, open } from '../testing';
import type { Finalists, TalentRole } from '../types';
import { FinalistsPage } from './FinalistsPage';

vi.mock('@/identity/leave');

const ROLES: TalentRole[] = [
  { id: 'r1', name: 'Data engineer', updatedAt: AT, finalists: 1 },
  { id: 'r2', name: 'Analyst', updatedAt: AT, finalists: 2 },
];

const found = (change: Partial<Finalists> = {}): Finalists => ({
  role: 'r2',
  name: 'Analyst',
  revision: 3,
  total: 1,
  rows: [finalist()],
  ...change,
});

const openFinalists = (address = '', handlers: Handlers = {}) =>
  open(
    [{ path: '/talent-network/finalists', element: <FinalistsPage /> }],
    `/talent-network/finalists${address}`,
    {
      [`GET ${API}/roles`]: () => give<Schemas['NetworkTalentRoles']>({ roles: ROLES }),
      [`GET ${API}/roles/r2/finalists`]: () => give(found()),
      [`GET ${API}/roles/r1/finalists`]: () =>
        give(found({ role: 'r1', name: 'Data engineer', rows: [finalist({ decision: 'shortlist' })] })),
      ...handlers,
    },
  );

test('who nearly got another role is suggested, with why and what is missing', async () => {
  openFinalists();
  const table = await screen.findByRole('table', { name: 'Past finalists' });
  const [, ana] = within(table).getAllByRole('row');
  expect(ana).toHaveTextContent('71.2');
  expect(ana).toHaveTextContent('Python +40.0');
  expect(ana).toHaveTextContent('BI developer');
  expect(ana).toHaveTextContent('Undecided');
  expect(screen.getByRole('link', { name: 'BI developer' })).toHaveAttribute(
    'href',
    '/role-matching/roles/r9?who=p1',
  );
  expect(screen.getByRole('heading', { name: 'Finalists for Analyst' })).toBeInTheDocument();
  expect(screen.getByText(/^1 candidate shortlisted for other roles/)).toBeInTheDocument();
  await expectAccessible();
});

test('another role is chosen, and the address says so', async () => {
  const { router } = openFinalists();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'r1');
  expect(await screen.findByText('Shortlisted here')).toBeInTheDocument();
  await waitFor(() => expect(addressOf(router)).toBe('/talent-network/finalists?role=r1'));
  expect(screen.getByRole('link', { name: 'The whole ranking' })).toHaveAttribute(
    'href',
    '/role-matching/roles/r1',
  );
});

test('without a role one is led to role matching', async () => {
  openFinalists('', {
    [`GET ${API}/roles`]: () => give<Schemas['NetworkTalentRoles']>({ roles: [] }),
  });
  expect(await screen.findByRole('link', { name: 'Go to role matching' })).toBeInTheDocument();
});

test('nobody was shortlisted before', async () => {
  openFinalists('', { [`GET ${API}/roles/r2/finalists`]: () => give(found({ total: 0, rows: [] })) });
  expect(await screen.findByText('Nobody was shortlisted for another role')).toBeInTheDocument();
});

test('what fails says so, and the choice stays', async () => {
  openFinalists('?role=r1', {
    [`GET ${API}/roles/r1/finalists`]: () => refusal('overloaded', 'Getting ready.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Getting ready.');
  expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('r1');
});
