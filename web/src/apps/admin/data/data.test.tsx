import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { changes, counts, detail, edition, IMPORT, imported, job, open, overview, server } from './testing';

vi.mock('@/identity/leave');

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a viewer sees every control switched off, and why, and nothing is asked for', async () => {
  const { requests } = open('viewer');
  for (const [name, reason] of [
    ['New import', /Only a contributor or an admin can import\./],
    ['Reset…', /Only an admin can reset the campus\./],
  ] as const) {
    expect(await button(name)).toBeDisabled();
    expect(await button(name)).toHaveAccessibleDescription(reason);
  }
  expect(requests).toEqual([]);
});

test('a contributor imports, and does not reset', async () => {
  open('contributor');
  expect(await screen.findByRole('link', { name: 'New import' })).toBeInTheDocument();
  expect(await button('Reset…')).toBeDisabled();
  expect(await button('Reset…')).toHaveAccessibleDescription('Only an admin can reset the campus.');
});

test('the campus says from what it was made, and what has come since', async () => {
  open('admin');
  const facts = (await screen.findByText('Imports since')).closest('dl');
  expect(facts).toHaveTextContent(/Made with2,648 peopleSeed7SizeDemoMade.+Imports since1/);
  expect(await screen.findByText('Nothing has been imported yet')).toBeInTheDocument();
});

test('an import in the list says what it did, and is undone after a question', async () => {
  const stand = server(detail({ state: 'done', counts: counts() }));
  stand.begins('undo', 'undoing');
  const { requests } = open('contributor', stand.handlers);
  const row = within(await screen.findByRole('row', { name: /alumni\.csv/ }));
  expect(row.getByText('2 new, 1 changed, 1 unchanged, 1 rejected')).toBeInTheDocument();
  expect(row.getByText('Theo Lindqvist')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: 'Undo the import of alumni.csv' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Undo the import of alumni.csv?' }));
  expect(await changes(requests)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByText('Being undone')).toBeInTheDocument();
  stand.end('done', { state: 'undone' });
  expect(
    await screen.findByText('alumni.csv was undone. The campus is as it was before.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  expect(await changes(requests)).toEqual([[`${IMPORT}/undo`, null]]);
});

test('rows are counted when all of them have been gone through', async () => {
  const states = [
    'checked',
    'done',
    'undone',
    'uploaded',
    'applying',
    'undoing',
    'failed',
    'cancelled',
  ] as const;
  const imports = states.map((state) =>
    imported({ id: state, name: `${state}.csv`, state, counts: counts() }),
  );
  open('contributor', { 'GET /api/admin/imports': () => answer<'ImportList'>({ imports }) });
  await screen.findByRole('link', { name: 'checked.csv' });
  const counted = screen.getAllByRole('row').filter((row) => within(row).queryByText(/^2 new, 1 changed/));
  expect(counted.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'checked.csv',
    'done.csv',
    'undone.csv',
  ]);
});

test('why an import cannot be undone is told as the server says it', async () => {
  const text = 'gifts.csv came later and changed the same records. Undo gifts.csv first.';
  open('admin', {
    'GET /api/admin/imports': () => answer<'ImportList'>({ imports: [imported({ state: 'done' })] }),
    [`POST ${IMPORT}/undo`]: () => refusal('conflict', text, 409),
  });
  await user.click(await button('Undo the import of alumni.csv'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(text);
});

test('a reset starts from the seed and size that are there, and checks what is typed', async () => {
  const { requests } = open('admin');
  await screen.findByText('2,648 people');
  await user.click(await button('Reset…'));
  const dialog = within(screen.getByRole('dialog', { name: 'Reset the campus?' }));
  expect(dialog.getByText(/, made with 2,648 people and changed by 1 import since\.$/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Seed')).toHaveValue('7');
  expect(dialog.getByLabelText('Size')).toHaveValue('demo');
  await user.clear(dialog.getByLabelText('Seed'));
  await user.type(dialog.getByLabelText('Seed'), 'seven');
  await user.clear(dialog.getByLabelText('Size'));
  await user.type(dialog.getByLabelText('Size'), '99');
  await user.click(dialog.getByRole('button', { name: 'Reset the campus' }));
  expect(dialog.getByText('A whole number from 0 to 4,294,967,295.')).toBeInTheDocument();
  expect(dialog.getByText(/^Write demo, or a number of people from 100/)).toBeInTheDocument();
  expect(await changes(requests)).toEqual([]);
});

test('a reset shows how far it is, and can be undone', async () => {
  let campus = overview();
  let work = job({ kind: 'campus.reset', message: 'Makes people', done: 1324, total: 2648 });
  const { requests } = open('admin', {
    'GET /api/admin/campus': () => answer<'CampusOverview'>(campus),
    'GET /api/jobs/job-1': () => answer<'Job'>(work),
    'POST /api/admin/campus/reset': () => {
      campus = overview({ job: 'job-1' });
      return answer<'Job'>(work, 202);
    },
    'POST /api/admin/campus/undo': () => {
      campus = overview({ previous: edition({ seed: 8, size: '1200' }) });
      return answer<'CampusOverview'>(campus);
    },
  });
  await screen.findByText('2,648 people');
  await user.click(await button('Reset…'));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Seed'));
  await user.type(dialog.getByLabelText('Seed'), '8');
  await user.clear(dialog.getByLabelText('Size'));
  await user.type(dialog.getByLabelText('Size'), '1,200');
  await user.click(dialog.getByRole('button', { name: 'Reset the campus' }));
  expect(await screen.findByRole('progressbar', { name: 'Reset of the campus' })).toHaveAttribute(
    'value',
    '50',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  work = { ...work, state: 'done', done: 2648 };
  campus = overview({ current: edition({ seed: 8, size: '1200' }), previous: edition() });
  expect(await screen.findByText('The campus was made anew: 2,648 people.')).toBeInTheDocument();
  expect(await button('Go back to seed 7, size demo')).toBeEnabled();
  await user.click(await button('Undo'));
  expect(await screen.findByText('The campus before is back (seed 7, size demo).')).toBeInTheDocument();
  expect(await changes(requests)).toEqual([
    ['/api/admin/campus/reset', { seed: 8, size: '1200' }],
    ['/api/admin/campus/undo', null],
  ]);
});

test('a reset that is under way is there after a reload, and can be cancelled', async () => {
  let work = job({ kind: 'campus.reset' });
  let campus = overview({ job: 'job-1' });
  open('admin', {
    'GET /api/admin/campus': () => answer<'CampusOverview'>(campus),
    'GET /api/jobs/job-1': () => answer<'Job'>(work),
    'POST /api/jobs/job-1/cancel': () => {
      work = { ...work, cancelRequested: true };
      return answer<'Job'>(work);
    },
  });
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(await button('Reset…')).toBeDisabled();
  await user.click(await button('Cancel'));
  expect(await button('Cancelling...')).toHaveAttribute('aria-disabled', 'true');
  campus = overview();
  work = { ...work, state: 'cancelled' };
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await button('Reset…')).toBeEnabled();
});

test('a reset of somebody else is shown without its numbers', async () => {
  open('contributor', {
    'GET /api/admin/campus': () => answer<'CampusOverview'>(overview({ job: 'job-1' })),
    'GET /api/jobs/job-1': () => refusal('not_found', 'There is no such job.', 404),
  });
  expect(await screen.findByText(/^Somebody else has started this/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});
