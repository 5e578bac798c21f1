import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { readTable } from '@/ui/charts/testing';
import { API, give, open, outcomes } from '../testing';
import { OutcomesPage } from './OutcomesPage';

vi.mock('@/identity/leave');

const OUTCOMES = `GET ${API}/outcomes`;
const ROUTES = [{ path: '/talent-network/outcomes', element: <OutcomesPage /> }];

const openOutcomes = (answer = () => give(outcomes())) =>
  open(ROUTES, '/talent-network/outcomes', { [OUTCOMES]: answer });

test('the funnel says how many come so far, and how long it takes', async () => {
  openOutcomes();
  const funnel = within(await screen.findByRole('list', { name: 'Stages of the funnel' }));
  const [first, second] = funnel.getAllByRole('listitem');
  expect(first).toHaveTextContent('Profile20 now40');
  expect(second).toHaveTextContent('50% of those before, median 12 days');
  expect(funnel.getByRole('link', { name: 'Introduced' })).toHaveAttribute(
    'href',
    '/talent-network?stage=introduced',
  );
  await expectAccessible();
});

test('the same is a table', async () => {
  openOutcomes();
  await screen.findByRole('button', { name: 'Table' });
  const rows = await readTable('Outcomes funnel');
  expect(rows).toHaveLength(7);
  expect(rows[1]).toEqual(['Profile', '40', '20', '–', '–']);
  expect(rows[3]).toEqual(['Introduced', '12', '4', '60', '3.5']);
});

test('without anybody there is no funnel', async () => {
  openOutcomes(() => give(outcomes({ people: 0, steps: [] })));
  expect(await screen.findByText('Nobody is in the network yet.')).toBeInTheDocument();
});

test('what fails says so', async () => {
  openOutcomes(() => refusal('overloaded', 'Getting ready.', 503));
  expect(await screen.findByRole('alert')).toHaveTextContent('Getting ready.');
});
