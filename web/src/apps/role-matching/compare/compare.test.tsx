import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { openRole } from '../role/testing';
import { API, detail, give, requirement } from '../testing';

vi.mock('@/identity/leave');

const COMPARE = `POST ${API}/roles/r1/comparison`;

const compared = (id: string, label: string): Schemas['ComparedCandidate'] => ({
  id,
  label,
  name: null,
  rank: 1,
  band: 1,
  score: detail().score,
  flags: [],
  decision: null,
});

const cell = (change: Partial<Schemas['ComparedCell']> = {}): Schemas['ComparedCell'] => ({
  state: 'met',
  strength: 900,
  points: 6000,
  kind: 'described',
  neighbour: null,
  quote: 'Built Python services.',
  ...change,
});

const comparison = (): Schemas['CandidateComparison'] => ({
  isBlind: true,
  of: 3,
  candidates: [compared('p1', 'Candidate 4F2A'), compared('p2', 'Candidate 9B01')],
  requirements: [
    { requirement: requirement(), differs: false, cells: [cell(), cell()] },
    {
      requirement: requirement({ id: 2, label: 'SQL', need: 'nice' }),
      differs: true,
      cells: [
        cell({ state: 'adjacent', points: 800, neighbour: 'MySQL' }),
        cell({ state: 'missing', points: 0, kind: null, quote: null }),
      ],
    },
  ],
});

test('two are side by side, and what is alike can be left out', async () => {
  const { router, sent } = openRole('/compare?pick=p1,p2', { [COMPARE]: () => give(comparison()) });
  const table = within(await screen.findByRole('table', { name: 'Candidates side by side' }));
  expect(table.getByRole('row', { name: /^SQL/ })).toHaveTextContent('By its neighbour MySQL');
  expect(table.getByRole('row', { name: /^Python/ })).toHaveTextContent('all alike');
  expect(await sent(COMPARE)).toEqual([{ candidates: ['p1', 'p2'], blind: true, whatIf: null }]);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Only what differs' }));
  expect(table.queryByRole('row', { name: /^Python/ })).not.toBeInTheDocument();
  expect(screen.getByText('1 requirement in which all are alike left out.')).toBeInTheDocument();
  expect(addressOf(router)).toBe('/role-matching/roles/r1/compare?pick=p1%2Cp2&differs=only');
});

test('the focus stays in the comparison when somebody is taken out', async () => {
  openRole('/compare?pick=p1,p2', { [COMPARE]: () => give(comparison()) });
  await user.click(await screen.findByRole('button', { name: 'Take Candidate 9B01 out of the comparison' }));
  expect(await screen.findByText('Pick two to four candidates')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Side by side' })).toHaveFocus();
});

test('when somebody has left, all can be put down', async () => {
  const { router } = openRole('/compare?pick=p1,p2', {
    [COMPARE]: () => refusal('not_found', 'There is no such candidate.', 404),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such candidate.');
  await user.click(screen.getByRole('button', { name: 'Put all down' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1/compare'));
  expect(await screen.findByText('Pick two to four candidates')).toBeInTheDocument();
});

test('who is taken out leaves the address, and one alone is not compared', async () => {
  const { router } = openRole('/compare?pick=p1,p2', { [COMPARE]: () => give(comparison()) });
  const out = { name: 'Take Candidate 9B01 out of the comparison' };
  await user.click(await screen.findByRole('button', out));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1/compare?pick=p1'));
  expect(await screen.findByText('Pick two to four candidates')).toBeInTheDocument();
});
