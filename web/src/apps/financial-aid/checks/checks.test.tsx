import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { type Handlers, renderInFamily } from '../testing';
import { Checks } from './Checks';
import { failuresFirst, sumUp } from './order';
import type { Check, Checks as Outcome } from './types';

const check = (name: string, change: Partial<Check> = {}): Check => ({
  name,
  what: 'Five credits of twelve',
  expected: 42,
  found: 42,
  pass: true,
  unit: 'percent',
  ...change,
});

const outcome = (change: Partial<Outcome> = {}): Outcome => ({
  groups: [
    { name: 'Worked examples', source: 'The federal handbook', checks: [check('Enrollment')] },
    {
      name: 'Amounts of each year',
      source: '20 USC 1087oo',
      checks: [check('Allowance of four', { unit: 'dollars', expected: 44_880, found: 44_880 })],
    },
  ],
  count: 2,
  passed: 2,
  milliseconds: 12,
  engine: 'aid-1',
  tableVersion: '41ab',
  ...change,
});

const failing = () =>
  outcome({
    groups: [
      ...outcome().groups,
      {
        name: 'Payroll',
        source: 'The law',
        checks: [
          check('Right'),
          check('Wrong', { unit: 'dollars', expected: 7650, found: -7649, pass: false }),
        ],
      },
    ],
    count: 4,
    passed: 3,
  });

const RUN = 'POST /api/financial-aid/checks';
const start = (handlers: Handlers) => renderInFamily(<Checks />, { handlers });
const run = () => user.click(screen.getByRole('button', { name: 'Run the checks now' }));

test('nothing is run before somebody asks for it', async () => {
  const { requests } = start({});
  expect(screen.getByText('The checks have not been run yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'bring an ISIR file' })).toHaveAttribute(
    'href',
    '/financial-aid/import',
  );
  expect(requests).toHaveLength(0);
  await expectAccessible();
});

test('they are run, counted and timed, and each can be looked at with its source', async () => {
  start({ [RUN]: () => answer<'AidChecks'>(outcome()) });
  await run();
  expect(await screen.findByText('2 of 2 passed in 12 ms')).toBeInTheDocument();
  expect(screen.getByText('All passed')).toBeInTheDocument();
  expect(screen.getByText('Engine aid-1, tables 41ab')).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByText('Amounts of each year'));
  const row = within(await screen.findByRole('table', { name: 'Amounts of each year' })).getAllByRole(
    'row',
  )[1];
  expect(row).toHaveTextContent('Allowance of fourFive credits of twelve$44,880$44,880Passed');
  expect(screen.getByText('Source: 20 USC 1087oo')).toBeVisible();
  await expectAccessible();
});

test('a failure comes first, is open, and says what to do', async () => {
  start({ [RUN]: () => answer<'AidChecks'>(failing()) });
  await run();
  expect(await screen.findByText('1 check failed')).toBeInTheDocument();
  expect(screen.getByText(/^Do not rely on results/)).toBeInTheDocument();
  const rows = within(await screen.findByRole('table', { name: 'Payroll' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Wrong');
  expect(rows[1]).toHaveTextContent('$7,650−$7,649Failed');
  expect(screen.getAllByRole('group')[0]).toHaveTextContent('Payroll');
});

test('what was found stays while they are run again', async () => {
  const { held, release } = hold<Response>();
  let runs = 0;
  start({
    [RUN]: () => {
      runs += 1;
      return runs === 1 ? answer<'AidChecks'>(outcome()) : held;
    },
  });
  await run();
  await screen.findByText('2 of 2 passed in 12 ms');
  await run();
  expect(screen.getByText('Worked examples')).toBeInTheDocument();
  release(answer<'AidChecks'>(outcome({ milliseconds: 9 })));
  expect(await screen.findByText('2 of 2 passed in 9 ms')).toBeInTheDocument();
});

test('a failure of the connection can be tried again', async () => {
  let isAway = true;
  start({
    [RUN]: () =>
      isAway
        ? refusal('internal', 'Something went wrong here. Try again.', 500)
        : answer<'AidChecks'>(outcome()),
  });
  await run();
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here. Try again.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('2 of 2 passed in 12 ms')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('failures stand before what passed, among groups and in each', () => {
  const judged = failuresFirst(failing().groups);
  expect(judged.map(({ name, failed }) => [name, failed])).toEqual([
    ['Payroll', 1],
    ['Worked examples', 0],
    ['Amounts of each year', 0],
  ]);
  expect(judged[0]?.checks.map(({ name }) => name)).toEqual(['Wrong', 'Right']);
});

test.each([
  [0, '2 of 2 passed in less than 1 ms'],
  [1200, '2 of 2 passed in 1,200 ms'],
])('%i milliseconds are told as "%s"', (milliseconds, text) => {
  expect(sumUp(outcome({ milliseconds }))).toBe(text);
});
