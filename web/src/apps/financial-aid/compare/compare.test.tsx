import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import {
  explained,
  type Handlers,
  halfWorkedOut,
  line,
  plan,
  planResult,
  renderInFamily,
  workedOut,
  worksheet,
} from '../testing';
import type { AwardYear, WorkedOut } from '../types';
import { Compare } from './Compare';

const COMPARISONS = 'POST /api/financial-aid/comparisons';

const aid = planResult().package;
const northfield = planResult();
const lakeside = planResult({
  name: 'Lakeside College',
  intensity: 75,
  schedule: { ...planResult().schedule, total: 289_125 },
  package: { ...aid, cost: 31_000, pell: 2891, grants: 9000, netPrice: 19_109, unmet: 11_209 },
});

const cell = (value: number) => ({ table: 'A2', row: '4 people', value, source: '20 USC 1087rr' });

const inYear = (year: AwardYear, sai: number, pell: number, protection: number): WorkedOut =>
  workedOut({
    year,
    sai: { least: sai, most: sai },
    pell: { least: pell, most: pell },
    tables: year === '2027-28' ? 'preliminary' : 'final',
    note: year === '2027-28' ? 'The Pell amounts are those of the year before.' : '',
    result: explained({
      year,
      sai,
      pell,
      lines: [
        line('parents.totalIncome', 'Parents: total income', 72_000),
        line('parents.protection', 'Parents: income protection allowance', protection, {
          cell: cell(protection),
        }),
        line('parents.availableIncome', 'Parents: available income', 59_320 - protection),
        line('family.index', 'Student Aid Index', sai),
      ],
    }),
  });

const YEARS: WorkedOut[] = [
  inYear('2024-25', 4104, 3290, 42_430),
  inYear('2025-26', 3774, 3620, 43_870),
  inYear('2026-27', 3541, 3855, 44_880),
  inYear('2027-28', 3120, 4275, 46_590),
];

const comparison =
  (years = YEARS) =>
  () =>
    answer<'AidYearComparison'>({ years });

const open = (handlers: Handlers = {}, setting: Parameters<typeof renderInFamily>[1] = {}) =>
  renderInFamily(<Compare />, {
    handlers: { [COMPARISONS]: comparison(), ...handlers },
    worksheet: worksheet({}, [plan(), plan({ name: 'Lakeside College' })]),
    worked: workedOut({ schools: [northfield, lakeside] }),
    ...setting,
  });

const cells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const rowOf = (table: string, name: string) => cells(table).find(([first]) => first === name);
const copied = () => vi.spyOn(navigator.clipboard, 'writeText');

test('schools stand side by side, and the lowest net price has a word to it', async () => {
  open();
  await screen.findByRole('table', { name: 'Figures of the award years' });
  const row = (name: string) => rowOf('Figures of the schools', name)?.slice(1);
  expect(cells('Figures of the schools')[0]).toEqual(['Figure', 'Northfield University', 'Lakeside College']);
  expect(row('Cost of attendance')).toEqual(['$47,300', '$31,000']);
  expect(row('All grants')).toEqual(['$21,855', '$11,891']);
  expect(row('Net price')).toEqual(['$25,445', '$19,109 lowest']);
  expect(row('Still to pay')).toEqual(['$17,545', '$11,209']);
  expect(row('Pell Grant paid in these terms')).toEqual(['$3,855', '$2,891.25']);
  expect(row('Enrollment intensity')).toEqual(['100%', '75%']);
  const bars = screen.getByRole('img', {
    name: /^Bars of what pays the cost at Northfield University, Lakeside/,
  });
  expect(bars).toHaveTextContent('Lakeside CollegeNet price $19,109 lowest');
  expect(
    screen.getByText(
      'Lakeside College has the lowest net price: $19,109, which is $31,000 less $11,891 in grants. At Northfield University it is $6,336 more.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/Award year 2026–27, final tables\. Estimate, not an offer\./)).toBeInTheDocument();
  await expectAccessible();
});

test('work and loans are no part of the net price, and are said not to be', async () => {
  open();
  expect(await screen.findByText(/they are not part of it/)).toBeInTheDocument();
  const names = cells('Figures of the schools').map(([name]) => name);
  expect(names.indexOf('Net price')).toBeLessThan(names.indexOf('Work-study'));
});

test('a school without a cost has no price, and the way to its cost', async () => {
  const unknown = planResult({ name: '', package: { ...aid, cost: 0, netPrice: 0, unmet: 0 } });
  const { visited } = open({}, { worked: workedOut({ schools: [northfield, unknown] }) });
  await screen.findByRole('table', { name: 'Figures of the award years' });
  expect(rowOf('Figures of the schools', 'Net price')).toEqual(['Net price', '$25,445', 'not known']);
  expect(screen.getByText(/^Northfield University has a net price of \$25,445/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'School 2' }));
  expect(visited).toEqual(['schools.1.costs.tuition']);
});

test('without a school one can be added', async () => {
  const { visited, sheet } = open({}, { worksheet: worksheet({}, []), worked: workedOut({ schools: [] }) });
  await user.click(await screen.findByRole('button', { name: 'Add a school' }));
  expect(sheet().schools).toHaveLength(1);
  expect(visited).toEqual(['schools.0.name']);
});

test('the same answers in every award year, with the difference to the chosen one', async () => {
  const { requests } = open();
  await screen.findByRole('table', { name: 'Figures of the award years' });
  expect(cells('Figures of the award years')).toEqual([
    ['Figure', '2024–25', '2025–26', '2026–27, chosen', '2027–28'],
    ['Tables', 'final', 'final', 'final', 'preliminary'],
    ['Asks for the tax return of', '2022', '2023', '2024', '2025'],
    ['Formula', 'Formula A', 'Formula A', 'Formula A', 'Formula A'],
    ['Student Aid Index', '4,104', '3,774', '3,541', '3,120'],
    ['Difference to 2026–27', '+563', '+233', '', '−421'],
    ['Pell Grant, full time', '$3,290', '$3,620', '$3,855', '$4,275'],
    ['Difference to 2026–27', '−$565', '−$235', '', '+$420'],
    ['Answers still open', '0', '0', '0', '0'],
  ]);
  expect(
    screen.getByText(/Each award year asks for the tax return of another calendar year/),
  ).toHaveTextContent('Here the same answers are taken for all of them, as they are');
  expect(
    screen.getByText('2027–28: preliminary tables. The Pell amounts are those of the year before.'),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('img', { name: /in each award year/ })).toHaveLength(2);
  expect(await requests[0]?.json()).toMatchObject({ worksheet: { application: { year: '2026-27' } } });
});

test('lines that differ are named, those from tables first', async () => {
  open();
  await screen.findByRole('table', { name: 'Lines that differ between the award years' });
  const label = 'Lines that differ between the award years';
  expect(cells(label).slice(1)).toEqual([
    ['Parents: income protection allowance', '$42,430', '$43,870', '$44,880', '$46,590'],
  ]);
  await user.click(screen.getByRole('button', { name: 'All lines' }));
  expect(
    cells(label)
      .slice(1)
      .map(([name]) => name),
  ).toEqual(['Parents: income protection allowance', 'Parents: available income', 'Student Aid Index']);
  expect(cells(label).at(-1)).toEqual(['Student Aid Index', '4,104', '3,774', '3,541', '3,120']);
});

test('each table can be copied', async () => {
  open();
  await screen.findByRole('table', { name: 'Figures of the award years' });
  const write = copied();
  for (const name of ['schools', 'award years', 'lines that differ']) {
    await user.click(screen.getByRole('button', { name: `Copy as table: ${name}` }));
  }
  const [schools, years, lines] = write.mock.calls.map(([text]) => text.split('\r\n'));
  expect(schools?.[0]).toBe('Figure,Northfield University,Lakeside College');
  expect(schools).toContain('Net price,25445,19109');
  expect(schools).toContain('Pell Grant paid in these terms,3855,2891.25');
  expect(years).toContain('"Student Aid Index, least",4104,3774,3541,3120');
  expect(lines?.[1]).toBe('Parents: income protection allowance,42430,43870,44880,46590');
  expect(screen.getAllByText('The table was copied as CSV.')).not.toHaveLength(0);
});

test('as long as answers are missing schools wait, and years have a range', async () => {
  const half = YEARS.map(({ year }) => halfWorkedOut({ year }));
  const { visited } = open({ [COMPARISONS]: comparison(half) }, { worked: halfWorkedOut() });
  await screen.findByRole('table', { name: 'Figures of the award years' });
  expect(screen.getByText(/^Schools are compared here once they are given/)).toBeInTheDocument();
  expect(rowOf('Figures of the award years', 'Student Aid Index')?.[1]).toBe('2,109 to 6,441');
  expect(rowOf('Figures of the award years', 'Difference to 2026–27')?.[1]).toBe('not known');
  expect(rowOf('Figures of the award years', 'Answers still open')?.[1]).toBe('3');
  expect(screen.getByText('No lines yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Adjusted gross income' }));
  expect(visited).toEqual(['parent.amounts.agi']);
  await expectAccessible();
});

test('years that could not be worked out can be tried again, and schools stay', async () => {
  let tries = 0;
  open({
    [COMPARISONS]: () => {
      tries += 1;
      return tries === 1 ? refusal('internal', 'Something went wrong here.', 500) : comparison()();
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong here.');
  expect(screen.getByRole('table', { name: 'Figures of the schools' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Figures of the award years' })).toBeInTheDocument();
});

test('before anything is known it waits', () => {
  open({}, { worked: undefined });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});
