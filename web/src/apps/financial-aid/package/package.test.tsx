import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { emptyPlan } from '../sheet';
import { halfWorkedOut, plan, planResult, renderInFamily, worksheet } from '../testing';
import { traced } from '../trace/testing';
import type { Package as Aid, PlanResult } from '../types';
import { Package } from './Package';

const school = () => traced().schools[0] as PlanResult;
const open = (setting: Parameters<typeof renderInFamily>[1] = {}) =>
  renderInFamily(<Package />, {
    worked: traced(),
    address: '/financial-aid/families/castellow/package',
    ...setting,
  });
const openWith = (aid: Partial<Aid>, more: Partial<PlanResult> = {}) =>
  open({ worked: traced({ schools: [{ ...school(), ...more, package: { ...school().package, ...aid } }] }) });

const figure = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' })[0]?.parentElement?.textContent ?? '';
const block = (name: string) => within(screen.getByRole('region', { name }));
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the net price comes first, and is the cost less grants only', async () => {
  open();
  expect(screen.getByRole('heading', { level: 2, name: 'Northfield University' })).toBeInTheDocument();
  expect(figure('Net price')).toBe(
    'Net price$25,445Cost less grants and scholarships only, never less loans or work',
  );
  expect(figure('Cost of attendance')).toContain('$47,300');
  expect(figure('Grants and scholarships')).toContain('$21,855');
  expect(figure('Still to pay')).toContain('$17,545');
  expect(screen.getByText(/^Estimate, not an offer\. 2026–27, tables final\./)).toBeInTheDocument();
  await expectAccessible();
});

test('grants, work and loans are apart, each with what it means', () => {
  open();
  const grants = block('Grants and scholarships');
  expect(grants.getByText('Pell Grant').parentElement).toHaveTextContent('$3,855');
  expect(grants.getByText(/Do not have to be paid back/)).toBeInTheDocument();
  expect(grants.queryByText(/loan/i)).not.toBeInTheDocument();
  expect(block('Work').getByText(/not deducted from the bill/)).toBeInTheDocument();
  const loans = block('Loans');
  expect(loans.getByText(/Must be paid back/)).toBeInTheDocument();
  expect(loans.getByText('$5,500')).toBeInTheDocument();
});

test('the steps from cost to what is left have a picture, a table and a sentence', async () => {
  open();
  const panel = within(screen.getByRole('region', { name: 'From cost to what is left' }));
  const says =
    /net price of \$25,445; work can earn \$2,400, loans can advance \$5,500, and \$17,545 is still to pay/;
  expect(panel.getByRole('img', { name: says })).toBeInTheDocument();
  expect(panel.getByText(says)).toBeInTheDocument();
  const kinds = [...document.querySelectorAll('[data-kind] rect')].map((bar) => bar.getAttribute('fill'));
  expect(new Set(kinds.filter(Boolean)).size, 'kinds are told apart without colours').toBe(3);
  await user.click(panel.getByRole('button', { name: 'Table' }));
  expect(rows(panel.getByRole('table'))).toEqual([
    ['Step', 'Amount', 'Left'],
    ['Cost of attendance', '$47,300', '$47,300'],
    ['Pell Grant', '−$3,855', '$43,445'],
    ['Other grants', '−$18,000', '$25,445'],
    ['Supplemental grant', '$0', '$25,445'],
    ['Net price', '$25,445', '$25,445'],
    ['Work-study', '−$2,400', '$23,045'],
    ['Subsidized loan', '−$3,500', '$19,545'],
    ['Unsubsidized loan', '−$2,000', '$17,545'],
    ['Still to pay', '$17,545', '$17,545'],
  ]);
  await expectAccessible();
});

test('cost against aid can be read as a table', async () => {
  open();
  const panel = within(screen.getByRole('region', { name: 'Cost against aid' }));
  expect(
    panel.getByRole('img', { name: /What pays for it: grants and scholarships \$21,855/ }),
  ).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Table' }));
  const table = rows(panel.getByRole('table'));
  expect(table).toContainEqual(['What a year costs', 'Tuition and fees', '$28,800', '61%']);
  expect(table).toContainEqual(['What pays for it', 'Loans', '$5,500', '12%']);
});

test('need and the limits of loans come with their cells', () => {
  open();
  const limits = screen.getByRole('region', { name: 'Need and limits' });
  expect(limits).toHaveTextContent('Financial need$43,759: $47,300 less an index of 3,541');
  expect(limits).toHaveTextContent(
    'Both direct loansAt most $5,500Direct loans, table 1A, year 1: $5,500. the Federal Register',
  );
  expect(limits).toHaveTextContent('100% of full time over the year');
});

test.each([
  [40, /Below half time there are no direct loans/],
  [75, /Loan limits shrink with it/],
])('at %d%% of full time it says what that means for loans', (intensity, text) => {
  openWith({}, { intensity });
  expect(screen.getByRole('region', { name: 'Need and limits' })).toHaveTextContent(text);
  expect(figure('Still to pay')).toContain(`at ${intensity}% of full time`);
});

test('aid above the cost is pointed out', () => {
  openWith({ overAward: 15_395 });
  expect(screen.getByText(/\$15,395 more than the cost of attendance/)).toBeInTheDocument();
});

test('no need is said to mean no need-based aid', () => {
  openWith({ need: 0 });
  expect(screen.getByText(/Without need there is no supplemental grant/)).toBeInTheDocument();
});

test('every term has its payment and what is left for life', async () => {
  const { visited } = open();
  expect(rows(screen.getByRole('table', { name: 'Pell Grant by term' }))).toEqual([
    ['Term', 'Credits', 'Intensity', 'Payment', 'In parts', 'Lifetime left'],
    ['Fall 2026', '16 of 12', '100%', '$1,928', 'One', '549.987%'],
    ['Spring 2027', '16 of 12', '100%', '$1,927', 'One', '500%'],
    ['Year', '', '100%', '$3,855', '', '100% used'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Change terms' }));
  expect(visited).toEqual(['schools.0.terms.0.credits']);
});

test('without terms the whole award is counted', async () => {
  const { visited } = openWith({}, { schedule: { payments: [], total: 0, used: 0, lines: [] } });
  expect(screen.getByText(/whole scheduled award of \$3,855 is counted/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Plan the terms' }));
  expect(visited).toEqual(['schools.0.terms']);
});

const two = () => ({
  worksheet: worksheet({}, [plan(), plan({ name: '' })]),
  worked: traced({
    schools: [school(), planResult({ name: '', package: { ...school().package, netPrice: 9000 } })],
  }),
});

test('of several schools one is shown, and the address keeps which', async () => {
  const { router, visited } = open(two());
  expect(screen.getByRole('link', { name: 'See every line of this package' })).toHaveAttribute(
    'href',
    '/financial-aid/families/castellow#package.costOfAttendance',
  );
  await user.click(screen.getByRole('button', { name: 'School 2' }));
  expect(addressOf(router)).toBe('/financial-aid/families/castellow/package?school=2');
  expect(figure('Net price')).toContain('$9,000');
  expect(
    screen.queryByRole('link', { name: /every line/ }),
    'the trace is of the first',
  ).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change costs and offers' }));
  expect(visited).toEqual(['schools.1.costs.tuition']);
});

test.each(['2', '9', 'x', '-1'])('the address ?school=%s shows a school that is there', (number) => {
  open({ ...two(), address: `/financial-aid/families/castellow/package?school=${number}` });
  expect(
    screen.getByRole('button', { name: number === '2' ? 'School 2' : 'Northfield University' }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('without a school there is a way to add one', async () => {
  const { changes, visited, sheet } = open({ worksheet: worksheet({}, []), worked: traced({ schools: [] }) });
  expect(screen.getByText('No school yet')).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Add a school' }));
  expect(changes).toEqual(['school']);
  expect(visited).toEqual(['schools.0.name']);
  expect(sheet().schools).toEqual([emptyPlan()]);
  expect(screen.getByRole('status', { name: 'Loading' }), 'it is being worked out').toBeInTheDocument();
});

test('a cost that is not known is not taken for nothing', async () => {
  const { visited } = openWith({ cost: 0, netPrice: 0, unmet: 0 });
  expect(screen.getByText(/not known yet, so there is no net price/)).toBeInTheDocument();
  expect(screen.queryByText('Net price')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Pell Grant by term' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enter the costs' }));
  expect(visited).toEqual(['schools.0.costs.tuition']);
});

test('missing and wrong answers take the place of the package', () => {
  const problems = [{ field: 'schools.0.grants', message: 'This cannot be negative.' }];
  open({ worked: halfWorkedOut({ problems }) });
  expect(screen.getByRole('heading', { name: '3 answers missing' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'School 1: grants and scholarships' })).toBeInTheDocument();
  expect(screen.queryByText('Net price')).not.toBeInTheDocument();
});

test('before the first answer of the server the place is kept', () => {
  open({ worked: undefined, isWorking: true });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});
