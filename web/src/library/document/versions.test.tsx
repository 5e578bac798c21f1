import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { stubUploads, Uploading } from '@/testing/uploads';
import { user } from '@/testing/user';
import { card, changes, DOCUMENT, job, openDocument as open, document as sample, version } from '../testing';

vi.mock('@/identity/leave');

const title = () => screen.findByRole('heading', { level: 1, name: 'Pell Grants' });
const choose = async (item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('another version is read, and says that it is not in force', async () => {
  const { router } = open('viewer', {
    [`GET ${DOCUMENT}`]: ({ url }) =>
      Response.json(sample({ shown: Number(new URL(url).searchParams.get('version') ?? 2) })),
  });
  const picker = await screen.findByLabelText('Version');
  expect(picker).toHaveTextContent(/2 \(in force\), .*, Theo Lindqvist: Figures of 2026-27/);
  await user.selectOptions(picker, '1');
  expect(await screen.findByText(/^This is version 1\. Version 2 is in force\./)).toBeInTheDocument();
  expect(addressOf(router)).toBe('/library/doc-1?version=1');
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Read that one' }));
  await waitFor(() => expect(addressOf(router)).toBe('/library/doc-1'));
});

test('an older version is restored from the history, and Undo takes that back', async () => {
  const { requests } = open('contributor', {
    [`POST ${DOCUMENT}/versions/1/restore`]: () => Response.json(card({ version: 3 })),
    [`POST ${DOCUMENT}/versions/2/restore`]: () => Response.json(card({ version: 4 })),
  });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'History of Pell Grants' }));
  expect(dialog.getByText('Figures of 2026-27')).toBeInTheDocument();
  expect(dialog.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: /^Restore/ }));
  expect(await screen.findByText('Version 1 of Pell Grants is in force again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await changes(requests)).toEqual([
      `POST ${DOCUMENT}/versions/1/restore`,
      `POST ${DOCUMENT}/versions/2/restore`,
    ]),
  );
});

test('the history shows files that were not read, without a way back to them', async () => {
  const versions = [version(), version({ number: 3, state: 'failed', problem: 'It is damaged.', pages: 0 })];
  open('contributor', { [`GET ${DOCUMENT}`]: () => Response.json(sample({ versions })) });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  expect(await screen.findByText('It is damaged.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});

test('title and area are changed, and Undo takes that back', async () => {
  const { requests } = open('contributor', {
    [`PATCH ${DOCUMENT}`]: async (request) => Response.json(card(await request.json())),
  });
  await choose('Title and area');
  const dialog = within(await screen.findByRole('dialog', { name: 'Title and area' }));
  const field = dialog.getByLabelText('Title');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'Federal Pell Grants{Enter}');
  expect(await screen.findByText('Federal Pell Grants was changed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await changes(requests)).toEqual([
      `PATCH ${DOCUMENT} {"title":"Federal Pell Grants","area":"aid"}`,
      `PATCH ${DOCUMENT} {"title":"Pell Grants","area":"aid"}`,
    ]),
  );
});

test('a change that is refused keeps what was typed', async () => {
  open('contributor', { [`PATCH ${DOCUMENT}`]: () => refusal('overloaded', 'Try again later.', 503) });
  await choose('Title and area');
  const field = await screen.findByLabelText('Title');
  await user.type(field, ' today{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again later.');
  expect(field).toHaveValue('Pell Grants today');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

test('deleting leads back to the list, and Undo brings the document back', async () => {
  const { requests, router } = open('contributor', {
    [`DELETE ${DOCUMENT}`]: nothing,
    [`POST ${DOCUMENT}/restore`]: () => Response.json(card()),
  });
  await choose('Delete');
  await waitFor(() => expect(addressOf(router)).toBe('/library'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await changes(requests)).toEqual([`DELETE ${DOCUMENT}`, `POST ${DOCUMENT}/restore`]),
  );
});

describe('a new version', () => {
  const file = new File(['# Pell'], 'pell.md', { type: 'text/markdown' });
  beforeEach(stubUploads);

  test('is sent with what is new in it, and is read while the old one stays', async () => {
    let state = sample();
    open('contributor', {
      [`GET ${DOCUMENT}`]: () => Response.json(state),
      'GET /api/jobs/job-1': () => answer<'Job'>(job()),
    });
    await choose('Replace by a new version');
    await user.type(await screen.findByLabelText('What is new'), 'Figures of 2027-28');
    await expectAccessible();
    await user.upload(screen.getByLabelText('Drop the new file here, or choose it'), file);
    await screen.findByRole('progressbar', { name: 'Upload of pell.md' });
    expect(Uploading.last.address).toBe(`POST ${DOCUMENT}/versions?name=pell.md&note=Figures+of+2027-28`);
    state = sample({ state: 'reading', job: 'job-1' });
    act(() => Uploading.last.answer(200, card({ state: 'reading', job: 'job-1' })));
    expect(await screen.findByRole('progressbar', { name: 'Reading of Pell Grants' })).toBeInTheDocument();
    expect(screen.getByText(/^The version before stays in force/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'How much it is' })).toBeInTheDocument();
  });

  test('that is refused keeps the note', async () => {
    open('contributor');
    await choose('Replace by a new version');
    await user.type(await screen.findByLabelText('What is new'), 'New');
    fireEvent.drop(
      screen.getByLabelText('Drop the new file here, or choose it').closest('label') as HTMLElement,
      { dataTransfer: { files: [file] } },
    );
    await screen.findByRole('progressbar');
    act(() => Uploading.last.answer(413, { code: 'payload_too_large', message: 'At most 50 MB.' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('At most 50 MB.');
    expect(screen.getByLabelText('What is new')).toHaveValue('New');
  });
});

test('a file that was not read says why, and takes another', async () => {
  const problem = 'The pages are pictures: no text can be selected. Run a text recognition and try again.';
  open('contributor', {
    [`GET ${DOCUMENT}`]: () =>
      Response.json(sample({ state: 'failed', problem, pages: [], version: 1, shown: 1 })),
  });
  await title();
  expect(screen.getByText(problem)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Try another file/ })).toBeEnabled();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a viewer reads the history, and cannot change anything', async () => {
  open('viewer');
  expect(await screen.findByRole('button', { name: 'Change' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Change' })).toHaveAccessibleDescription(/^Only a contributor/);
  await user.click(screen.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('button', { name: /^Restore/ })).toBeDisabled();
});
