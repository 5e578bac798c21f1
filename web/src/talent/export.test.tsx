import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dispatch } from '@/identity/session';
import { listenToFiles, sentFile } from '@/testing/files';
import { refusal, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { ExportMenu } from './ExportMenu';

const CSV = 'GET /exports/csv';

async function choose(handlers: Parameters<typeof stubNetwork>[0]) {
  dispatch({ type: 'answered', state: signedIn('contributor') });
  stubNetwork(handlers);
  const menu = (
    <ExportMenu what="List" addressOf={(format) => `/exports/${format}`} lockedUnless={() => ({})} />
  );
  renderRoutes([{ path: '/', element: menu }], '/');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'List as CSV' }));
}

test('a file is kept under the name that the server gives it', async () => {
  const names = listenToFiles();
  await choose({ [CSV]: () => sentFile('a,b', 'attachment; filename="people.csv"') });
  await waitFor(() => expect(names).toEqual(['people.csv']));
});

test.each([
  ['validation_failed', 'There is no such day.', 422],
  ['overloaded', 'Too much to do.', 503],
] as const)('a file that is refused (%s) is no file: it is said why', async (code, message, status) => {
  const names = listenToFiles();
  await choose({ [CSV]: () => refusal(code, message, status) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(names).toEqual([]);
});
