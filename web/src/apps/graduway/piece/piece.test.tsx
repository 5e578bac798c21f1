import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { listenToFiles, sentFile } from '@/testing/files';
import { answer, nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { fine, HASH, piece } from '../studio/testing';
import { bodiesOf } from '../testing';
import { open, PIECE } from './testing';

const APPROVED = fine({ approval: { by: 'Theo Lindqvist', at: '2026-11-16T09:00:00Z' } });

test('what reads well is approved by its hash, and that can be taken back', async () => {
  const { requests } = open('', {
    [`GET ${PIECE}`]: () => answer<'StudioPiece'>(fine()),
    [`POST ${PIECE}/approve`]: () => answer<'StudioPiece'>(APPROVED),
    [`POST ${PIECE}/reopen`]: () => answer<'StudioPiece'>(fine()),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('It is approved as it reads now.')).toBeInTheDocument();
  expect(await bodiesOf(requests, `POST ${PIECE}/approve`)).toEqual([{ hash: HASH }]);
  expect(screen.getByRole('region', { name: 'Approval' })).toHaveTextContent('Approved by Theo Lindqvist');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeInTheDocument();
});

test('what has to change stands in the way of an approval', async () => {
  const { requests } = open();
  const button = await screen.findByRole('button', { name: 'Approve' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('1 thing has to change before approval.');
  await user.click(button);
  expect(await bodiesOf(requests, `POST ${PIECE}/approve`)).toEqual([]);
});

test('who has read something else than is there now is shown that', async () => {
  const message = 'This piece has been changed since you opened it.';
  open('', {
    [`GET ${PIECE}`]: () => answer<'StudioPiece'>(fine()),
    [`POST ${PIECE}/approve`]: () =>
      answer<'StudioConflict'>(
        { code: 'overtaken', message, current: piece({ revision: 5, name: 'Theirs' }) },
        409,
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('heading', { level: 1, name: 'Theirs' })).toBeInTheDocument();
});

test('what could be sent is exported of an approved piece alone', async () => {
  const names = listenToFiles();
  open('', {
    [`GET ${PIECE}/export.txt`]: () => sentFile('Dear reader', 'attachment; filename="piece.txt"'),
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const menu = await screen.findByRole('menu');
  const mail = within(menu).getByRole('menuitem', { name: /^Mail/ });
  expect(mail).toHaveTextContent('Not yet: approve it first');
  await user.click(mail);
  await user.click(within(menu).getByRole('menuitem', { name: /^Text/ }));
  await waitFor(() => expect(names).toEqual(['piece.txt']));
});

test('an approved piece has a mail and its recipients', async () => {
  const names = listenToFiles();
  open('', {
    [`GET ${PIECE}`]: () => answer<'StudioPiece'>(APPROVED),
    [`GET ${PIECE}/export.eml`]: () => refusal('conflict', 'Somebody in it shares nothing any more.', 409),
    [`GET ${PIECE}/recipients.csv`]: () => sentFile('person', 'attachment; filename="recipients.csv"'),
  });
  const exporting = await screen.findByRole('button', { name: 'Export' });
  await user.click(exporting);
  await user.click(await screen.findByRole('menuitem', { name: /^Recipients/ }));
  await waitFor(() => expect(names).toEqual(['recipients.csv']));
  await user.click(exporting);
  await user.click(await screen.findByRole('menuitem', { name: /^Mail/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody in it shares nothing any more.');
  expect(names).toEqual(['recipients.csv']);
});

test('an approved piece that may not be sent as it is any more says so', async () => {
  const gap = { place: { kind: 'whole' as const }, message: 'The event was on May 1, 2026.' };
  open('', {
    [`GET ${PIECE}`]: () => answer<'StudioPiece'>({ ...APPROVED, gaps: [gap], canBeApproved: false }),
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const mail = within(await screen.findByRole('menu')).getByRole('menuitem', { name: /^Mail/ });
  expect(mail).toHaveTextContent('Not yet: something in it has to change first');
  expect(mail).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/Since then 1 thing has to change\./)).toBeInTheDocument();
});

test('several readers are shown what they would read, and why somebody does not get it', async () => {
  const names = listenToFiles();
  const { requests } = open('/preview', {
    [`GET ${PIECE}/export.txt`]: () => sentFile('Dear Rosa', 'attachment; filename="piece.txt"'),
    [`GET ${PIECE}/preview`]: () =>
      answer<'StudioPreviewList'>({
        total: 42,
        previews: [
          {
            person: 17,
            name: 'Rosa Alvarez',
            subject: 'News from your university',
            paragraphs: ['Dear Rosa,', 'Come to the Spring Lecture.'],
            filled: [{ field: 'first_name', value: 'Rosa', isFallback: false }],
            leftOut: null,
          },
          {
            person: 18,
            name: 'Wei Chen',
            subject: 'News from your university',
            paragraphs: ['Dear friend,'],
            filled: [{ field: 'first_name', value: 'friend', isFallback: true }],
            leftOut: { reason: 'no_consent', message: 'Has not agreed to be written to by mail.' },
          },
        ],
      }),
  });
  const rosa = within(await screen.findByRole('article', { name: 'For Rosa Alvarez' }));
  expect(rosa.getByText('Dear Rosa,')).toBeInTheDocument();
  expect(rosa.getByText('Gets it today')).toBeInTheDocument();
  const wei = within(screen.getByRole('article', { name: 'For Wei Chen' }));
  expect(wei.getByText('Has not agreed to be written to by mail.')).toBeInTheDocument();
  expect(wei.getByText(/“friend” \(for everybody: not known, or not shared\)/)).toBeInTheDocument();
  await user.click(rosa.getByRole('button', { name: 'Download the text for Rosa Alvarez' }));
  await waitFor(() => expect(names).toEqual(['piece.txt']));
  expect(requests.at(-1)?.url).toMatch(/\/export\.txt\?person=17$/);
  await expectAccessible();
});

test('readers are counted with those left out and why, and can be others', async () => {
  const { requests } = open('/readers', {
    [`GET ${PIECE}/recipients`]: () =>
      answer<'StudioRecipients'>({
        total: 900,
        checked: 500,
        reached: 420,
        leftOut: [
          { reason: 'no_consent', people: 60 },
          { reason: 'often_enough', people: 20 },
        ],
      }),
    [`PUT ${PIECE}`]: () => answer<'StudioPiece'>(piece({ revision: 5 })),
  });
  expect(await screen.findByText('420 would get it')).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Left out, and why' }));
  expect(table.getByText('Have not agreed to mail')).toBeInTheDocument();
  expect(screen.getByText(/The table of recipients has all of them\./)).toBeInTheDocument();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Other readers' }), 'Boston chemists');
  await user.click(screen.getByRole('button', { name: 'Use these readers' }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, `PUT ${PIECE}`)).toMatchObject([
      { seen: 4, readers: { segment: 'boston' }, subject: 'News from your university' },
    ]),
  );
});

test('an earlier version is restored, and Undo goes back to this one', async () => {
  const version = (revision: number) => ({
    revision,
    name: 'Spring newsletter',
    subject: `Subject ${revision}`,
    tone: 'warm' as const,
    note: 'Edited',
    by: 'Theo Lindqvist',
    at: '2026-11-15T09:00:00Z',
  });
  const { requests } = open('/versions', {
    [`GET ${PIECE}/versions`]: () => answer<'StudioVersionList'>({ versions: [version(4), version(3)] }),
    [`POST ${PIECE}/versions/3/restore`]: () => answer<'StudioPiece'>(piece({ revision: 5 })),
    [`POST ${PIECE}/versions/4/restore`]: () => answer<'StudioPiece'>(piece({ revision: 6 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Restore version 3' }));
  expect(await screen.findByText('It is again as it was in version 3.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, `POST ${PIECE}/versions/4/restore`)).toEqual([{ seen: 5 }]),
  );
});

test('it is written anew in another tone, about the topics that it has', async () => {
  const { requests } = open('', {
    [`POST ${PIECE}/compose`]: () => answer<'StudioPiece'>(piece({ revision: 5 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Write anew' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Write it anew' }));
  await user.click(await dialog.findByRole('radio', { name: 'Brief' }));
  await user.click(dialog.getByRole('button', { name: 'Write it anew' }));
  expect(await screen.findByText('It was written anew.')).toBeInTheDocument();
  expect(await bodiesOf(requests, `POST ${PIECE}/compose`)).toEqual([
    { seen: 4, tone: 'brief', topics: ['events', 'jobs'], event: null, rephrase: false },
  ]);
});

test('a piece is deleted, and brought back from the list', async () => {
  const { router, requests } = open('', {
    [`DELETE ${PIECE}`]: nothing,
    [`POST ${PIECE}/restore`]: () => answer<'StudioPiece'>(piece()),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Spring newsletter' }));
  await waitFor(() => expect(addressOf(router)).toBe('/graduway/studio'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/restore'))).toBe(true));
});

test('a piece that is not there says so', async () => {
  open('', { [`GET ${PIECE}`]: () => refusal('not_found', 'There is no such piece.', 404) });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such piece.');
  expect(screen.getByRole('link', { name: 'All pieces' })).toHaveAttribute('href', '/graduway/studio');
});
