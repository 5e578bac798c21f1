import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { answer, nothing, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { bodiesOf, type Handlers, open as openPage, segment } from '../testing';
import { Segments } from './Segments';

const SHARED = segment({
  id: 'donors',
  name: 'Lapsed donors',
  shared: true,
  own: false,
  ownerName: 'Dana Reyes',
  peopleThen: 900,
  peopleNow: 880,
});

const open = (handlers: Handlers = {}, as: Schemas['Role'] = 'contributor', segments = [segment(), SHARED]) =>
  openPage(as, [{ path: '/graduway/segments', element: <Segments /> }], '/graduway/segments', {
    'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments }),
    ...handlers,
  });

const menu = async (name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

test('own and shared segments are listed with how many fitted then and fit now', async () => {
  open();
  const [, boston, donors] = within(await screen.findByRole('table', { name: 'Segments' })).getAllByRole(
    'row',
  );
  expect(boston).toHaveTextContent('422 more than saved');
  expect(within(boston as HTMLElement).getByRole('link', { name: 'Boston chemists' })).toHaveAttribute(
    'href',
    '/graduway?f=place%3ABoston&f=field%3AChemistry&segment=boston',
  );
  expect(donors).toHaveTextContent('88020 fewer than saved');
  expect(donors).toHaveTextContent('Everybody by Dana Reyes');
  await expectAccessible();
});

test('a segment is renamed, and Undo gives it its name back', async () => {
  const { requests } = open({
    'PUT /api/graduway/segments/boston': () => answer<'Segment'>(segment({ name: 'Chemists', version: 4 })),
    'POST /api/graduway/segments/boston/undo': () => answer<'Segment'>(segment({ version: 5 })),
  });
  await menu('Boston chemists', 'Rename');
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'Chemists{Enter}');
  expect(await screen.findByText('Boston chemists is called Chemists now.')).toBeInTheDocument();
  expect(await bodiesOf(requests, 'PUT /api/graduway/segments/boston')).toMatchObject([
    { seen: 3, name: 'Chemists', shared: false, chips: [{ slot: 'place' }, { slot: 'field' }] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, 'POST /api/graduway/segments/boston/undo')).toEqual([{ seen: 4 }]),
  );
});

test.each([
  { who: 'somebody else has said in the same words', change: { version: 4, updatedByName: 'Dana Reyes' } },
  { who: 'was so already', change: { version: 3 } },
])('what $who is not taken back here', async ({ change }) => {
  open({
    'PUT /api/graduway/segments/boston': () => answer<'Segment'>(segment({ name: 'Chemists', ...change })),
  });
  await menu('Boston chemists', 'Rename');
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'Chemists{Enter}');
  expect(await screen.findByText('Boston chemists is called Chemists now.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('whoever was faster is told of, and nothing typed is lost', async () => {
  const message = 'This segment was changed by somebody else.';
  open({
    'PUT /api/graduway/segments/boston': () =>
      answer<'SegmentConflict'>({ code: 'overtaken', message, current: segment({ version: 9 }) }, 409),
  });
  await menu('Boston chemists', 'Rename');
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, ' 2{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(field).toHaveValue('Boston chemists 2');
});

test('a segment is deleted at once and comes back with Undo; the focus is not lost', async () => {
  let segments: Schemas['Segment'][] = [segment(), SHARED];
  open({
    'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments }),
    'DELETE /api/graduway/segments/boston': () => {
      segments = [SHARED];
      return nothing();
    },
    'POST /api/graduway/segments/boston/restore': () => {
      segments = [segment(), SHARED];
      return answer<'Segment'>(segment());
    },
  });
  await menu('Boston chemists', 'Delete');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Boston chemists' })).not.toBeInTheDocument(),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Boston chemists' })).toBeInTheDocument();
});

test('an earlier version is read and restored', async () => {
  const version = (number: number, reading: string): Schemas['SegmentVersion'] => ({
    number,
    name: 'Boston chemists',
    shared: false,
    reading,
    people: 40 + number,
    note: '',
    createdAt: `2026-01-0${number}T09:00:00Z`,
    createdByName: 'Theo Lindqvist',
  });
  let now = segment();
  const { requests } = open({
    'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments: [now] }),
    'GET /api/graduway/segments/boston/versions': () =>
      answer<'SegmentVersionList'>({ versions: [version(3, 'now'), version(2, 'field chemistry')] }),
    'POST /api/graduway/segments/boston/versions/2/restore': () => {
      now = segment({ version: 4 });
      return answer<'Segment'>(now);
    },
  });
  await menu('Boston chemists', 'Versions');
  const drawer = within(screen.getByRole('dialog', { name: 'Versions of Boston chemists' }));
  expect(await drawer.findByText('field chemistry')).toBeInTheDocument();
  await expectAccessible();
  await user.click(drawer.getByRole('button', { name: /^Restore the version of/ }));
  expect(await screen.findByText(/^Boston chemists is again as it was on/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(await bodiesOf(requests, 'POST /api/graduway/segments/boston/versions/2/restore')).toEqual([
    { seen: 3 },
  ]);
});

test('what belongs to others can be looked at and exported, not changed', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Lapsed donors' }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(['Versions', 'Export CSV']);
});

test('without a segment it is said how one is made; a failure can be tried again', async () => {
  let isUp = false;
  open({
    'GET /api/graduway/segments': () =>
      isUp ? answer<'SegmentList'>({ segments: [] }) : refusal('overloaded', 'Too much to do.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No segment is saved yet')).toBeInTheDocument();
});
