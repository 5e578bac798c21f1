import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { isAskingToSignIn, stopAsking } from '@/identity/expiry/expiry';
import { addressOf } from '@/testing/render';
import { stubUploads, Uploading } from '@/testing/uploads';
import { user } from '@/testing/user';
import { detail, open, PAGE, server } from './testing';

vi.mock('@/identity/leave');

const file = new File(['Nachname;Jahr\nMüller;1999\n'], 'alumni.csv', { type: 'text/csv' });
const drop = () => screen.findByLabelText('Drop a CSV file here, or choose one');

beforeEach(stubUploads);

function start() {
  return open('contributor', server(detail()).handlers, '/admin/data/imports/new').router;
}

test('a chosen file is sent with its kind, and its page opens', async () => {
  const router = start();
  await user.selectOptions(await screen.findByLabelText('What the file holds'), 'alumni');
  await user.upload(await drop(), file);
  const bar = await screen.findByRole('progressbar', { name: 'Upload of alumni.csv' });
  expect(Uploading.last.address).toBe('POST /api/admin/imports?name=alumni.csv&kind=alumni');
  expect(Uploading.last.headers).toEqual({
    'Content-Type': 'application/octet-stream',
    'X-CSRF-Token': 'csrf-of-the-test',
  });
  expect(Uploading.last.body).toBe(file);
  act(() => Uploading.last.upload.onprogress?.({ loaded: file.size / 2 }));
  expect(bar).toHaveAttribute('value', '50');
  expect(screen.getByRole('status')).toHaveTextContent('Upload of alumni.csv 50%');
  act(() => Uploading.last.answer(201, detail()));
  await waitFor(() => expect(addressOf(router)).toBe(PAGE));
  expect(await screen.findByRole('heading', { level: 1, name: 'alumni.csv' })).toBeInTheDocument();
});

test('a file is dropped, and its kind left to be found out', async () => {
  start();
  const target = (await drop()).closest('label') as HTMLElement;
  fireEvent.dragOver(target);
  expect(target).toHaveAttribute('data-over');
  fireEvent.drop(target, { dataTransfer: { files: [file] } });
  await screen.findByRole('progressbar');
  expect(Uploading.last.address).toBe('POST /api/admin/imports?name=alumni.csv');
});

test('two files at once are not taken', async () => {
  start();
  const target = (await drop()).closest('label') as HTMLElement;
  fireEvent.drop(target, { dataTransfer: { files: [file, file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('One file at a time.');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('an upload is cancelled', async () => {
  start();
  await user.upload(await drop(), file);
  expect(await screen.findByRole('heading', { level: 2, name: 'alumni.csv' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^The upload of alumni\.csv was cancelled/)).toBeInTheDocument();
  expect(await drop()).toBeEnabled();
  expect(await drop()).toHaveFocus();
});

test('an upload that is cut off says so, and the file can be chosen again', async () => {
  const router = start();
  await user.upload(await drop(), file);
  act(() => Uploading.last.onerror?.());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The connection was cut before the file had arrived/,
  );
  await user.upload(await drop(), file);
  act(() => Uploading.last.answer(201, detail()));
  await waitFor(() => expect(addressOf(router)).toBe(PAGE));
});

test('a refusal is told as the server says it', async () => {
  start();
  await user.upload(await drop(), file);
  const message = 'The file is too large: at most 600 MB.';
  act(() => Uploading.last.answer(413, { code: 'payload_too_large', message }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('who has been signed out meanwhile is asked to sign in again', async () => {
  start();
  await user.upload(await drop(), file);
  act(() => Uploading.last.answer(401, { code: 'session_expired', message: 'Session expired' }));
  await waitFor(() => expect(isAskingToSignIn()).toBe(true));
  stopAsking();
});

test('leaving the page stops an upload', async () => {
  const router = start();
  await user.upload(await drop(), file);
  await screen.findByRole('progressbar');
  const abort = vi.spyOn(Uploading.last, 'abort');
  await act(() => router.navigate('/admin/data'));
  expect(abort).toHaveBeenCalled();
});
