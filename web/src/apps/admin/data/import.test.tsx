import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import type { ImportDetail } from './api';
import { changes, counts, detail, IMPORT, open, PAGE, server } from './testing';

vi.mock('@/identity/leave');

const button = (name: string) => screen.findByRole('button', { name });

const preview: ImportDetail['preview'] = {
  changes: [
    {
      line: 2,
      what: 'Ada Müller',
      person: 31,
      isNew: false,
      fields: [{ field: 'Email', before: 'old@example.com', after: 'ada@example.com' }],
    },
    {
      line: 3,
      what: 'Ben Ohm',
      person: null,
      isNew: true,
      fields: ['First name', 'Last name', 'Email', 'Class year', 'City', 'State'].map((field) => ({
        field,
        before: null,
        after: `his ${field}`,
      })),
    },
  ],
  likely: [
    {
      line: 4,
      name: 'Bob Stone',
      person: 77,
      personName: 'Robert Stone',
      why: 'has a name like this and the same class year.',
      sure: 83,
    },
  ],
  rejected: [{ line: 5, why: 'Class year: “19x5” is no year. Write it as 1995.' }],
};

test('from the dry run to the import and back', async () => {
  const stand = server(detail());
  stand.begins('check', 'checking');
  stand.begins('apply', 'applying');
  stand.begins('undo', 'undoing');
  const { requests } = open('contributor', stand.handlers, PAGE);

  await user.click(await button('Dry run'));
  expect(await screen.findByRole('progressbar', { name: 'Dry run of alumni.csv' })).toHaveAttribute(
    'value',
    '30',
  );
  expect(screen.getByText('Reads the rows')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  stand.end('done', { state: 'checked', counts: counts() }, { preview });

  const changed = within(await screen.findByRole('row', { name: /Ada Müller/ }));
  expect(changed.getByText('old@example.com')).toBeInTheDocument();
  expect(changed.getByText('ada@example.com')).toBeInTheDocument();
  expect(changed.getByRole('link', { name: 'Ada Müller' })).toHaveAttribute('href', '/people/31');
  expect(within(screen.getByRole('row', { name: /Ben Ohm/ })).getByText('and 2 more')).toBeInTheDocument();
  const likely = within(screen.getByRole('row', { name: /Bob Stone/ }));
  expect(likely.getByText('Has a name like this and the same class year.')).toBeInTheDocument();
  expect(likely.getByText('83%')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: /19x5/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    `${IMPORT}/errors.csv`,
  );

  await user.click(await button('Import 3 rows'));
  expect(await screen.findByRole('progressbar', { name: 'Import of alumni.csv' })).toBeInTheDocument();
  const after = { canUndo: true, layout: null, columns: [], preview: null };
  stand.end('done', { state: 'done', counts: counts() }, after);
  const toast = await screen.findByText(/^alumni\.csv was imported: 2 new, 1 changed/);
  expect(toast).toHaveAttribute('role', 'status');
  expect(screen.queryByText(/^The first 0/)).not.toBeInTheDocument();
  await user.click(await button('Undo'));
  expect(await screen.findByRole('progressbar', { name: 'Undo of alumni.csv' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  stand.end('done', { state: 'undone' }, { canUndo: false });
  expect(
    await screen.findByText('alumni.csv was undone. The campus is as it was before.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Choose the file again' })).toBeInTheDocument();
  expect(await changes(requests)).toEqual([
    [`${IMPORT}/check`, null],
    [`${IMPORT}/apply`, null],
    [`${IMPORT}/undo`, null],
  ]);
});

test('an import that failed says why, and can be tried again', async () => {
  open('contributor', server(detail({ state: 'failed', error: 'The disk is full.' })).handlers, PAGE);
  expect(await screen.findByText('The disk is full.')).toBeInTheDocument();
  expect(await button('Dry run')).toBeEnabled();
});

test('a job that fails is told, on whatever page', async () => {
  const stand = server(detail());
  stand.begins('check', 'checking');
  const { router } = open('contributor', stand.handlers, PAGE);
  await user.click(await button('Dry run'));
  await screen.findByRole('progressbar');
  await router.navigate('/admin/data');
  stand.end('failed', { state: 'failed', error: 'The file is gone.' });
  expect(await screen.findByText('The file is gone.')).toBeInTheDocument();
});

test('a file that says nothing new is not imported', async () => {
  const same = counts({
    new: 0,
    changed: 0,
    unchanged: 6,
    likely: 0,
    skipped: 0,
    rejected: 0,
    errorsKept: 0,
  });
  open('contributor', server(detail({ state: 'checked', counts: same })).handlers, PAGE);
  expect(await button('Import 0 rows')).toBeDisabled();
  expect(screen.getByText('There is nothing in the file that the campus does not have.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download as CSV' })).not.toBeInTheDocument();
});

test('after a dry run the columns are a click away', async () => {
  open('contributor', server(detail({ state: 'checked', counts: counts() }, { preview })).handlers, PAGE);
  const summary = await screen.findByText('Change how the file is read');
  expect(summary.closest('details')).not.toHaveAttribute('open');
  await user.click(summary);
  expect(summary.closest('details')).toHaveAttribute('open');
});

test('what has to be undone first is named', async () => {
  const undoFirst = { id: 'imp-2', name: 'gifts.csv' };
  open('contributor', server(detail({ state: 'done', counts: counts() }, { undoFirst })).handlers, PAGE);
  expect(await button('Undo the import')).toBeDisabled();
  expect(await button('Undo the import')).toHaveAccessibleDescription(/^gifts\.csv came later/);
  const link = screen.getByRole('link', { name: 'gifts.csv' });
  expect(link).toHaveAttribute('href', '/admin/data/imports/imp-2');
});

test('an import into a campus that was reset since says what to undo first', async () => {
  open('contributor', server(detail({ state: 'done', counts: counts() })).handlers, PAGE);
  expect(await button('Undo the import')).toBeDisabled();
  expect(await button('Undo the import')).toHaveAccessibleDescription(
    'It changed another campus than the present one, and can be undone in that one alone. Look whether there is a way back.',
  );
  expect(screen.getByRole('link', { name: 'Look whether there is a way back' })).toHaveAttribute(
    'href',
    '/admin/data',
  );
  expect(screen.queryByText(/^The file is imported/)).not.toBeInTheDocument();
});

test('an import that is refused says why, and the page shows how the file is now', async () => {
  const text = 'How the file is read has changed since the dry run. Make the dry run again.';
  const stand = server(detail({ state: 'checked', counts: counts() }, { preview }));
  stand.handlers[`POST ${IMPORT}/apply`] = () => {
    stand.end('done', { state: 'uploaded', counts: null }, { preview: null });
    return refusal('conflict', text, 409);
  };
  open('contributor', stand.handlers, PAGE);
  await user.click(await button('Import 3 rows'));
  expect(await screen.findByText(text)).toHaveAttribute('role', 'alert');
  expect(await button('Dry run')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Import 3 rows' })).not.toBeInTheDocument();
});

test('a file is discarded after a question', async () => {
  const { requests, router } = open(
    'contributor',
    { ...server(detail()).handlers, [`DELETE ${IMPORT}`]: nothing },
    PAGE,
  );
  await user.click(await button('Discard'));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard alumni.csv?' }));
  expect(await changes(requests)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(addressOf(router)).toBe('/admin/data'));
  expect(await screen.findByText('alumni.csv was discarded.')).toBeInTheDocument();
});
