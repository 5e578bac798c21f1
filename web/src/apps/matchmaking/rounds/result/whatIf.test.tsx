import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { foundPerson, peopleFound } from '@/campus/testing';
import { user } from '@/testing/user';
import { give, numbers } from '../testing';
import type { RoundChange } from '../types';
import { bo, job, maya, openResult, RUN } from './testing';

vi.mock('@/identity/leave');

const answered = (change: RoundChange): Schemas['RoundWhatIf'] => ({
  job: 'job-2',
  state: 'done',
  method: 'stable',
  change,
  error: null,
  answer: {
    before: numbers(),
    after: numbers({ matched: 4 }),
    moved: [{ student: bo, before: null, after: maya }],
    isCurrent: true,
  },
});

test('what if somebody took no part: who would have somebody else', async () => {
  const change: RoundChange = { kind: 'drop_student', student: 7 };
  const { sent } = openResult({
    [`POST ${RUN}/what-if`]: () =>
      give<Schemas['RoundWhatIf']>({ ...answered(change), state: 'waiting', answer: null }, 202),
    'GET /api/matchmaking/what-ifs/job-2': () => give(answered(change)),
    'GET /api/jobs/job-2': () => give(job({ id: 'job-2', state: 'done', done: 1, total: 1 })),
  });
  await user.click(await screen.findByRole('button', { name: 'What if, for Ana Silva and Maya Chen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ana Silva took no part' }));
  const table = await screen.findByRole('table', { name: 'Who would have somebody else' });
  expect(within(table).getByRole('row', { name: /Bo Li nobody Maya Chen/ })).toBeInTheDocument();
  expect(screen.getByText('If Ana Silva took no part:')).toBeInTheDocument();
  expect(await sent(`POST ${RUN}/what-if`)).toEqual([{ method: 'stable', change }]);
});

test('what if a mentor had other places is asked with a number', async () => {
  const change: RoundChange = { kind: 'capacity', mentor: 120, places: 4 };
  const { sent } = openResult({
    [`POST ${RUN}/what-if`]: () => give(answered(change), 202),
    'GET /api/matchmaking/what-ifs/job-2': () => give(answered(change)),
    'GET /api/people': () => give(peopleFound([foundPerson({ id: 120, name: 'Maya Chen' })])),
  });
  const form = within(await screen.findByRole('form', { name: 'What if' }));
  expect(form.getByRole('button', { name: 'Ask' })).toBeDisabled();
  await user.type(form.getByRole('combobox', { name: 'Who' }), 'Maya');
  await user.click(await form.findByRole('option', { name: /Maya Chen/ }));
  await user.type(form.getByRole('spinbutton', { name: 'Places' }), '4');
  await user.click(form.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('If Maya Chen had 4 places:')).toBeInTheDocument();
  expect(await sent(`POST ${RUN}/what-if`)).toEqual([{ method: 'stable', change }]);
});

test('what was asked of one result is not asked of the other by itself', async () => {
  const change: RoundChange = { kind: 'drop_student', student: 7 };
  const { made } = openResult({
    [`POST ${RUN}/what-if`]: () => give(answered(change), 202),
    'GET /api/matchmaking/what-ifs/job-2': () => give(answered(change)),
  });
  await user.click(await screen.findByRole('button', { name: 'What if, for Ana Silva and Maya Chen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ana Silva took no part' }));
  await screen.findByText('If Ana Silva took no part:');
  await user.click(screen.getByRole('button', { name: 'Worth most' }));
  expect(await screen.findByText('Nothing was asked yet')).toBeInTheDocument();
  await waitFor(() => expect(made(`GET ${RUN}/pairs`).at(-1)?.url).toContain('method=total'));
  expect(made(`POST ${RUN}/what-if`)).toHaveLength(1);
});
