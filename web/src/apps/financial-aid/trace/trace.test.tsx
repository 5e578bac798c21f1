import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { withValue } from '../sheet';
import { emptyWorksheet, halfWorkedOut, renderInFamily, workedOut, worksheet } from '../testing';
import { Trace } from './Trace';
import { traced } from './testing';

const HOME = '/financial-aid/families/castellow';
const open = (setting: Parameters<typeof renderInFamily>[1] = {}) =>
  renderInFamily(<Trace />, { worked: traced(), ...setting });

const head = (name: RegExp | string) => screen.getByRole('button', { name });
const group = (name: string) => within(screen.getByRole('region', { name }));

test('every line is there under its heading, with its value', async () => {
  open();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'From income to index',
    'Parents',
    'Student',
    'Family',
    'Pell Grant',
    'Pell Grant by term',
    'Package at Northfield University',
  ]);
  expect(group('Parents').getAllByRole('listitem')).toHaveLength(14);
  expect(group('Parents').getByRole('button', { name: 'Total income $72,000' })).toBeInTheDocument();
  expect(head('Student Aid Index 3,541')).toHaveAttribute('aria-expanded', 'false');
  expect(head('Maximum Pell indicator None')).toBeInTheDocument();
  expect(head('Lifetime eligibility left 600%')).toBeInTheDocument();
  expect(screen.getByText('49 lines')).toBeInTheDocument();
  await expectAccessible();
});

test('an open line says its rule with the figures, its table and its source', async () => {
  open();
  await user.click(head('Income protection allowance $44,880'));
  const line = within(document.getElementById('parents.protection') as HTMLElement);
  expect(line.getByText('The rule of parents.protection.')).toBeInTheDocument();
  expect(line.getByRole('list', { name: 'What goes in' })).toHaveTextContent('family size');
  expect(line.getByRole('table', { name: 'A2 income protection' })).toHaveTextContent(
    'Family of 4$44,880From the Federal Register',
  );
  expect(line.getByText('$44,880', { selector: 'mark' })).toBeInTheDocument();
  expect(line.getByText(/^Source: 20 USC 1087oo/)).toBeInTheDocument();
  await expectAccessible();
  await user.click(head('Income protection allowance $44,880'));
  expect(screen.queryByText('The rule of parents.protection.')).not.toBeInTheDocument();
});

test('a sum shows its terms and what they come to', async () => {
  open();
  await user.click(head('Available income $14,440'));
  const sum = screen.getByRole('list', { name: 'With the figures' });
  expect(
    within(sum)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['total income $72,000', '−total allowances $57,560', '=$14,440']);
  await user.click(head('More aid than the cost of attendance $0'));
  expect(screen.getByText(/−\$17,545, by the rule/)).toBeInTheDocument();
});

test('an input leads to the line it comes from, which is opened and has the focus', async () => {
  const { router } = open();
  await user.type(screen.getByRole('searchbox', { name: 'Find a line' }), 'available');
  await user.click(group('Parents').getByRole('button', { name: 'Available income $14,440' }));
  await user.click(screen.getByRole('link', { name: 'total allowances' }));
  expect(router.state.location.hash).toBe('#parents.allowances');
  const line = group('Parents').getByRole('button', { name: 'Total allowances $57,560' });
  await waitFor(() => expect(line).toHaveFocus());
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById('parents.allowances')).toHaveAttribute('data-aimed');
  expect(screen.getByRole('searchbox'), 'it would have hidden the line').toHaveValue('');
});

test('an input that was answered leads to its question', async () => {
  const { visited } = open();
  await user.click(group('Parents').getByRole('button', { name: /^Total income/ }));
  await user.click(screen.getByRole('button', { name: 'adjusted gross income, go to the question' }));
  await user.click(screen.getByRole('button', { name: 'IRA rollover, go to the question' }));
  expect(visited).toEqual(['parent.amounts.agi', 'parent.amounts.iraRollover']);
});

test('the address of a line opens it', async () => {
  open({ address: `${HOME}#package.netPrice` });
  const line = head('Net price $25,445');
  await waitFor(() => expect(line).toHaveFocus());
  expect(line).toHaveAttribute('aria-expanded', 'true');
});

test('an address with a line that is not there opens none', () => {
  open({ address: `${HOME}#parents.nothing` });
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

test('a link to a line can be copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open({ address: `${HOME}?x=1` });
  await user.click(head('Student Aid Index 3,541'));
  await user.click(screen.getByRole('button', { name: 'Copy a link to this line' }));
  expect(write).toHaveBeenCalledWith(`${window.location.origin}${HOME}?x=1#family.index`);
  expect(await screen.findByText('The link to this line is copied.')).toBeInTheDocument();
});

test('lines are found by their words, all are opened and closed at once', async () => {
  open();
  await user.type(screen.getByRole('searchbox', { name: 'Find a line' }), 'payroll allowance');
  expect(screen.getByText('3 lines of 49')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(0);

  await user.type(screen.getByRole('searchbox', { name: 'Find a line' }), ' of the moon');
  expect(screen.getByText('No line says that')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all lines' }));
  expect(screen.getByText('49 lines')).toBeInTheDocument();
});

test('the arrows go from line to line', async () => {
  open();
  const heads = [...document.querySelectorAll<HTMLElement>('[data-line]')];
  heads[0]?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(heads[2]).toHaveFocus();
  expect(heads[2]).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowUp}');
  expect(heads[1]).toHaveFocus();
  await user.keyboard('{End}');
  expect(heads.at(-1)).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}{ArrowUp}');
  expect(heads[0]).toHaveFocus();
});

test('the picture has a table that says the same, with links to the lines', async () => {
  open();
  expect(screen.getByRole('img', { name: /Student Aid Index is 3,541/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  const table = within(screen.getByRole('table', { name: 'From income to index' }));
  expect(table.getAllByRole('row')).toHaveLength(14);
  expect(table.getByRole('row', { name: 'Parents Contribution $3,441' })).toBeInTheDocument();
  await user.click(table.getByRole('link', { name: 'Student Aid Index' }));
  await waitFor(() => expect(head('Student Aid Index 3,541')).toHaveFocus());
  await expectAccessible();
});

test('assets that do not count say so in their line', async () => {
  const lines = (traced().result?.lines ?? []).map((line) =>
    line.key === 'parents.assetContribution' ? { ...line, value: 0, inputs: [] } : line,
  );
  const worked = traced();
  open({ worked: { ...worked, result: worked.result && { ...worked.result, lines } } });
  await user.click(group('Parents').getByRole('button', { name: 'Contribution from assets $0' }));
  expect(screen.getByRole('link', { name: 'Assets do not count' })).toHaveAttribute(
    'href',
    `${HOME}#family.assetsCount`,
  );
});

test('by what it was made is shown short, and copied whole', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  const audit = within(screen.getByRole('region', { name: 'How these figures were made' }));
  expect(audit.getByText('aid-1')).toBeInTheDocument();
  expect(audit.getByText('2026–27, tables final')).toBeInTheDocument();
  expect(audit.getByText('41ab11111111…')).toBeInTheDocument();
  await user.click(audit.getByRole('button', { name: 'Copy the whole table version' }));
  await user.click(audit.getByRole('button', { name: 'Copy the whole input hash' }));
  expect(write.mock.calls).toEqual([[`41ab${'1'.repeat(60)}`], [`9f2c${'0'.repeat(60)}`]]);
});

test('tables that are not final say what a reader has to know', () => {
  open({ worked: traced({ tables: 'preliminary', note: 'Pell amounts are those of 2026-27.' }) });
  const audit = screen.getByRole('region', { name: 'How these figures were made' });
  expect(audit).toHaveTextContent('tables preliminary');
  expect(audit).toHaveTextContent('Pell amounts are those of 2026-27.');
});

test('as long as answers are missing there are links to the questions', async () => {
  const { visited } = open({ worked: halfWorkedOut(), worksheet: emptyWorksheet() });
  expect(screen.getByRole('heading', { name: '3 answers missing' })).toBeInTheDocument();
  const parent = within(screen.getByRole('list', { name: 'Parent' }));
  await user.click(parent.getByRole('button', { name: 'Adjusted gross income' }));
  await user.click(screen.getByRole('button', { name: 'Federal benefits' }));
  expect(visited).toEqual(['parent.amounts.agi', 'benefit']);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await expectAccessible();
});

test('an answer of which only a range is known says so', () => {
  const sheet = withValue(worksheet(), 'parent.amounts.agi', { from: 40_000, to: 80_000 });
  open({ worked: halfWorkedOut(), worksheet: sheet });
  expect(
    screen.getByRole('button', { name: 'Adjusted gross income (only a range yet)' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 answers missing, 1 only a range' })).toBeInTheDocument();
});

test('who has answered nothing is told where to start', () => {
  open({ worked: halfWorkedOut({ missing: ['about.veteran', 'spouse.filing', 'parent.filing'] }) });
  expect(screen.getByText(/Start with the questions about the student/)).toBeInTheDocument();
});

test('answers that cannot be are named, and lead to their question', async () => {
  const problems = [
    { field: 'parent.amounts.cash', message: 'This cannot be negative.' },
    { field: 'schools.1.costs.tuition', message: 'Please enter at most 999999999 dollars.' },
  ];
  const { visited } = open({ worked: halfWorkedOut({ missing: [], problems }) });
  expect(screen.getByRole('heading', { name: '2 answers to correct' })).toBeInTheDocument();
  expect(screen.getByText('This cannot be negative.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Parent: cash and savings' }));
  await user.click(screen.getByRole('button', { name: 'School 2: tuition and fees' }));
  expect(visited).toEqual(['parent.amounts.cash', 'schools.1.costs.tuition']);
});

test('before the first answer of the server the place is kept', () => {
  open({ worked: undefined, isWorking: true });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('a name of a school is text', () => {
  const [school] = traced().schools;
  open({ worked: traced({ schools: school ? [{ ...school, name: '<img src=x>' }] : [] }) });
  expect(screen.getByRole('heading', { name: 'Package at <img src=x>' })).toBeInTheDocument();
});

test('neither missing nor wrong, and still no result: it says what to check', () => {
  open({ worked: workedOut({ result: null, schools: [] }) });
  expect(screen.getByText(/leave open which formula applies/)).toBeInTheDocument();
});
