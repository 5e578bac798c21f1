import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { nothing } from '@/testing/network';
import { stubUploads, Uploading } from '@/testing/uploads';
import { user } from '@/testing/user';
import { AT, batch, give, talentFile } from '../testing';
import { IMPORTS, ONE, openBatch } from './testing';

vi.mock('@/identity/leave');

const CONFIRM = `POST ${ONE}/files/file-1/confirm`;
const DOUBT = `DELETE ${ONE}/files/file-1/confirm`;
const UNDO = `DELETE ${ONE}/self-ids/i1`;

const doubtful = talentFile({ state: 'needs_check' });
const confirmed = talentFile({ confirmedBy: 'Theo' });

function openConfirming(first: Schemas['TalentFile']) {
  let now = first;
  const become = (next: Schemas['TalentFile']) => {
    now = next;
    return give(now);
  };
  return openBatch([], {
    [`GET ${ONE}`]: () => give<Schemas['TalentBatchDetail']>({ batch: batch(), files: [now] }),
    [CONFIRM]: () => become(confirmed),
    [DOUBT]: () => become(doubtful),
  });
}

test('that a file is all right can be undone at once', async () => {
  const { made } = openConfirming(doubtful);
  await user.click(await screen.findByRole('button', { name: 'It is all right: ana.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'It is all right: ana.pdf' })).toBeInTheDocument();
  expect(made(DOUBT)).toHaveLength(1);
});

test('that a file is all right can be taken back later as well', async () => {
  const { made } = openConfirming(confirmed);
  await user.click(await screen.findByRole('button', { name: 'Take back that it is all right: ana.pdf' }));
  expect(await screen.findByText('ana.pdf is what it was before.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(made(CONFIRM)).toHaveLength(1));
});

const imported = (change: Partial<Schemas['TalentSelfIdImport']> = {}): Schemas['TalentSelfIdImport'] => ({
  id: 'i1',
  files: 12,
  at: AT,
  by: 'Theo',
  undoneAt: null,
  undoneBy: null,
  ...change,
});

/** A server that has made these imports, and takes the first back. */
function openImports(first: Schemas['TalentSelfIdImport'][]) {
  let imports = first;
  return openBatch([], {
    [IMPORTS]: () => give<Schemas['TalentSelfIdImportList']>({ imports }),
    [UNDO]: () => {
      imports = [imported({ undoneAt: AT, undoneBy: 'Ana' })];
      return nothing();
    },
  });
}

const TABLE = new File(['file,sex,race'], 'said.csv', { type: 'text/csv' });

async function sendTable(answer: Schemas['SelfIdsImported']) {
  await user.upload(await screen.findByLabelText(/^Drop a CSV here/), TABLE);
  await screen.findByRole('progressbar', { name: 'Upload of said.csv' });
  await act(async () => Uploading.last.answer(200, answer));
}

test('what was just imported can be undone', async () => {
  stubUploads();
  const { made } = openImports([]);
  await sendTable({ known: 12, import: 'i1', problems: ['Row 4: no such file.'] });
  expect(await screen.findByText('Row 4: no such file.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(made(UNDO)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Row 4: no such file.')).not.toBeInTheDocument());
  expect(await screen.findByText(/taken back by Ana/)).toBeInTheDocument();
});

test('an import that said nothing new leaves nothing to undo', async () => {
  stubUploads();
  openImports([]);
  await sendTable({ known: 12, import: null, problems: [] });
  expect(await screen.findByText('12 rows taken.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an earlier import is listed, and taken back', async () => {
  const { made } = openImports([imported()]);
  const back = await screen.findByRole('button', { name: /^Take back the import of 12 files by Theo/ });
  await expectAccessible();
  await user.click(back);
  const list = within((await screen.findByText(/taken back by Ana/)).closest('ul') as HTMLElement);
  expect(list.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Imports' })).toHaveFocus();
  expect(made(UNDO)).toHaveLength(1);
});

test('who only looks is not told of imports', async () => {
  const { made } = openBatch([], {}, 'viewer');
  expect(await screen.findByLabelText(/^Drop a CSV here/)).toBeDisabled();
  expect(made(IMPORTS)).toHaveLength(0);
});
