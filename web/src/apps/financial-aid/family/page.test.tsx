import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { open } from '../testing';
import { FamilyPage } from './FamilyPage';
import { ADDRESS, ANSWERS, FAMILY } from './testing';

vi.mock('@/identity/leave');

const openPage = (handlers: typeof ANSWERS = {}, address = ADDRESS) =>
  open([{ path: '/financial-aid/families/:id/:tab?', element: <FamilyPage /> }], address, {
    ...ANSWERS,
    ...handlers,
  });

test('each tab has an address, and one that is not there leads to the first', async () => {
  const { router } = openPage();
  await user.click(await screen.findByRole('tab', { name: 'Letter' }));
  expect(addressOf(router)).toBe(`${ADDRESS}/letter`);
  expect(screen.getByRole('tab', { name: 'Letter' })).toHaveAttribute('aria-selected', 'true');
  const other = openPage({}, `${ADDRESS}/wealth`);
  await waitFor(() => expect(addressOf(other.router)).toBe(ADDRESS));
});

test('a family that is not there says so', async () => {
  openPage({ [`GET ${FAMILY}`]: () => refusal('not_found', 'There is no such family.', 404) });
  expect(await screen.findByText('There is no such family')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your families' })).toHaveAttribute(
    'href',
    '/financial-aid',
  );
});

test('a family that does not come can be asked for again', async () => {
  let isUp = false;
  const { made } = openPage({
    [`GET ${FAMILY}`]: () => refusal(isUp ? 'not_found' : 'overloaded', 'Too much.', isUp ? 404 : 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('There is no such family')).toBeInTheDocument();
  expect(made(`GET ${FAMILY}`)).toHaveLength(2);
});
