import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { bodiesOf } from '../testing';
import { readShown, writeShown } from './address';
import { numberIn } from './PairDialog';
import { card, decision, item, open, QUALITY_API } from './testing';

const task = (change: Partial<Schemas['QualityTask']> = {}): Schemas['QualityTask'] => ({
  id: 'task-1',
  item: 'missing_consent-18',
  person: 18,
  personName: 'Wei Chen',
  title: 'Ask Wei Chen what may be used',
  due: '2026-12-01',
  createdAt: '2026-11-16T09:00:00Z',
  createdByName: 'Theo Lindqvist',
  doneAt: null,
  doneByName: null,
  ...change,
});

test('the history has every decision, and takes one back', async () => {
  let decisions = [decision(), decision({ seq: 4, title: 'Kept apart', act: 'not_same', blockedBy: 5 })];
  const { requests } = open('/graduway/quality/history', {
    [`GET ${QUALITY_API}/decisions`]: () => answer<'QualityHistory'>({ decisions, next: null }),
    [`POST ${QUALITY_API}/decisions/5/undo`]: () => {
      decisions = [decision({ undoneAt: '2026-11-16T10:00:00Z', undoneByName: 'Dana Reyes' })];
      return answer<'QualityDecision'>(decisions[0] as Schemas['QualityDecision']);
    },
  });
  const table = within(await screen.findByRole('table', { name: 'What was decided' }));
  expect(table.getByText('14 entries changed; 2 gifts of $200 moved')).toBeInTheDocument();
  expect(table.getByText('A later decision rests on it. Take that one back first.')).toBeInTheDocument();
  await expectAccessible();
  await user.click(table.getByRole('button', { name: 'Undo: Rosa Alvares was merged into Rosa Alvarez' }));
  expect(await screen.findByText(/^Taken back: Rosa Alvares was merged/)).toBeInTheDocument();
  expect(await screen.findByText('Taken back')).toBeInTheDocument();
  expect(requests.some(({ url }) => url.endsWith('/decisions/5/undo'))).toBe(true);
});

test('why a decision cannot be taken back is said', async () => {
  open('/graduway/quality/history', {
    [`GET ${QUALITY_API}/decisions`]: () => answer<'QualityHistory'>({ decisions: [decision()], next: null }),
    [`POST ${QUALITY_API}/decisions/5/undo`]: () => refusal('conflict', 'The task is done already.', 409),
  });
  await user.click(await screen.findByRole('button', { name: /^Undo: / }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The task is done already.');
});

test('older decisions are shown when asked for', async () => {
  open('/graduway/quality/history', {
    [`GET ${QUALITY_API}/decisions`]: (request) =>
      answer<'QualityHistory'>(
        new URL(request.url).searchParams.get('before') === '5'
          ? { decisions: [decision({ seq: 2, title: 'Older' })], next: null }
          : { decisions: [decision()], next: 5 },
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByRole('link', { name: 'Older' })).toBeInTheDocument();
});

test('whom to ask is listed, done and not done', async () => {
  const { requests } = open('/graduway/quality/tasks', {
    [`GET ${QUALITY_API}/tasks`]: () => answer<'QualityTaskList'>({ tasks: [task()] }),
    [`PATCH ${QUALITY_API}/tasks/task-1`]: () =>
      answer<'QualityTask'>(task({ doneAt: '2026-11-17T09:00:00Z', doneByName: 'Theo Lindqvist' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Done: Ask Wei Chen what may be used' }));
  expect(await screen.findByText('Done: Ask Wei Chen what may be used')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, `PATCH ${QUALITY_API}/tasks/task-1`)).toEqual([
      { done: true },
      { done: false },
    ]),
  );
});

test('nobody to ask says where tasks come from', async () => {
  open('/graduway/quality/tasks', {
    [`GET ${QUALITY_API}/tasks`]: () => answer<'QualityTaskList'>({ tasks: [] }),
  });
  expect(await screen.findByText('Nobody is to be asked')).toBeInTheDocument();
  await expectAccessible();
});

test('two records are paired by hand and come into the queue', async () => {
  const { router, requests } = open('/graduway/quality', {
    [`POST ${QUALITY_API}/pairs`]: () => answer<'QualityCard'>(card({ item: item({ byHand: true }) }), 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Pair two records' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pair two records' }));
  await user.type(
    dialog.getByRole('textbox', { name: 'First record' }),
    'https://suite.example/people/17?tab=giving',
  );
  await user.click(dialog.getByRole('button', { name: 'Put into the queue' }));
  expect(dialog.getByText('A number such as 17, or an address such as /people/17.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'Second record' }), '40{Enter}');
  await waitFor(() => expect(addressOf(router)).toBe('/graduway/quality?item=duplicate-17-40'));
  expect(await bodiesOf(requests, `POST ${QUALITY_API}/pairs`)).toEqual([{ one: 17, other: 40 }]);
});

test('a record is found by its number or its address', () => {
  expect([numberIn(' 17 '), numberIn('/people/17'), numberIn('x/people/9#top')]).toEqual([17, 17, 9]);
  expect([numberIn(''), numberIn('Rosa'), numberIn('17b'), numberIn('/posts/17')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('an address says which part of the queue, and nothing that there is not', () => {
  const search = new URLSearchParams('kind=duplicate&which=decided&sort=oldest&person=7&item=duplicate-1-2');
  expect(writeShown(readShown(search)).toString()).toBe(search.toString());
  expect(readShown(new URLSearchParams('kind=shoe&which=x&sort=y&person=z'))).toEqual({
    kind: null,
    which: 'open',
    sort: 'urgent',
    person: null,
    item: null,
  });
});
