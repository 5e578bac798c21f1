import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { card, changes, DOCUMENT, found, job, open, passage, policy } from '../testing';

vi.mock('@/identity/leave');

const SEARCH = 'GET /api/library/search';
const table = () => screen.findByRole('table', { name: 'Documents' });
const rowOf = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement);

test('the documents are listed with what they are and who has changed them', async () => {
  open('viewer');
  const row = await rowOf('Pell Grants');
  for (const text of ['PDF · Student Aid Handbook, Volume 7', 'Financial aid', '2', 'Theo Lindqvist']) {
    expect(row.getByText(text)).toBeInTheDocument();
  }
  expect(row.getByRole('link')).toHaveAttribute('href', '/library/doc-1');
  await expectAccessible();
});

test('an area narrows the list, and stays in the address', async () => {
  const { router } = open('viewer');
  await table();
  await user.selectOptions(screen.getByLabelText('Area'), 'giving');
  expect(screen.queryByRole('link', { name: 'Pell Grants' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Gift acceptance' })).toBeInTheDocument();
  expect(addressOf(router)).toBe('/library?area=giving');
  await user.selectOptions(screen.getByLabelText('Area'), 'talent');
  expect(await screen.findByText('Nothing about Talent yet')).toBeInTheDocument();
});

describe('a search', () => {
  const passages = [
    passage(),
    passage({ document: 'doc-2', title: 'Gift acceptance', page: 4, label: null }),
  ];
  const answered = (change = {}) => Response.json(found(passages, change));

  test('shows passages with page, heading and the sentence marked, and leads to the page', async () => {
    const { requests, router } = open('viewer', { [SEARCH]: () => answered() });
    await user.type(await screen.findByLabelText('Search the library'), 'largest grant{Enter}');
    const panel = within(await screen.findByRole('region', { name: 'Passages' }));
    const link = await panel.findByRole('link', { name: 'Pell Grants, page 7-1' });
    expect(panel.getByRole('link', { name: 'Gift acceptance, page 4' })).toBeInTheDocument();
    expect(panel.getAllByText('How much it is')).toHaveLength(2);
    expect(document.querySelector('mark')).toHaveTextContent('The largest grant is $7,395 a year.');
    expect(panel.getByRole('status')).toHaveTextContent('2 passages');
    expect(new URL(requests.at(-1)?.url ?? '').search).toBe('?q=largest%20grant');
    await expectAccessible();
    await user.click(link);
    const { pathname, search } = router.state.location;
    expect(pathname).toBe('/library/doc-1');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      page: '1',
      quote: 'The largest grant is $7,395 a year.',
    });
  });

  test('keeps to the area that was chosen', async () => {
    const { requests } = open('viewer', { [SEARCH]: () => answered() }, '/library?q=grant&area=aid');
    await screen.findByRole('link', { name: 'Pell Grants, page 7-1' });
    expect(requests.map(({ url }) => new URL(url).search)).toContain('?q=grant&area=aid');
  });

  test('says how far it can be trusted', async () => {
    open('viewer', { [SEARCH]: () => answered({ isLikely: false, byMeaning: false }) }, '/library?q=grant');
    expect(await screen.findByText(/^No page seems to answer this/)).toHaveTextContent(
      'Only words are compared',
    );
    expect(document.querySelector('mark'), 'the words are there').not.toBeNull();
  });

  test('marks nothing in what only comes closest', async () => {
    open('viewer', { [SEARCH]: () => answered({ isLikely: false }) }, '/library?q=xyzzy');
    expect(await screen.findByText(/^No page seems to answer this/)).toBeInTheDocument();
    expect(screen.getAllByText(/The largest grant is/)).not.toHaveLength(0);
    expect(document.querySelector('mark')).toBeNull();
  });

  test('shows documents by their names, too', async () => {
    open('viewer', { [SEARCH]: () => Response.json(found([])) }, '/library?q=GIFT');
    expect(await screen.findByText('No page says anything about that')).toBeInTheDocument();
    const names = within(await screen.findByRole('region', { name: 'Documents of that name' }));
    expect(names.getAllByRole('link')).toHaveLength(1);
  });

  test('that fails says why and can be tried again', async () => {
    let isUp = false;
    open(
      'viewer',
      {
        [SEARCH]: () => (isUp ? answered() : refusal('overloaded', 'Too much to do.', 503)),
      },
      '/library?q=grant',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Pell Grants, page/ })).toBeInTheDocument();
  });
});

test.each(['viewer', 'contributor'] as const)('an empty library tells a %s what comes next', async (role) => {
  open(role, { 'GET /api/library/documents': () => Response.json({ documents: [] }) });
  expect(await screen.findByText('The library is empty')).toBeInTheDocument();
  const next = role === 'viewer' ? /^A contributor or an admin can add/ : /^Add a document: a policy/;
  expect(screen.getByText(next)).toBeInTheDocument();
  await expectAccessible();
});

test('a viewer sees what they cannot do, and why', async () => {
  open('viewer', {
    'GET /api/library/documents': () =>
      Response.json({ documents: [card({ state: 'failed', pageCount: 0 })] }),
  });
  await table();
  const controls = [/^Add a document/, /^Delete/, /^Try another file/];
  for (const name of controls) {
    const control = screen.getByRole('button', { name });
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription('Only a contributor or an admin can change the library.');
  }
});

test('a file that is being read shows how far it is, and can be cancelled by key', async () => {
  let work = job();
  let state = card({ state: 'reading', pageCount: 0, job: 'job-1' });
  open('contributor', {
    'GET /api/library/documents': () => Response.json({ documents: [state] }),
    'GET /api/jobs/job-1': () => answer<'Job'>(work),
    'POST /api/jobs/job-1/cancel': () => {
      work = job({ state: 'cancelled', cancelRequested: true });
      state = card({ state: 'failed', pageCount: 0, problem: 'The reading was cancelled.' });
      return answer<'Job'>(work);
    },
  });
  const bar = await screen.findByRole('progressbar', { name: 'Reading of Pell Grants' });
  await waitFor(() => expect(bar).toHaveAttribute('value', '25'));
  expect(screen.getByText('Reads page 60 of 240')).toBeInTheDocument();
  await expectAccessible();
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The reading was cancelled.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Documents' })).toHaveFocus();
});

test('how far somebody else’s file is, is shown, too, and first', async () => {
  const progress = { done: 30, total: 60, message: 'Reading page 30 of 60' };
  const reading = card({ state: 'reading', pageCount: 0, job: 'job-1', progress });
  open('contributor', {
    'GET /api/library/documents': () => Response.json({ documents: [policy(), reading] }),
    'GET /api/jobs/job-1': () => refusal('not_found', 'Not there.', 404),
  });
  expect(await screen.findByText('Reading page 30 of 60')).toBeInTheDocument();
  const bar = screen.getByRole('progressbar');
  expect(bar).toHaveAttribute('value', '50');
  expect(screen.getAllByRole('row')[1]).toContainElement(bar);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('a file that was not read is a row with its problem', async () => {
  const problem = 'The PDF is encrypted. Save it without a password and try again.';
  open('contributor', {
    'GET /api/library/documents': () =>
      Response.json({ documents: [card({ state: 'failed', pageCount: 0, problem }), policy()] }),
  });
  const row = await rowOf('Pell Grants');
  expect(row.getByText(problem)).toBeInTheDocument();
  expect(row.getByRole('button', { name: /^Try another file/ })).toBeEnabled();
  await expectAccessible();
});

test('a document is deleted, and comes back by Undo', async () => {
  let documents = [card(), policy()];
  const { requests } = open('contributor', {
    'GET /api/library/documents': () => Response.json({ documents }),
    [`DELETE ${DOCUMENT}`]: () => {
      documents = [policy()];
      return nothing();
    },
    [`POST ${DOCUMENT}/restore`]: () => {
      documents = [card(), policy()];
      return Response.json(card());
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Delete ?Pell Grants/ }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Pell Grants' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Pell Grants' })).toBeInTheDocument();
  expect(await changes(requests)).toEqual([`DELETE ${DOCUMENT}`, `POST ${DOCUMENT}/restore`]);
});

test('a deletion that is refused says why, and the row stays', async () => {
  open('contributor', { [`DELETE ${DOCUMENT}`]: () => refusal('permission_denied', 'Not allowed.', 403) });
  await user.click(await screen.findByRole('button', { name: /^Delete ?Pell Grants/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not allowed.');
  expect(screen.getByRole('link', { name: 'Pell Grants' })).toBeInTheDocument();
});

test('while the list is on its way its place is kept', async () => {
  const { held, release } = hold<Response>();
  open('viewer', { 'GET /api/library/documents': () => held });
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  release(refusal('database_unavailable', 'The database cannot be reached.', 503));
  expect(await screen.findByText('The database cannot be reached.')).toHaveRole('alert');
});
