import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { choicesOf, withChange } from './change';
import { changes, counts, detail, IMPORT, open, PAGE, server } from './testing';

vi.mock('@/identity/leave');

const field = (name: string) => screen.findByLabelText(name);

test('the columns say what they are taken for, why, and what they hold', async () => {
  open('contributor', server(detail()).handlers, PAGE);
  const row = within(await screen.findByRole('row', { name: /^Nachname Müller/ }));
  expect(row.getByText('Müller')).toBeInTheDocument();
  expect(row.getByText('It is called Nachname.')).toBeInTheDocument();
  expect(row.getByLabelText('Field for Nachname')).toHaveValue('last_name');
  expect(row.getByRole('option', { name: 'Full name (needed)' })).toBeInTheDocument();
  expect(await field('Characters')).toHaveDisplayValue('Found out: Latin-1 (Windows-1252)');
  expect(await field('Between the cells')).toHaveDisplayValue('Found out: Semicolon');
  expect(await field('What it holds')).toHaveDisplayValue('Alumni (fits 88%)');
});

test('another field shows at once, and the server has the last word', async () => {
  const { held, release } = hold<void>();
  const moved = detail();
  moved.columns = moved.columns.map((column, index) => ({
    ...column,
    field: index === 0 ? 'full_name' : column.field,
    reason: index === 0 ? 'Chosen by you.' : column.reason,
  }));
  const { requests } = open(
    'contributor',
    {
      ...server(detail()).handlers,
      [`PATCH ${IMPORT}`]: () => held.then(() => answer<'ImportDetail'>(moved)),
    },
    PAGE,
  );
  await user.selectOptions(await field('Field for Nachname'), 'full_name');
  expect(await field('Field for Nachname')).toHaveValue('full_name');
  release();
  expect(await screen.findByText('Chosen by you.')).toBeInTheDocument();
  expect(await changes(requests)).toEqual([[IMPORT, { columns: [{ column: 0, field: 'full_name' }] }]]);
});

test.each([
  ['Dry run', detail()],
  ['Import 3 rows', detail({ state: 'checked', counts: counts() })],
])('“%s” waits until a change is saved, and says so', async (name, start) => {
  const { held, release } = hold<void>();
  const { requests } = open(
    'contributor',
    {
      ...server(start).handlers,
      [`PATCH ${IMPORT}`]: () => held.then(() => answer<'ImportDetail'>(detail())),
    },
    PAGE,
  );
  await user.selectOptions(await field('Field for Nachname'), 'full_name');
  const next = screen.getByRole('button', { name });
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  expect(next).toHaveAccessibleDescription('The change is being saved.');
  await user.click(next);
  expect(next).toHaveFocus();
  release();
  const run = await screen.findByRole('button', { name: 'Dry run' });
  await waitFor(() => expect(run).not.toHaveAttribute('aria-disabled'));
  expect((await changes(requests)).map(([path]) => path)).toEqual([IMPORT]);
});

test('a change after a dry run keeps the focus where it is', async () => {
  const { handlers } = server(detail({ state: 'checked', counts: counts() }));
  open('contributor', { ...handlers, [`PATCH ${IMPORT}`]: () => answer<'ImportDetail'>(detail()) }, PAGE);
  await user.click(await screen.findByText('Change how the file is read'));
  const chosen = await field('Field for Nachname');
  await user.selectOptions(chosen, 'full_name');
  expect(await screen.findByRole('button', { name: 'Dry run' })).toBeInTheDocument();
  expect(chosen).toHaveFocus();
  expect(chosen.closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Change how the file is read')).not.toBeVisible();
});

test('a change that is refused is taken back on the screen, and the reason told', async () => {
  const text = 'The file is being imported. Wait for it to end, or cancel it first.';
  open(
    'admin',
    { ...server(detail()).handlers, [`PATCH ${IMPORT}`]: () => refusal('conflict', text, 409) },
    PAGE,
  );
  await user.selectOptions(await field('Field for Nachname'), '');
  expect(await screen.findByText(text)).toBeInTheDocument();
  await waitFor(async () => expect(await field('Field for Nachname')).toHaveValue('last_name'));
});

test('how the file is written is read anew', async () => {
  const again = detail(
    { options: { charset: 'utf8', delimiter: null, heading: null, fillShortRows: false } },
    { layout: { ...detail().layout, sample: [['M�ller', '1']] } as never },
  );
  const { requests } = open(
    'contributor',
    { ...server(detail()).handlers, [`PATCH ${IMPORT}`]: () => answer<'ImportDetail'>(again) },
    PAGE,
  );
  expect(await screen.findByRole('cell', { name: '31/12/1980' })).toBeInTheDocument();
  await user.selectOptions(await field('Characters'), 'utf8');
  expect(await screen.findByRole('cell', { name: 'M�ller' })).toBeInTheDocument();
  expect(await changes(requests)).toEqual([[IMPORT, { options: again.import.options }]]);
});

test('filling short rows keeps what was chosen for the columns', async () => {
  const { requests } = open(
    'contributor',
    { ...server(detail()).handlers, [`PATCH ${IMPORT}`]: () => answer<'ImportDetail'>(detail()) },
    PAGE,
  );
  await user.selectOptions(await field('Rows with too few cells'), 'true');
  const [[, body] = []] = await changes(requests);
  expect(body).toEqual({
    options: { ...detail().import.options, fillShortRows: true },
    columns: choicesOf(detail().columns),
  });
});

test('dates that can be read in two ways are read as chosen', async () => {
  const { requests } = open(
    'contributor',
    { ...server(detail()).handlers, [`PATCH ${IMPORT}`]: () => answer<'ImportDetail'>(detail()) },
    PAGE,
  );
  await user.selectOptions(await field('Dates in Born'), 'month_first');
  expect(await changes(requests)).toEqual([
    [IMPORT, { columns: [{ column: 1, field: 'birth_date', order: 'month_first' }] }],
  ]);
});

test('without what is needed there is no dry run, and the button says why', async () => {
  open('contributor', server(detail({}, { missing: [['Last name', 'Full name']] })).handlers, PAGE);
  const run = await screen.findByRole('button', { name: 'Dry run' });
  expect(run).toBeDisabled();
  expect(run).toHaveAccessibleDescription(/Choose a column for Last name or Full name/);
});

test('a file that cannot be read says so, and how it is read can be changed', async () => {
  const text = 'The file has no rows.';
  open('contributor', server(detail({}, { layout: null, columns: [], problem: text })).handlers, PAGE);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(await field('Between the cells')).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Dry run' })).toBeDisabled();
});

test('a field has one column', () => {
  const columns = [{ column: 1, field: 'last_name' }];
  expect(withChange(detail(), { columns }).columns.map((column) => column.field)).toEqual([
    null,
    'last_name',
  ]);
});

test('an import that is not there says so', async () => {
  const text = 'There is no such import. It may have been discarded.';
  open('admin', { [`GET ${IMPORT}`]: () => refusal('not_found', text, 404) }, PAGE);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a viewer is told why there is nothing to see', async () => {
  const { requests } = open('viewer', {}, PAGE);
  expect(await screen.findByText('Only a contributor or an admin can import.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});
