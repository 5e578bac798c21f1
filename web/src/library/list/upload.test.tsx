import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isAskingToSignIn, stopAsking } from '@/identity/expiry/expiry';
import { expectAccessible } from '@/testing/accessible';
import { answer } from '@/testing/network';
import { stubUploads, Uploading } from '@/testing/uploads';
import { user } from '@/testing/user';
import { card, job, open, policy } from '../testing';

vi.mock('@/identity/leave');

const file = new File(['%PDF-1.7'], 'work-study_2027.pdf', { type: 'application/pdf' });
const drop = () => screen.findByLabelText('Drop a file here, or choose one');

beforeEach(stubUploads);

async function start(address = '/library') {
  let documents = [policy()];
  const opened = open(
    'contributor',
    {
      'GET /api/library/documents': () => Response.json({ documents }),
      'GET /api/jobs/job-1': () => answer<'Job'>(job()),
    },
    address,
  );
  await user.click(await screen.findByRole('button', { name: 'Add a document' }));
  const arrives = () => {
    const arrived = card({ title: 'work study 2027', state: 'reading', pageCount: 0, job: 'job-1' });
    documents = [arrived, policy()];
    act(() => Uploading.last.answer(200, arrived));
  };
  return { ...opened, arrives };
}

test('a chosen file is sent with its title and area, and is read in the list', async () => {
  const { arrives } = await start();
  await user.type(await screen.findByLabelText('Title'), 'Work-study');
  await user.type(screen.getByLabelText('Source'), 'Aid office');
  await user.selectOptions(screen.getByLabelText('Area of the document'), 'aid');
  await expectAccessible();
  await user.upload(await drop(), file);
  const bar = await screen.findByRole('progressbar', { name: 'Upload of work-study_2027.pdf' });
  expect(Uploading.last.address).toBe(
    'POST /api/library/documents?name=work-study_2027.pdf&area=aid&title=Work-study&source=Aid+office',
  );
  expect(Uploading.last.body).toBe(file);
  act(() => Uploading.last.upload.onprogress?.({ loaded: file.size / 2 }));
  expect(bar).toHaveAttribute('value', '50');
  arrives();
  expect(await screen.findByRole('progressbar', { name: 'Reading of work study 2027' })).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

test('a dropped file says its own title, and goes to the area that is shown', async () => {
  await start('/library?area=giving');
  fireEvent.drop((await drop()).closest('label') as HTMLElement, { dataTransfer: { files: [file] } });
  await screen.findByRole('progressbar');
  expect(Uploading.last.address).toBe('POST /api/library/documents?name=work-study_2027.pdf&area=giving');
});

test('an upload is cancelled, and what was typed stays', async () => {
  await start();
  await user.type(await screen.findByLabelText('Title'), 'Work-study');
  await user.upload(await drop(), file);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^The upload of work-study_2027\.pdf was cancelled/)).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Work-study');
  expect(screen.getByRole('heading', { level: 2, name: 'Add a document' })).toHaveFocus();
});

test('a refusal is told as the server says it, and what was typed stays', async () => {
  await start();
  await user.type(await screen.findByLabelText('Title'), 'Work-study');
  await user.upload(await drop(), file);
  const message = 'This is a picture. The library reads PDF, DOCX, Markdown, HTML and text.';
  act(() => Uploading.last.answer(415, { code: 'unsupported_media_type', message }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Title')).toHaveValue('Work-study');
  expect(await drop()).toBeEnabled();
});

test('who has been signed out meanwhile is asked to sign in again', async () => {
  await start();
  await user.upload(await drop(), file);
  act(() => Uploading.last.answer(401, { code: 'session_expired', message: 'Session expired' }));
  await waitFor(() => expect(isAskingToSignIn()).toBe(true));
  stopAsking();
});

test('another file takes the place of one that was not read', async () => {
  const failed = card({ state: 'failed', pageCount: 0, problem: 'The PDF is damaged.' });
  open('contributor', { 'GET /api/library/documents': () => Response.json({ documents: [failed] }) });
  const button = await screen.findByRole('button', { name: /^Try another file/ });
  const input = screen.getByLabelText('Another file for Pell Grants') as HTMLInputElement;
  const choose = vi.spyOn(input, 'click');
  await user.click(button);
  expect(choose).toHaveBeenCalled();
  fireEvent.change(input, { target: { files: [file] } });
  await screen.findByRole('progressbar', { name: 'Upload of work-study_2027.pdf' });
  expect(Uploading.last.address).toBe('POST /api/library/documents/doc-1/versions?name=work-study_2027.pdf');
  act(() => Uploading.last.onerror?.());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The connection was cut/);
  expect(screen.getByRole('button', { name: /^Try another file/ })).toBeEnabled();
});

test('leaving the page stops an upload', async () => {
  const { router } = await start();
  await user.upload(await drop(), file);
  await screen.findByRole('progressbar');
  const abort = vi.spyOn(Uploading.last, 'abort');
  await act(() => router.navigate('/library/doc-1'));
  expect(abort).toHaveBeenCalled();
});
