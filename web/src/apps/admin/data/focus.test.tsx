import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer } from '@/testing/network';
import { user } from '@/testing/user';
import { counts, detail, job, open, overview, server } from './testing';

vi.mock('@/identity/leave');

const button = (name: string) => screen.findByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

/** A reset that is under way once it is asked for, and over once it is cancelled. */
function resetting(start = overview()) {
  let campus = start;
  let work = job({ kind: 'campus.reset' });
  return {
    'GET /api/admin/campus': () => answer<'CampusOverview'>(campus),
    'GET /api/jobs/job-1': () => answer<'Job'>(work),
    'POST /api/admin/campus/reset': () => {
      campus = overview({ job: 'job-1' });
      return answer<'Job'>(work, 202);
    },
    'POST /api/jobs/job-1/cancel': () => {
      campus = overview();
      work = { ...work, state: 'cancelled' };
      return answer<'Job'>({ ...work, state: 'running', cancelRequested: true });
    },
  };
}

test('after an undo is asked for, the focus is on the heading of the imports', async () => {
  const stand = server(detail({ state: 'done', counts: counts() }));
  stand.begins('undo', 'undoing');
  open('contributor', stand.handlers);
  await user.click(await button('Undo the import of alumni.csv'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(heading('Imports')).toHaveFocus();
  stand.end('done', { state: 'undone' });
  await screen.findByText(/^alumni\.csv was undone/);
});

test('after a reset is asked for, the focus is on the heading of the campus', async () => {
  open('admin', resetting());
  await screen.findByText('Imports since');
  await user.click(await button('Reset…'));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reset the campus' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await button('Reset…')).toBeDisabled();
  expect(heading('Campus')).toHaveFocus();
  await user.click(await button('Cancel'));
  await screen.findByText(/^The reset was cancelled/);
});

test('when the button that cancels a reset goes, the focus is on the heading of the campus', async () => {
  open('admin', resetting(overview({ job: 'job-1' })));
  await user.click(await button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(heading('Campus')).toHaveFocus();
});

test('who is elsewhere on the page stays there', async () => {
  open('admin', resetting(overview({ job: 'job-1' })));
  await user.click(await button('Cancel'));
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
