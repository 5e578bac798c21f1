import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { IMPORT, imported, job, openImports, PAGE, server } from './testing';

vi.mock('@/identity/leave');

const LIST = 'GET /api/traits/imports';
const panel = async (name = 'traits.csv') => within(await screen.findByRole('region', { name }));
const figures = (terms: HTMLElement[]) =>
  terms.map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

describe('an import that is done', () => {
  test('shows what its rows came to, and leads to those that were not taken', async () => {
    openImports('contributor', server(imported({ ignoredColumns: ['Shoe size', 'Hat'] })).handlers, PAGE);
    const shown = await panel();
    await waitFor(() =>
      expect(figures(shown.getAllByRole('term'))).toEqual([
        'New 9,600',
        'Changed 60',
        'Unchanged 40',
        'Rejected 300',
      ]),
    );
    expect(shown.getByText(/^300 rows were not taken/)).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Download the rejected rows' })).toHaveAttribute(
      'href',
      `${IMPORT}/errors.csv`,
    );
    expect(shown.getByText(/Shoe size, Hat/)).toHaveTextContent('Columns that were not read');
    await expectAccessible();
  });

  test('is undone with progress, and names what stayed', async () => {
    const { handlers, end } = server(imported());
    const { requests } = openImports('contributor', handlers, PAGE);
    const shown = await panel();
    await user.click(await shown.findByRole('button', { name: 'Undo the import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo the import of traits.csv?' }));
    expect(dialog.getByText(/^9,600 new traits go, and 60 traits say again/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    const bar = await screen.findByRole('progressbar', { name: 'Undo of traits.csv' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '25'));
    expect(shown.queryByRole('button', { name: 'Cancel' }), 'half an import is none').not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'traits.csv' })).toHaveFocus());
    const left = [
      { id: 'calm', name: 'Calm' },
      { id: 'drive', name: '<b>Drive</b>' },
    ];
    end('job-2', 'done', imported({ state: 'undone', left, leftCount: 7, undoneAt: '2026-01-07T09:00:00Z' }));
    expect(await shown.findByText(/^The import was undone on/)).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Calm' })).toHaveAttribute('href', '/traits/calm/edit');
    expect(shown.getByRole('link', { name: '<b>Drive</b>' })).toBeInTheDocument();
    expect(shown.getByText('and 5 more')).toBeInTheDocument();
    expect(
      await screen.findByText('traits.csv was undone. 7 traits changed since and stayed.'),
    ).toBeInTheDocument();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('that cannot be undone any more says why', async () => {
    const { handlers } = server(imported());
    const message = 'Only an import that is done can be undone.';
    handlers[`POST ${IMPORT}/undo`] = () => refusal('conflict', message, 409);
    openImports('contributor', handlers);
    await user.click(await screen.findByRole('button', { name: 'Undo the import of traits.csv' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });
});

test('an import is cancelled by key, and taken back by another job', async () => {
  const { handlers, end, state } = server(imported({ state: 'applying' }));
  handlers['POST /api/jobs/job-1/cancel'] = () => {
    end('job-1', 'cancelled', imported({ state: 'undoing', job: 'job-2' }));
    return answer<'Job'>(job({ cancelRequested: true }));
  };
  openImports('contributor', handlers, PAGE);
  const bar = await screen.findByRole('progressbar', { name: 'Import of traits.csv' });
  await waitFor(() => expect(bar).toHaveAttribute('value', '25'));
  await expectAccessible();
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('progressbar', { name: 'Undo of traits.csv' })).toBeInTheDocument();
  end('job-2', 'done', imported({ state: 'cancelled' }));
  expect(await screen.findByText('The import was cancelled. The library is as it was.')).toBeInTheDocument();
  expect(state.imports[0]?.state).toBe('cancelled');
});

test('an import that failed says why', async () => {
  const error = 'The file is gone. Import it again.';
  openImports('contributor', server(imported({ state: 'failed', error })).handlers, PAGE);
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect((await panel()).queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

describe('past imports', () => {
  test('are listed, and each opens', async () => {
    const undone = imported({ id: 'import-2', name: '<img src=x onerror=alert(1)>', state: 'undone' });
    openImports('contributor', server(imported(), undone).handlers);
    const table = within(await screen.findByRole('table', { name: 'Past imports' }));
    const [, first, second] = table.getAllByRole('row');
    expect(first).toHaveTextContent('9,600 new, 60 changed, 40 unchanged, 300 rejected');
    expect(within(second as HTMLElement).getByText('Undone')).toBeInTheDocument();
    expect(within(second as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(table.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeInTheDocument();
    await user.click(table.getByRole('link', { name: 'traits.csv' }));
    const shown = await panel();
    await user.click(await shown.findByRole('link', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'traits.csv' })).not.toBeInTheDocument();
  });

  test('that there are none is said, with what to do', async () => {
    openImports('contributor', { [LIST]: () => answer<'TraitImportList'>({ imports: [] }) });
    expect(await screen.findByText('Nothing has been imported yet')).toBeInTheDocument();
    await expectAccessible();
  });

  test('keep their place, say why they do not come, and can be tried again', async () => {
    const { held, release } = hold<Response>();
    let isUp = false;
    const some = () => answer<'TraitImportList'>({ imports: [imported()] });
    openImports('contributor', { [LIST]: () => (isUp ? some() : held) });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    release(refusal('database_unavailable', 'The database cannot be reached.', 503));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database cannot be reached.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'traits.csv' })).toBeInTheDocument();
  });
});

test('an import that is not there says so', async () => {
  openImports(
    'contributor',
    { ...server().handlers, [`GET ${IMPORT}`]: () => refusal('not_found', 'There is no such import.', 404) },
    PAGE,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such import.');
});

test('the columns are explained, and the library is the template', async () => {
  openImports('viewer', {});
  const table = within(await screen.findByRole('table', { name: 'Columns of a CSV file' }));
  for (const column of ['name', 'definition', 'anchor 1 to anchor 5', 'departments', 'evidence against']) {
    expect(table.getByRole('cell', { name: column })).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'The library as CSV' })).toHaveAttribute(
    'href',
    '/api/traits/export.csv',
  );
  expect(screen.getByRole('link', { name: 'The library as JSON' })).toHaveAttribute(
    'href',
    '/api/traits/export.json',
  );
});

test('a viewer sees what they cannot do, and why, and the server is not asked for what it refuses', async () => {
  const { requests } = openImports('viewer', {}, PAGE);
  const input = await screen.findByLabelText('Drop a CSV or JSON file here, or choose one');
  expect(input).toBeDisabled();
  expect(input).toHaveAccessibleDescription('Only a contributor or an admin can change traits.');
  expect(screen.getByText('Imports are shown to contributors and admins.')).toBeInTheDocument();
  expect(requests).toEqual([]);
  await expectAccessible();
});
