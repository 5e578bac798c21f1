import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { nothing } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { stubUploads, Uploading } from '@/testing/uploads';
import { user } from '@/testing/user';
import { API, AT, batch, give, type Handlers, open, talentFile } from '../testing';
import { Batches } from './Batches';
import { job, ONE, openBatch, READ } from './testing';

vi.mock('@/identity/leave');

const DROP = 'Drop résumés here, or choose them';

const openList = (handlers: Handlers) =>
  open([{ path: '/role-matching/batches', element: <Batches /> }], '/role-matching/batches', handlers);

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('uploads are listed with what came of them', async () => {
  openList({
    [`GET ${API}/batches`]: () =>
      give<Schemas['TalentBatchList']>({
        batches: [batch(), batch({ id: 'b2', name: 'Spring', problems: 3, files: 9 })],
      }),
  });
  expect(await screen.findByRole('row', { name: /^Career fair/ })).toHaveTextContent('Read');
  expect(screen.getByRole('row', { name: /^Spring/ })).toHaveTextContent('3 files to look at');
  await expectAccessible();
});

test('an upload is begun by a name', async () => {
  const { router } = openList({
    [`GET ${API}/batches`]: () => give<Schemas['TalentBatchList']>({ batches: [] }),
    [`POST ${API}/batches`]: () => give(batch(), 201),
  });
  await user.click(await screen.findByRole('button', { name: 'New upload' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Career fair{Enter}');
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/batches/b1'));
});

test('each file has a row that says what came of it', async () => {
  openBatch([
    talentFile(),
    talentFile({ id: 'f2', name: 'two.pdf', state: 'duplicate', person: null, duplicateName: 'ana.pdf' }),
    talentFile({ id: 'f3', name: 'scan.pdf', state: 'scanned', person: null, notes: ['Pictures only.'] }),
  ]);
  expect(await screen.findByRole('row', { name: /^two\.pdf/ })).toHaveTextContent('The same as ana.pdf.');
  expect(screen.getByRole('row', { name: /^scan\.pdf/ })).toHaveTextContent('Scanned, no textPictures only.');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Scanned, no text 1' }));
  expect(screen.queryByRole('row', { name: /^ana\.pdf/ })).not.toBeInTheDocument();
});

test('dropped files are sent one after the other, and then read', async () => {
  stubUploads();
  const { made } = openBatch([]);
  const input = await screen.findByLabelText(DROP);
  const files = [pdf('one.pdf'), pdf('two.pdf')];
  fireEvent.drop(input.closest('label') as HTMLElement, { dataTransfer: { files } });
  await screen.findByRole('progressbar', { name: 'Upload of one.pdf' });
  expect(Uploading.last.address).toBe(`POST ${ONE}/files?name=one.pdf`);
  expect(screen.getByText('2 files on the way.')).toBeInTheDocument();
  await act(async () => Uploading.last.answer(201, talentFile({ name: 'one.pdf', state: 'waiting' })));
  await screen.findByRole('progressbar', { name: 'Upload of two.pdf' });
  expect(made(READ)).toHaveLength(0);
  await act(async () => Uploading.last.answer(201, talentFile({ name: 'two.pdf', state: 'waiting' })));
  await waitFor(() => expect(made(READ)).toHaveLength(1));
});

test('one that fails does not stop the others, and can be tried again', async () => {
  stubUploads();
  openBatch([]);
  await user.upload(await screen.findByLabelText(DROP), [pdf('one.pdf'), pdf('two.pdf')]);
  await screen.findByRole('progressbar', { name: 'Upload of one.pdf' });
  await act(async () => Uploading.last.onerror?.());
  await screen.findByRole('progressbar', { name: 'Upload of two.pdf' });
  await act(async () => Uploading.last.answer(201, talentFile()));
  await user.click(await screen.findByRole('button', { name: 'Try again: one.pdf' }));
  await screen.findByRole('progressbar', { name: 'Upload of one.pdf' });
});

test('who leaves while files are on their way is asked first', async () => {
  stubUploads();
  const { router } = openBatch([]);
  await user.upload(await screen.findByLabelText(DROP), [pdf('one.pdf'), pdf('two.pdf')]);
  await screen.findByRole('progressbar', { name: 'Upload of one.pdf' });
  const uploading = Uploading.last;
  const abort = vi.spyOn(uploading, 'abort');
  await user.click(screen.getByRole('link', { name: 'Who saw whom' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop the upload?' }));
  expect(dialog.getByText(/^2 files on the way\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(abort).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Who saw whom' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/views'));
  expect(abort).toHaveBeenCalled();
});

test('what failed can be tried again after the rest was cancelled', async () => {
  stubUploads();
  openBatch([]);
  await user.upload(await screen.findByLabelText(DROP), [pdf('one.pdf'), pdf('two.pdf')]);
  await screen.findByRole('progressbar', { name: 'Upload of one.pdf' });
  await act(async () => Uploading.last.onerror?.());
  await screen.findByRole('progressbar', { name: 'Upload of two.pdf' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/two\.pdf/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again: one.pdf' }));
  await screen.findByRole('progressbar', { name: 'Upload of one.pdf' });
});

const openUnread = (change: Partial<Schemas['Job']>) =>
  openBatch([talentFile({ state: 'waiting', person: null })], {
    [`GET ${ONE}`]: () =>
      give<Schemas['TalentBatchDetail']>({
        batch: batch({ waiting: 1, job: 'job-1' }),
        files: [talentFile({ state: 'waiting', person: null })],
      }),
    'GET /api/jobs/job-1': () => give<Schemas['Job']>({ ...job, ...change }),
  });

test('a reading that has failed says why, and is not asked about again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { made } = openUnread({ state: 'failed', error: 'The disk is full.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full. What has been read stays.');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Read 1 waiting file' })).toBeInTheDocument();
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)));
  const asked = made(`GET ${ONE}`).length;
  await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)));
  expect(made(`GET ${ONE}`)).toHaveLength(asked);
});

test('a reading that was stopped says so', async () => {
  openUnread({ state: 'cancelled' });
  expect(await screen.findByText('The reading was stopped. What has been read stays.')).toBeInTheDocument();
  expect(screen.queryByText('Done')).not.toBeInTheDocument();
});

test('a reading that stops takes nothing back', async () => {
  openUnread({ state: 'running', cancelRequested: true, message: 'Reading' });
  expect(await screen.findByText('Stops; what has been read stays')).toBeInTheDocument();
});

test('the focus stays with the files when one goes', async () => {
  let files = [talentFile()];
  openBatch(files, {
    [`GET ${ONE}`]: () => give<Schemas['TalentBatchDetail']>({ batch: batch(), files }),
    [`DELETE ${ONE}/files/file-1`]: () => {
      files = [talentFile({ removedAt: AT })];
      return nothing();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove ana.pdf' }));
  expect(await screen.findByText('None of these')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus();
});

test('the focus stays with the uploads when one is deleted', async () => {
  let batches = [batch()];
  openList({
    [`GET ${API}/batches`]: () => give<Schemas['TalentBatchList']>({ batches }),
    [`DELETE ${ONE}`]: () => {
      batches = [];
      return nothing();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Career fair' }));
  expect(await screen.findByText('No upload yet')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Uploads' })).toHaveFocus();
});

test('what is too large is not sent', async () => {
  stubUploads();
  openBatch([]);
  const large = Object.defineProperty(pdf('large.pdf'), 'size', { value: 21 * 1024 * 1024 });
  const input = await screen.findByLabelText(DROP);
  fireEvent.drop(input.closest('label') as HTMLElement, { dataTransfer: { files: [large] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('large.pdf: more than 20 MB.');
});

test('a removed file comes back by Undo, and a doubtful one is confirmed', async () => {
  const { made } = openBatch([talentFile({ state: 'needs_check', notes: ['The dates overlap.'] })], {
    [`DELETE ${ONE}/files/file-1`]: nothing,
    [`POST ${ONE}/files/file-1/restore`]: () => give(talentFile()),
    [`POST ${ONE}/files/file-1/confirm`]: () => give(talentFile({ confirmedBy: 'Theo' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove ana.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(made(`POST ${ONE}/files/file-1/restore`)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'It is all right: ana.pdf' }));
  expect(await screen.findByText('ana.pdf is taken as it was read.')).toBeInTheDocument();
});

test('how a file was read is shown with its skills', async () => {
  openBatch([talentFile()], {
    [`GET ${ONE}/files/file-1`]: () =>
      give<Schemas['TalentFileReading']>({
        file: talentFile(),
        text: 'Ana Silva\nKnows Python.',
        name: 'Ana Silva',
        sections: [],
        work: [],
        schools: [],
        skills: [{ name: 'Python', span: { start: 16, end: 22 } }],
        masked: [{ kind: 'name', span: { start: 0, end: 9 } }],
        flags: [],
        doubts: ['The name is a guess.'],
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'How it was read: ana.pdf' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('The name is a guess.')).toBeInTheDocument();
  expect(dialog.getByTitle('Skill: Python')).toHaveTextContent('Python');
  expect(dialog.getByTitle('A blind reader does not see this')).toHaveTextContent('Ana Silva');
});

test('who only looks uploads nothing', async () => {
  openBatch([talentFile()], {}, 'viewer');
  expect(await screen.findByLabelText(DROP)).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove ana.pdf' })).toBeDisabled();
});
