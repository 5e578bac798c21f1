import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { comparison, give, numbers, round, run } from '../testing';
import type { RoundRunCard } from '../types';
import { bo, job, maya, openResult, RUN, RUNS } from './testing';

vi.mock('@/identity/leave');

test('both ways stand side by side, with the certificate, the pictures and who has whom', async () => {
  openResult();
  const table = await screen.findByRole('table', { name: 'Both ways side by side' });
  expect(
    within(table).getByRole('row', { name: /Students matched 3 of 4 \(75%\) 4 of 4 \(100%\)/ }),
  ).toBeVisible();
  expect(within(table).getByRole('row', { name: /Blocking pairs 0: certified stable 1/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /first choice 2 of 3/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Students of a mentor' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Match graph: Stable' })).toHaveTextContent(
    'The best 1 of 4 pairs.',
  );
  const pairs = await screen.findByRole('table', { name: 'Pairs' });
  expect(
    within(pairs).getByRole('row', { name: /Ana Silva Maya Chen 74 82 68 1 and 2/ }),
  ).toBeInTheDocument();
  const alone = await screen.findByRole('table', { name: 'Without anybody' });
  expect(alone).toHaveTextContent(
    /Bo Li.*every one of them is full.*Maya Chen: choice 1, ranks them 4, has 2 of 2/,
  );
  await expectAccessible();
});

test('pairs who would rather have each other are named', async () => {
  openResult({
    [`GET ${RUN}/blocking`]: () =>
      give<Schemas['RoundBlockingList']>({ total: 1, pairs: [{ student: bo, mentor: maya }] }),
  });
  const summary = await screen.findByText('1 pair of “Worth most” would rather have each other');
  await user.click(summary);
  expect(await screen.findByText(/and/, { selector: 'details li' })).toHaveTextContent('Bo Li and Maya Chen');
});

test('the load histogram has a table twin with both results', async () => {
  openResult();
  const panel = within(await screen.findByRole('region', { name: 'Students of a mentor' }));
  await user.click(panel.getByRole('button', { name: 'Table' }));
  const rows = within(panel.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Students of a mentor', 'Stable', 'Worth most'],
    ['0', '0', '0'],
    ['1', '1', '0'],
    ['2', '1', '2'],
  ]);
});

test('the other result is looked at: its pairs, its export', async () => {
  const { made } = openResult();
  await user.click(await screen.findByRole('button', { name: 'Worth most' }));
  await waitFor(() => expect(made(`GET ${RUN}/pairs`).at(-1)?.url).toContain('method=total'));
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/matchmaking/runs/run-1/export.csv?method=total',
  );
  expect(screen.getByRole('link', { name: 'Export JSON' })).toHaveAttribute('download', 'round.json');
});

test('names leave with a contributor alone', async () => {
  openResult({}, round(), 'viewer');
  for (const name of ['Export CSV', 'Export JSON']) {
    const exporting = await screen.findByRole('button', { name });
    expect(exporting).toBeDisabled();
    expect(exporting).toHaveAccessibleDescription(
      'Only a contributor or an admin can change introductions and rounds.',
    );
  }
  expect(screen.queryByRole('link', { name: /^Export/ })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a run says how far it is, and can be cancelled', async () => {
  let runs: RoundRunCard[] = [];
  const { sent, made } = openResult({
    [`GET ${RUNS}`]: () => give<Schemas['RoundRunList']>({ runs }),
    [`POST ${RUNS}`]: () => {
      runs = [run({ state: 'running', comparison: null })];
      return give(run({ state: 'running', comparison: null }), 202);
    },
    'GET /api/jobs/job-1': () => give(job()),
    'POST /api/jobs/job-1/cancel': () => give(job({ cancelRequested: true })),
  });
  expect(await screen.findByText('Not run yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Run the round' }));
  expect(await screen.findByText('Comparing everybody with everybody')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Run of the round' })).toHaveAttribute('value', '40');
  expect(await sent(`POST ${RUNS}`)).toEqual([{ seen: 4 }]);
  expect(screen.getByRole('button', { name: 'Run again' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(made('POST /api/jobs/job-1/cancel')).toHaveLength(1));
});

test('a round that somebody else has changed is shown as it is now before it is run', async () => {
  const theirs = round({ revision: 5, name: 'Autumn round' });
  let now = round();
  const { sent } = openResult({
    [`GET ${RUNS}`]: () => give<Schemas['RoundRunList']>({ runs: [] }),
    [`POST ${RUNS}`]: async (request: Request) => {
      const { seen }: Schemas['SeenRound'] = await request.json();
      if (seen === 5) return give(run({ state: 'running', comparison: null }), 202);
      now = theirs;
      return give<Schemas['RoundConflict']>(
        { code: 'overtaken', message: 'Changed by somebody else since.', current: theirs },
        409,
      );
    },
    'GET /api/matchmaking/rounds/r1': () => give(now),
  });
  await user.click(await screen.findByRole('button', { name: 'Run the round' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Changed by somebody else since.');
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn round' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Run the round' }));
  await waitFor(async () => expect(await sent(`POST ${RUNS}`)).toEqual([{ seen: 4 }, { seen: 5 }]));
});

test('a run that failed says why, and one of before is known as such', async () => {
  openResult({
    [`GET ${RUNS}`]: () =>
      give<Schemas['RoundRunList']>({ runs: [run({ state: 'failed', comparison: null })] }),
    [`GET ${RUN}`]: () => give(run({ state: 'failed', comparison: null, error: 'There are no mentors.' })),
  });
  expect(await screen.findByText('There are no mentors.')).toBeInTheDocument();
});

test('a result of an earlier state of the round is marked', async () => {
  openResult({}, round({ revision: 7 }));
  expect(await screen.findByText(/^The round was changed since this run/)).toBeInTheDocument();
});

test('a result is published all at once, and taken back by Undo', async () => {
  const published: Schemas['RoundPublication'] = {
    run: 'run-1',
    method: 'stable',
    pairs: 3,
    at: '2026-11-20T10:00:00Z',
    by: 'Theo',
  };
  const { sent, made } = openResult({
    [`POST ${RUN}/publish`]: () => give(round({ published })),
    'POST /api/matchmaking/rounds/r1/take-back': () => give(round()),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^3 pairs become active matches/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^In force since/)).toHaveTextContent('3 matches');
  expect(await sent(`POST ${RUN}/publish`)).toEqual([{ method: 'stable' }]);
  expect(screen.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText(/^In force since/)).not.toBeInTheDocument());
  expect(made('POST /api/matchmaking/rounds/r1/take-back')).toHaveLength(1);
});

test('a publication that cannot be says why', async () => {
  openResult({
    [`POST ${RUN}/publish`]: () =>
      refusal('conflict', 'Since this run 2 of the students have found a mentor.', 409),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('2 of the students have found a mentor');
});

test('a place of the fairness dial can be used, with a way back', async () => {
  const { sent } = openResult();
  await user.click(await screen.findByRole('button', { name: 'Use fairness 50%' }));
  await waitFor(async () =>
    expect((await sent('PUT /api/matchmaking/rounds/r1')).at(-1)?.plan.fairness).toBe(0.5),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect((await sent('PUT /api/matchmaking/rounds/r1')).at(-1)?.plan.fairness).toBe(0),
  );
});

test('without a match the pictures say so', async () => {
  const none = numbers({ matched: 0, chosen: 0, studentChoices: [], mentorChoices: [] });
  openResult({
    [`GET ${RUN}`]: () => give(run({ comparison: comparison({ stable: none, total: none }) })),
    [`GET ${RUN}/pairs`]: () => give<Schemas['RoundPairList']>({ total: 0, pairs: [] }),
    [`GET ${RUN}/graph`]: () =>
      give<Schemas['RoundGraph']>({ selection: 'All 0 pairs.', total: 0, nodes: [], edges: [] }),
  });
  expect(await screen.findByText('Nobody is matched')).toBeInTheDocument();
  expect(screen.getAllByText('Nobody is matched.').length).toBeGreaterThan(1);
});
