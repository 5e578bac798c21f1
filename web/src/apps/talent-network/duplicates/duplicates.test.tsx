import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { API, AT, duplicates, give, type Handlers, merge, open, pair, profile } from '../testing';
import { DuplicatesPage } from './DuplicatesPage';

vi.mock('@/identity/leave');

const LIST = `GET ${API}/duplicates`;
const MERGE = `POST ${API}/merges`;
const UNDO = `POST ${API}/merges/m1/undo`;

const openDuplicates = (handlers: Handlers = {}, as?: Schemas['Role']) =>
  open(
    [{ path: '/talent-network/duplicates', element: <DuplicatesPage /> }],
    '/talent-network/duplicates',
    {
      [LIST]: () => give(duplicates()),
      [`GET ${API}/candidates/f7`]: () => give(profile({ id: 'f7', name: 'Ana M. Silva' })),
      [`GET ${API}/candidates/p1`]: () => give(profile()),
      ...handlers,
    },
    as,
  );

const compare = { name: 'Compare ana.pdf with Ana Silva' };

test('pairs are listed with why they are likely the same', async () => {
  openDuplicates();
  const table = await screen.findByRole('table', { name: 'Likely the same' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent('The same name and the same address.');
  expect(row).toHaveTextContent('87%');
  expect(screen.getByText('1 pair.')).toBeInTheDocument();
  await expectAccessible();
});

test.each([
  [949, '94%'],
  [0, null],
])('texts that are alike by %i of a thousand are “%s”', async (alike, words) => {
  const [pair] = duplicates().pairs;
  openDuplicates({
    [LIST]: () => give(duplicates({ pairs: [{ ...(pair as Schemas['NetworkPair']), alike }] })),
  });
  const table = await screen.findByRole('table', { name: 'Likely the same' });
  expect(table.textContent?.match(/\d+%/)?.[0] ?? null).toBe(words);
});

test('both are looked at before they are merged, and that can be undone', async () => {
  let isMerged = false;
  const { sent, made } = openDuplicates({
    [LIST]: () => give(isMerged ? duplicates({ total: 0, pairs: [], merges: [merge()] }) : duplicates()),
    [MERGE]: () => {
      isMerged = true;
      return give(merge(), 201);
    },
    [UNDO]: () => {
      isMerged = false;
      return give(merge({ undoneAt: AT }));
    },
  });
  await user.click(await screen.findByRole('button', compare));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge ana.pdf into Ana Silva?' }));
  expect(await dialog.findByText('Name differs')).toBeInTheDocument();
  expect(dialog.getByText(/^ana\.pdf is nobody of its own any more/)).toBeInTheDocument();
  await expectAccessible();
  expect(await sent(MERGE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByText('ana.pdf was merged into Ana Silva.')).toBeInTheDocument();
  expect(await sent(MERGE)).toEqual([{ file: 'f7', into: 'p1' }]);
  expect(await screen.findByText('Nobody is here twice')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', compare)).toBeInTheDocument();
  expect(made(UNDO)).toHaveLength(1);
});

test('what was merged can be parted later, and merged again', async () => {
  const { sent } = openDuplicates({
    [LIST]: () => give(duplicates({ total: 0, pairs: [], merges: [merge()] })),
    [UNDO]: () => give(merge({ undoneAt: AT })),
    [MERGE]: () => give(merge({ id: 'm2' }), 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Part again: ana.pdf' }));
  expect(await screen.findByText('ana.pdf is somebody of its own again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await sent(MERGE)).toEqual([{ file: 'f7', into: 'p1' }]));
});

test('a merge that is refused leaves the preview', async () => {
  openDuplicates({ [MERGE]: () => refusal('conflict', 'This file has been merged meanwhile.', 409) });
  await user.click(await screen.findByRole('button', compare));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Name differs');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This file has been merged meanwhile.');
  expect(dialog.getByText('Name differs')).toBeInTheDocument();
});

test('two files can be one, too', async () => {
  const other = { ...pair().other, id: 'f8', source: 'upload' as const, file: 'older.pdf' };
  openDuplicates({ [LIST]: () => give(duplicates({ pairs: [pair({ other })] })) });
  expect(await screen.findByText(/^older\.pdf\. Data analyst\./)).toBeInTheDocument();
});

test('who only looks merges and parts nothing', async () => {
  openDuplicates({ [LIST]: () => give(duplicates({ merges: [merge()] })) }, 'viewer');
  expect(await screen.findByRole('button', { name: 'Part again: ana.pdf' })).toBeDisabled();
  await user.click(screen.getByRole('button', compare));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Name differs');
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
});
