import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { API, employerView, give, profile } from '../testing';
import { openCandidate } from './testing';

vi.mock('@/identity/leave');

const PHONE = 'PATCH /api/people/1/consents/phone';
const EMPLOYERS = 'PATCH /api/people/1/consents/employers';
const PREVIEW = `GET ${API}/candidates/p1/employer-view`;

const updated = (granted: boolean, field: 'phone' | 'employers'): Schemas['UpdatedConsent'] => ({
  consent: { field, granted, since: '2026-11-20', basis: 'By phone' },
  undo: 77,
});

const preview = () => screen.findByRole('region', { name: 'What the employer sees' });

test('what the employer sees stands beside what was agreed to', async () => {
  openCandidate('/employers');
  const seen = await preview();
  expect(await within(seen).findByText('ana@fastpost.example')).toBeInTheDocument();
  expect(within(seen).getByRole('region', { name: 'Kept back' })).toHaveTextContent(
    'Phone They have not agreed to it.',
  );
  const consents = within(screen.getByRole('list', { name: 'Consent' })).getAllByRole('listitem');
  expect(consents.map((item) => item.textContent)).toContainEqual(
    expect.stringMatching(/^Phone ?Not granted/),
  );
  await expectAccessible();
});

test('a consent is given on a basis, the preview follows, and it can be undone', async () => {
  let phone: string | null = null;
  const { sent } = openCandidate('/employers', {
    [PREVIEW]: () => give(employerView({ phone, withheld: [] })),
    [PHONE]: () => {
      phone = '555 0101';
      return give(updated(true, 'phone'));
    },
    'POST /api/people/consents/77/undo': () => {
      phone = null;
      return give(updated(false, 'phone'));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Grant consent for phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await sent(PHONE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'By phone' }));
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await within(await preview()).findByText('555 0101')).toBeInTheDocument();
  expect(await sent(PHONE)).toEqual([{ granted: true, basis: 'By phone' }]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('555 0101')).not.toBeInTheDocument());
});

test('what is refused keeps what was typed', async () => {
  openCandidate('/employers', { [PHONE]: () => refusal('overloaded', 'Try later.', 503) });
  await user.click(await screen.findByRole('button', { name: 'Grant consent for phone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^How was it said/ }), 'At the fair');
  await user.click(dialog.getByRole('button', { name: 'Grant' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Try later.');
  expect(dialog.getByRole('textbox', { name: /^How was it said/ })).toHaveValue('At the fair');
});

test('who no longer wants employers to know leaves the network', async () => {
  const { router } = openCandidate('/employers', {
    [EMPLOYERS]: () => give(updated(false, 'employers')),
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw consent for employers' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^They leave the talent network at once/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'By email' }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(addressOf(router)).toBe('/talent-network'));
  expect(await screen.findByText('Employers: Ana Silva has withdrawn consent.')).toBeInTheDocument();
});

test('who was uploaded has not been asked', async () => {
  openCandidate('/employers', {}, profile({ person: null, source: 'upload', consents: [] }));
  expect(await screen.findByText('Nobody has asked them yet')).toBeInTheDocument();
});

test('a viewer sees why nothing can be changed', async () => {
  openCandidate('/employers', {}, profile(), 'viewer');
  expect(await screen.findByRole('button', { name: 'Grant consent for phone' })).toBeDisabled();
});
