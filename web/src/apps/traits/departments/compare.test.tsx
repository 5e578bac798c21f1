import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { DEPARTMENTS, open, serve } from './testing';

vi.mock('@/identity/leave');

const COMPARE = '/traits/departments?tab=compare';
const BOTH = `${COMPARE}&one=field&other=research`;
const [, , field, research] = DEPARTMENTS as Required<typeof DEPARTMENTS>;

const said = (importance: number, from: string) => ({ importance, from });
const traits: Schemas['ComparedTrait'][] = [
  { traitId: 'alike', name: 'Alike', one: said(3, 'all'), other: said(3, 'all') },
  { traitId: 'near', name: 'Near', one: said(4, 'sales'), other: said(3, 'research') },
  { traitId: 'only', name: 'Only there', one: null, other: said(5, 'research') },
];

const comparison = (change: Partial<Schemas['DepartmentComparison']> = {}) =>
  answer<'DepartmentComparison'>({
    one: field as Schemas['DepartmentNode'],
    other: research as Schemas['DepartmentNode'],
    traits,
    ...change,
  });

const handlers = (compared = () => comparison()) => ({
  ...serve().handlers,
  'GET /api/departments/field/compare': compared,
});

test('two departments are chosen in the address, and can be swapped', async () => {
  const { router } = open(
    'viewer',
    { ...handlers(), 'GET /api/departments/research/compare': () => comparison() },
    COMPARE,
  );
  expect(await screen.findByText('Choose two departments')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Department'), 'field');
  await user.selectOptions(screen.getByLabelText('Compared with'), 'field');
  expect(screen.getByText('These are the same department')).toBeInTheDocument();
  await expectAccessible();
  await user.selectOptions(screen.getByLabelText('Compared with'), 'research');
  expect(await screen.findByRole('img', { name: /^Bars of what/ })).toBeInTheDocument();
  expect(addressOf(router)).toBe(BOTH);
  await user.click(screen.getByRole('button', { name: 'Swap the two' }));
  expect(addressOf(router)).toBe(`${COMPARE}&one=research&other=field`);
});

test('bars and their table have the differences first, and say where each number comes from', async () => {
  const { requests } = open('viewer', handlers(), BOTH);
  const bars = await screen.findByRole('img', {
    name: /^Bars of what Field sales and Research ask for: 3 traits, 1 of them the same/,
  });
  expect(bars).toHaveTextContent(/Only there.*Near.*Alike/);
  expect(bars).toHaveTextContent('from Sales');
  expect(screen.getByRole('img', { name: /^Radar of what/ })).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = within(screen.getByRole('table', { name: 'Field sales and Research side by side' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Only there', '–', 'not asked for', '5', 'set here', '+5'],
    ['Near', '4', 'from Sales', '3', 'set here', '−1'],
    ['Alike', '3', 'from Whole organisation', '3', 'from Whole organisation', 'same'],
  ]);
  expect(table.getByRole('link', { name: 'Near' })).toHaveAttribute('href', '/traits/near/edit');
  expect(requests.some(({ url }) => url.endsWith('/field/compare?with=research'))).toBe(true);
  await expectAccessible();
});

test('what they have in common is counted', async () => {
  open('viewer', handlers(), BOTH);
  const figures = within((await screen.findByText('The same in both')).closest('dl') as HTMLElement);
  expect(figures.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'The same in both',
    'Of different importance',
    'Only Field sales',
    'Only Research',
  ]);
  expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1',
    '1',
    '0',
    '1',
  ]);
});

test('two that ask for nothing say what to do', async () => {
  open(
    'viewer',
    handlers(() => comparison({ traits: [] })),
    BOTH,
  );
  expect(await screen.findByText('Neither asks for a trait')).toBeInTheDocument();
});

test('a department that is gone is told', async () => {
  const message = 'There is no such department. It may have been deleted.';
  open(
    'viewer',
    { ...handlers(), 'GET /api/departments/gone/compare': () => refusal('not_found', message, 404) },
    `${COMPARE}&one=gone&other=field`,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Department')).toHaveDisplayValue('A department that is not there');
});
