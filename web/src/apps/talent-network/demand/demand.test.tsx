import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { readTable } from '@/ui/charts/testing';
import { API, demand, give, type Handlers, open } from '../testing';
import { DemandPage } from './DemandPage';

vi.mock('@/identity/leave');

const DEMAND = `GET ${API}/demand`;

const openDemand = (address = '', handlers: Handlers = {}) =>
  open([{ path: '/talent-network/demand', element: <DemandPage /> }], `/talent-network/demand${address}`, {
    [DEMAND]: () => give(demand()),
    ...handlers,
  });

const cellsOf = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

test('departments and skills are a map with what roles ask for above it', async () => {
  openDemand();
  const map = within(await screen.findByRole('table', { name: 'Departments and skills: have shown it' }));
  expect(map.getAllByRole('row').map(cellsOf)).toEqual([
    ['Department', 'Candidates', 'SQL', 'Python'],
    ['Open roles that ask', '', '8', '6'],
    ['Computer Science', '20', '2', '10'],
    ['No department', '4', '0', '2'],
    ['Everybody', '24', '2', '12'],
  ]);
  expect(screen.getByText(/^12 open roles\. The widest gap is SQL: 8 roles ask for it/)).toBeInTheDocument();
  expect(map.getByRole('link', { name: 'SQL' })).toHaveAttribute(
    'href',
    '/talent-network?skill=SQL&shown=yes',
  );
  await expectAccessible();
});

test('the same is a table, whose counts lead to the people', async () => {
  openDemand();
  await screen.findByRole('button', { name: 'Table' });
  const [head, first] = await readTable('Departments and skills');
  expect(head).toContain('Have shown it');
  expect(first).toEqual(['Computer Science', 'SQL', '8', '5', '20', '8', '2', '10%']);
  expect(screen.getByRole('link', { name: '2 of Computer Science have shown SQL' })).toHaveAttribute(
    'href',
    '/talent-network?skill=SQL&shown=yes&department=Computer+Science',
  );
});

test('those who only name a skill can be counted, and the address says so', async () => {
  const { router } = openDemand();
  await user.click(await screen.findByRole('button', { name: 'Name it' }));
  await waitFor(() => expect(addressOf(router)).toBe('/talent-network/demand?of=named'));
  const map = await screen.findByRole('table', { name: 'Departments and skills: name it' });
  expect(cellsOf(within(map).getByRole('row', { name: /^Computer Science/ }))).toEqual([
    'Computer Science',
    '20',
    '8',
    '15',
  ]);
});

test('without roles there is nothing to draw', async () => {
  openDemand('', { [DEMAND]: () => give(demand({ openRoles: 0, skills: [], rows: [] })) });
  expect(await screen.findByText('No open role asks for a skill that is known here.')).toBeInTheDocument();
});

test('what fails says so', async () => {
  openDemand('', { [DEMAND]: () => refusal('overloaded', 'Getting ready.', 503) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Getting ready.');
});
