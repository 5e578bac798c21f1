import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isAskingToSignIn, stopAsking } from '@/identity/expiry/expiry';
import { addressOf } from '@/testing/render';
import { stubUploads, Uploading } from '@/testing/uploads';
import { user } from '@/testing/user';
import { imported, openImports, PAGE, server } from './testing';

vi.mock('@/identity/leave');

const file = new File(['name,definition\nCalm,Stays calm.\n'], 'traits.csv', { type: 'text/csv' });
const drop = () => screen.findByLabelText('Drop a CSV or JSON file here, or choose one');

beforeEach(stubUploads);

function start(base = '/traits') {
  const backend = server();
  const opened = openImports('contributor', backend.handlers, `${base}/imports`);
  const arrives = () => {
    backend.state.imports = [imported({ state: 'applying' })];
    act(() => Uploading.last.answer(202, imported({ state: 'applying' })));
  };
  return { ...opened, ...backend, arrives };
}

test('a file is sent, imported and told of, and Undo takes all of it back', async () => {
  const { router, arrives, end, requests } = start();
  await user.upload(await drop(), file);
  const sending = await screen.findByRole('progressbar', { name: 'Upload of traits.csv' });
  expect(Uploading.last.address).toBe('POST /api/traits/imports?name=traits.csv');
  expect(Uploading.last.headers).toMatchObject({ 'X-CSRF-Token': 'csrf-of-the-test' });
  expect(Uploading.last.body).toBe(file);
  act(() => Uploading.last.upload.onprogress?.({ loaded: file.size / 2 }));
  expect(sending).toHaveAttribute('value', '50');
  arrives();
  expect(await screen.findByRole('progressbar', { name: 'Import of traits.csv' })).toBeInTheDocument();
  expect(addressOf(router)).toBe(PAGE);
  expect(await drop(), 'the next file may come').toBeEnabled();
  end('job-1', 'done', imported());
  const told = 'traits.csv was imported: 9,600 new, 60 changed, 40 unchanged, 300 rejected.';
  expect(await screen.findByText(told)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('progressbar', { name: 'Undo of traits.csv' });
  end('job-2', 'done', imported({ state: 'undone' }));
  expect(await screen.findByText('traits.csv was undone.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a file is dropped where employers have their traits', async () => {
  const { router, arrives } = start('/employer-talent-network/traits');
  const target = (await drop()).closest('label') as HTMLElement;
  fireEvent.drop(target, { dataTransfer: { files: [file] } });
  await screen.findByRole('progressbar');
  arrives();
  await waitFor(() => expect(addressOf(router)).toBe(`/employer-talent-network${PAGE}`));
});

test('an upload is cancelled', async () => {
  start();
  await user.upload(await drop(), file);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^The upload of traits\.csv was cancelled/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Bring a file' })).toHaveFocus();
});

test('a refusal is told as the server says it, and another file can be chosen', async () => {
  start();
  await user.upload(await drop(), file);
  const message = 'The file has no column called “name”. Its first line names the columns.';
  act(() => Uploading.last.answer(422, { code: 'validation_failed', message }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await drop()).toBeEnabled();
});

test('an import that fails after the upload says why', async () => {
  const { arrives, end } = start();
  await user.upload(await drop(), file);
  arrives();
  await screen.findByRole('progressbar', { name: 'Import of traits.csv' });
  end('job-1', 'failed', imported({ state: 'failed', error: 'The database did not accept a change.' }));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  for (const alert of screen.getAllByRole('alert')) {
    expect(alert).toHaveTextContent('The database did not accept a change.');
  }
});

test('who has been signed out meanwhile is asked to sign in again', async () => {
  start();
  await user.upload(await drop(), file);
  act(() => Uploading.last.answer(401, { code: 'session_expired', message: 'Session expired' }));
  await waitFor(() => expect(isAskingToSignIn()).toBe(true));
  stopAsking();
});

test('leaving the page stops an upload', async () => {
  const { router } = start();
  await user.upload(await drop(), file);
  await screen.findByRole('progressbar');
  const abort = vi.spyOn(Uploading.last, 'abort');
  await act(() => router.navigate('/traits'));
  expect(abort).toHaveBeenCalled();
});
