import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '@/testing/network';
import { user } from '@/testing/user';
import { counts, detail, job, open, PAGE, server } from './testing';

vi.mock('@/identity/leave');

const LEFT = 'While it was being taken back, 2 records were changed by hand; they are left as they are.';

const button = (name: string) => screen.findByRole('button', { name });
const takingBack = () => screen.findByRole('progressbar', { name: /^Undo of/ });

/** A file that has been checked, and whose import gives up when it is cancelled. */
function begin(name: string) {
  const stand = server(detail({ name, state: 'checked', counts: counts() }));
  stand.begins('apply', 'applying');
  stand.handlers['POST /api/jobs/job-1/cancel'] = () => {
    stand.giveUp('cancelled', { counts: counts({ rows: 2, new: 1 }) });
    return answer<'Job'>(job({ cancelRequested: true }));
  };
  return stand;
}

test('a cancelled import is told when all of it is taken back, and not before', async () => {
  const stand = begin('first.csv');
  open('contributor', stand.handlers, PAGE);
  await user.click(await button('Import 3 rows'));
  await user.click(await button('Cancel'));
  expect(await takingBack()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^first\.csv was not imported/)).not.toBeInTheDocument();
  stand.end('done', { state: 'cancelled' });
  expect(await screen.findByText('first.csv was not imported. The campus is as it was.')).toBeInTheDocument();
  expect(screen.getByText(/^It was cancelled: nothing of it is in the campus/)).toBeInTheDocument();
  expect(await button('Dry run')).toBeEnabled();
  expect(screen.queryByText('Likely duplicates')).not.toBeInTheDocument();
});

test('what was left to others is told, on whatever page', async () => {
  const stand = begin('second.csv');
  const { router } = open('contributor', stand.handlers, PAGE);
  await user.click(await button('Import 3 rows'));
  await user.click(await button('Cancel'));
  await takingBack();
  await router.navigate('/admin/data');
  stand.end('done', { state: 'cancelled', error: LEFT });
  expect(await screen.findByText(`second.csv was not imported. ${LEFT}`)).toBeInTheDocument();
  await router.navigate(PAGE);
  expect(await screen.findByText('It was cancelled. You can try again.')).toBeInTheDocument();
  expect(screen.getByText(LEFT)).toBeInTheDocument();
});

test('an import that fails is told with its reason when all of it is taken back', async () => {
  const stand = begin('third.csv');
  open('contributor', stand.handlers, PAGE);
  await user.click(await button('Import 3 rows'));
  await button('Cancel');
  stand.giveUp('failed', { error: 'The disk is full.' });
  expect(await takingBack()).toBeInTheDocument();
  expect(screen.queryByText('The disk is full.')).not.toBeInTheDocument();
  stand.end('done', { state: 'failed', error: `The disk is full. ${LEFT}` });
  await waitFor(() => expect(screen.getAllByText(`The disk is full. ${LEFT}`)).toHaveLength(2));
});

test('an import that runs is there after a reload, and is cancelled', async () => {
  const stand = begin('fourth.csv');
  stand.state.detail.import = { ...stand.state.detail.import, state: 'applying', job: 'job-1' };
  open('contributor', stand.handlers, PAGE);
  await user.click(await button('Cancel'));
  await takingBack();
  stand.end('done', { state: 'cancelled' });
  expect(await screen.findByText(/^It was cancelled: nothing of it is in the campus/)).toBeInTheDocument();
  expect(await button('Dry run')).toBeEnabled();
});

test('an undo that leaves something to others says so', async () => {
  const stand = server(detail({ name: 'fifth.csv', state: 'done', counts: counts() }, { canUndo: true }));
  stand.begins('undo', 'undoing');
  open('contributor', stand.handlers, PAGE);
  await user.click(await button('Undo the import'));
  await user.click((await screen.findAllByRole('button', { name: 'Undo the import' })).at(-1) as HTMLElement);
  await takingBack();
  stand.end('done', { state: 'undone', error: LEFT }, { canUndo: false });
  expect(await screen.findByText(`fifth.csv was undone. ${LEFT}`)).toBeInTheDocument();
  expect(screen.getByText('The import was undone.')).toBeInTheDocument();
});

test('an undo that another job goes on with is told when that one has ended', async () => {
  const stand = server(detail({ name: 'sixth.csv', state: 'done', counts: counts() }, { canUndo: true }));
  stand.begins('undo', 'undoing');
  open('contributor', stand.handlers, PAGE);
  await user.click(await button('Undo the import'));
  await user.click((await screen.findAllByRole('button', { name: 'Undo the import' })).at(-1) as HTMLElement);
  await takingBack();
  stand.giveUp('cancelled');
  await waitFor(() => expect(stand.state.detail.import.job).toBe('job-2'));
  stand.end('done', { state: 'undone' }, { canUndo: false });
  expect(
    await screen.findByText('sixth.csv was undone. The campus is as it was before.'),
  ).toBeInTheDocument();
});
