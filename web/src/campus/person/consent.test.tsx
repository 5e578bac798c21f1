import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { consents, personRecord } from '../testing';
import { open } from './testing';

vi.mock('@/identity/leave');

const ADDRESS = '/people/120?tab=consent';
const PHONE = 'PATCH /api/people/120/consents/phone';
const UNDO = 'POST /api/people/consents/42/undo';

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

/** A server that remembers what was said about the phone. */
function server() {
  const before = consents[1] as Schemas['PersonConsent'];
  let phone = before;
  return {
    'GET /api/people/120': () =>
      answer<'PersonRecord'>(
        personRecord({ consents: consents.map((one) => (one.field === 'phone' ? phone : one)) }),
      ),
    [PHONE]: async (request: Request) => {
      const { granted, basis } = await request.json();
      phone = { field: 'phone', granted, basis, since: '2026-11-15' };
      return answer<'UpdatedConsent'>({ consent: phone, undo: 42 });
    },
    [UNDO]: () => {
      phone = before;
      return answer<'PersonConsent'>(before);
    },
  };
}

async function grantPhone() {
  await user.click(await screen.findByRole('button', { name: 'Grant consent for phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Grant consent for phone' }));
  await user.click(dialog.getByRole('button', { name: 'By phone' }));
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
}

test('every field says whether it was granted, since when, and on what basis', async () => {
  open(ADDRESS);
  const email = await row('Email');
  expect(email.getByText('Granted')).toBeInTheDocument();
  expect(email.getByText('May 16, 2023')).toBeInTheDocument();
  expect(email.getByText('reunion sign-up sheet')).toBeInTheDocument();
  expect((await row('Phone')).getByText('Not granted')).toBeInTheDocument();
  expect((await row('Postal address')).getByText('Never asked')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(7);
});

test('a contributor writes down a consent with its basis, and takes it back', async () => {
  const { requests } = open(ADDRESS, server());
  await grantPhone();
  expect(await screen.findByText('Phone: Carmen Rivera has given consent.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'PATCH');
  expect(await sent?.json()).toEqual({ granted: true, basis: 'By phone' });
  expect((await row('Phone')).getByText('Granted')).toBeInTheDocument();
  expect((await row('Phone')).getByText('Nov 15, 2026')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await row('Phone')).getByText('Not granted')).toBeInTheDocument());
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('without a basis nothing is written down', async () => {
  const { requests } = open(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Withdraw consent for email' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/How was it said/), '   ');
  expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('a refusal is told in the dialog, and what was typed stays', async () => {
  const text = 'There is no such person on the campus.';
  open(ADDRESS, { [PHONE]: () => refusal('not_found', text, 404) });
  await grantPhone();
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  expect(dialog.getByLabelText(/How was it said/)).toHaveValue('By phone');
});

test('a change that has been changed again is not taken back, and the newest state is shown', async () => {
  const text = 'This has been changed again since. Look at the newest state first.';
  const { requests } = open(ADDRESS, { ...server(), [UNDO]: () => refusal('conflict', text, 409) });
  await grantPhone();
  const reads = () => requests.filter(({ method }) => method === 'GET').length;
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => expect(reads()).toBe(3));
});

test('a viewer sees every control switched off, and why', async () => {
  open(ADDRESS, {}, 'viewer');
  const controls = await screen.findAllByRole('button', { name: /^(Grant|Withdraw) consent/ });
  expect(controls).toHaveLength(6);
  for (const control of controls) {
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription(/Only contributors and admins can change this\./);
  }
});
