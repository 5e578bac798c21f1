import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { openRole, RANKING } from '../role/testing';
import { API, AT, detail, give, ranked, ranking, role } from '../testing';

vi.mock('@/identity/leave');

const ONE = `GET ${API}/roles/r1/candidates/p1`;
const DECIDE = `PUT ${API}/roles/r1/candidates/p1/decision`;
const table = () => screen.findByRole('table', { name: 'Ranked candidates' });
const rowOf = async (name: RegExp) => within(await table()).findByRole('row', { name });

const decided = (kind: 'shortlist' | 'reject' | null): Schemas['TalentDecision'] => ({
  id: 'd1',
  person: 'p1',
  kind,
  reason: '',
  at: AT,
  by: 'Theo',
});

test('candidates are ranked with score, musts, reasons, gap, evidence and flags', async () => {
  openRole();
  const first = await rowOf(/Candidate 4F2A/);
  expect(first).toHaveTextContent('82.3');
  expect(within(first).getByRole('img', { name: '1 of 1 must met' })).toBeInTheDocument();
  expect(first).toHaveTextContent('Python +60.0');
  expect(first).toHaveTextContent('SQL');
  expect(first).toHaveTextContent('Unknown');
  expect(first).toHaveTextContent('Described 1×');
  const last = await rowOf(/Candidate C3D4/);
  expect(last).toHaveTextContent('Hidden text');
  expect(last).toHaveTextContent('Python (must)');
  expect(screen.getByText(/^Band 2: these 2 are tied/)).toBeInTheDocument();
  expect(screen.getByText(/^3 candidates ranked\./)).toBeInTheDocument();
  await expectAccessible();
});

test('it is blind until somebody switches that off, and the address says so', async () => {
  const { router, sent } = openRole('', {
    [RANKING]: async (request) => {
      const { blind } = await request.json();
      return give(ranking(blind ? {} : { rows: [ranked({ name: 'Ana Silva' })], isBlind: false }));
    },
  });
  const blind = await screen.findByRole('button', { name: 'Blind' });
  expect(blind).toHaveAttribute('aria-pressed', 'true');
  await table();
  expect((await sent(RANKING))[0]).toMatchObject({ blind: true, sort: 'score', offset: 0, limit: 25 });
  await user.click(blind);
  expect(await screen.findByRole('link', { name: 'Ana Silva' })).toBeInTheDocument();
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1?blind=off'));
});

test('every filter is in the address, and is asked for', async () => {
  const { router, sent } = openRole('?state=missing&of=1&flags=yes&page=2', {
    [RANKING]: () => give(ranking({ total: 90 })),
  });
  await table();
  expect((await sent(RANKING))[0]).toMatchObject({
    filter: { state: 'missing', requirement: 1, flags: true },
    offset: 25,
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Musts' }), 'all');
  await waitFor(async () =>
    expect((await sent(RANKING)).at(-1)).toMatchObject({ filter: { musts: 'all' }, offset: 0 }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'potential');
  const narrowed = '/role-matching/roles/r1?state=missing&of=1&musts=all&flags=yes&sort=potential';
  await waitFor(() => expect(addressOf(router)).toBe(narrowed));
  await user.click(screen.getByRole('button', { name: 'See all' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1?sort=potential'));
});

test('somebody is shortlisted, and that can be undone', async () => {
  let kind: 'shortlist' | 'reject' | null = null;
  const { sent } = openRole('', {
    [RANKING]: () => give(ranking({ rows: [ranked({ decision: kind })] })),
    [DECIDE]: async (request) => {
      const body: Schemas['DecideCandidate'] = await request.json();
      kind = body.kind ?? null;
      return give(decided(kind));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Shortlist Candidate 4F2A' }));
  await waitFor(async () => expect(await rowOf(/Candidate 4F2A/)).toHaveTextContent('Shortlisted'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await rowOf(/Candidate 4F2A/)).toHaveTextContent('Undecided'));
  expect(await sent(DECIDE)).toEqual([
    { kind: 'shortlist', reason: '' },
    { kind: null, reason: '' },
  ]);
});

test('who is rejected is rejected for a reason', async () => {
  const { sent } = openRole('', { [DECIDE]: () => give(decided('reject')) });
  await user.click(await screen.findByRole('button', { name: 'Reject Candidate 4F2A' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await sent(DECIDE)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Why?' }), 'No SQL');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(async () => expect(await sent(DECIDE)).toEqual([{ kind: 'reject', reason: 'No SQL' }]));
});

test('keys go through the list, pick, open, decide and close', async () => {
  const { router, sent } = openRole('', {
    [ONE]: () => give(detail()),
    [`GET ${API}/roles/r1/candidates/p2`]: () => give(detail({ id: 'p2', label: 'Candidate 9B01' })),
    [DECIDE]: () => give(decided('shortlist')),
  });
  await table();
  screen.getByRole('link', { name: 'Candidate 4F2A' }).focus();
  await user.keyboard('x');
  expect(await screen.findByRole('checkbox', { name: 'Pick Candidate 4F2A to compare' })).toBeChecked();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Candidate 4F2A' })).toHaveFocus();
  expect(addressOf(router)).toBe('/role-matching/roles/r1?who=p1&pick=p1');
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { level: 2, name: 'Candidate 9B01' })).toHaveFocus();
  await user.keyboard('k');
  expect(await screen.findByRole('heading', { level: 2, name: 'Candidate 4F2A' })).toBeInTheDocument();
  await user.keyboard('s');
  await waitFor(async () => expect(await sent(DECIDE)).toHaveLength(1));
  await user.keyboard('e');
  expect(screen.getByRole('heading', { level: 3, name: 'Résumé' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Candidate 4F2A' })).toHaveFocus());
  await user.keyboard('c');
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1/compare?pick=p1'));
});

test('the ranking is a field of candidates and requirements as well', async () => {
  openRole('?as=matrix');
  const matrix = await screen.findByRole('table', { name: 'Candidates and requirements' });
  const row = within(matrix).getByRole('row', { name: /Candidate 4F2A/ });
  expect(within(row).getByText('Met')).toBeInTheDocument();
  expect(within(row).getByText('Unknown')).toBeInTheDocument();
  await expectAccessible();
});

test('nobody passes a filter: it says which must to relax', async () => {
  openRole('?musts=all', {
    [RANKING]: () =>
      give(ranking({ rows: [], total: 0, funnel: [{ requirement: 1, alone: 0, left: 0, without: 3 }] })),
  });
  expect(await screen.findByText('Nobody passes this filter')).toBeInTheDocument();
  expect(screen.getByText(/Without the must “Python” there would be 3 candidates more/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'See all 3 candidates' })).toBeInTheDocument();
});

test('an empty pool leads to the uploads', async () => {
  openRole('', { [RANKING]: () => give(ranking({ rows: [], total: 0, poolSize: 0, funnel: [] })) });
  expect(await screen.findByText('There is nobody to rank')).toBeInTheDocument();
});

test('a ranking that fails can be tried again', async () => {
  let isUp = false;
  openRole('', {
    [RANKING]: () => (isUp ? give(ranking()) : refusal('overloaded', 'Too much to do.', 503)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await table()).toBeInTheDocument();
});

test('who only looks decides nothing and takes nothing along', async () => {
  openRole('', {}, role(), 'viewer');
  expect(await screen.findByRole('button', { name: 'Shortlist Candidate 4F2A' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'Ranking as CSV' })).toBeDisabled();
});

const AWAY = 'Compared by words alone: the sentence model is away.';

test('a ranking by words alone says that the sentence model is away', async () => {
  openRole('', { [RANKING]: () => give(ranking({ compared: { by: 'words' } })) });
  expect(await screen.findByText(AWAY)).toBeInTheDocument();
});

test('while résumés are being prepared, the sentence model is not said to be away', async () => {
  openRole('', {
    [RANKING]: () => give(ranking({ compared: { by: 'words' }, meaning: { done: 1, of: 3 } })),
  });
  expect(await screen.findByText(/^1 of 3 résumés are prepared/)).toBeInTheDocument();
  expect(screen.queryByText(AWAY)).not.toBeInTheDocument();
});

test.each([
  ['?if=2.n9', 'Files are of the role as saved: no what-if.'],
  ['?cut=5000', /^Files are of the role as saved: no what-if\. Both lines are named/],
])('beside the formats it says that files are of the saved role (%s)', async (address, words) => {
  openRole(address);
  await table();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const format = await screen.findByRole('menuitem', { name: 'Ranking as CSV' });
  expect(format).toHaveAccessibleDescription(words);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('without a what-if nothing is to be known of files', async () => {
  openRole('');
  await table();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'Ranking as CSV' })).not.toHaveAccessibleDescription();
});
