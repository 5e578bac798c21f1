import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { answer, nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { bodiesOf, type Handlers, open as openPage, segment } from '../testing';
import { NewPiece } from './NewPiece';
import { Studio } from './Studio';
import { piece, studio } from './testing';
import { showSource } from './words';

const card = (change: Partial<Schemas['StudioCard']> = {}): Schemas['StudioCard'] => ({
  id: 'spring',
  name: 'Spring newsletter',
  kind: 'newsletter',
  tone: 'warm',
  audience: 'Boston chemists',
  subject: 'News from your university',
  revision: 4,
  isApproved: false,
  updatedBy: 'Theo Lindqvist',
  updatedAt: '2026-11-15T09:00:00Z',
  ...change,
});

const open = (address: string, handlers: Handlers = {}, as: Schemas['Role'] = 'contributor') =>
  openPage(
    as,
    [
      { path: '/graduway/studio', element: <Studio /> },
      { path: '/graduway/studio/new', element: <NewPiece /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    address,
    {
      'GET /api/graduway/studio': () => answer<'Studio'>(studio()),
      'GET /api/graduway/studio/pieces': () => answer<'StudioPieceList'>({ pieces: [card()] }),
      'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments: [segment()] }),
      'POST /api/graduway/studio/pieces': () => answer<'StudioPiece'>(piece(), 201),
      ...handlers,
    },
  );

test('pieces are listed with their state, and a deleted one comes back', async () => {
  let pieces = [card(), card({ id: 'fall', name: 'Fall note', kind: 'class_note', isApproved: true })];
  open('/graduway/studio', {
    'GET /api/graduway/studio/pieces': () => answer<'StudioPieceList'>({ pieces }),
    'DELETE /api/graduway/studio/pieces/fall': () => {
      pieces = [card()];
      return nothing();
    },
    'POST /api/graduway/studio/pieces/fall/restore': () => {
      pieces = [card(), card({ id: 'fall', name: 'Fall note' })];
      return answer<'StudioPiece'>(piece({ id: 'fall' }));
    },
  });
  const [, spring, fall] = within(await screen.findByRole('table', { name: 'Pieces' })).getAllByRole('row');
  expect(spring).toHaveTextContent('Newsletter, warm');
  expect(spring).toHaveTextContent('Draft');
  expect(fall).toHaveTextContent('Class note');
  expect(fall).toHaveTextContent('Approved');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Delete Fall note' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Fall note' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Fall note' })).toBeInTheDocument();
});

test('a viewer reads and does not write', async () => {
  open('/graduway/studio', {}, 'viewer');
  expect(await screen.findByRole('link', { name: 'Spring newsletter' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New piece' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
});

test('a newsletter is begun for a segment, in a tone, about what one chooses', async () => {
  const { router, requests } = open('/graduway/studio/new');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Spring newsletter');
  await user.selectOptions(screen.getByRole('combobox', { name: 'For whom' }), 'Boston chemists (42)');
  await user.click(screen.getByRole('radio', { name: 'Formal' }));
  await user.click(screen.getByRole('checkbox', { name: 'Open jobs' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Write a draft' }));
  await waitFor(() => expect(addressOf(router)).toBe('/graduway/studio/pieces/spring'));
  expect(await bodiesOf(requests, 'POST /api/graduway/studio/pieces')).toEqual([
    {
      name: 'Spring newsletter',
      kind: 'newsletter',
      tone: 'formal',
      topics: ['events', 'moves', 'posts', 'groups', 'milestones'],
      event: null,
      readers: { segment: 'boston' },
      rephrase: false,
    },
  ]);
});

test('an invitation needs an event; what is missing is said at its field', async () => {
  const { requests } = open('/graduway/studio/new');
  await user.click(await screen.findByRole('radio', { name: /^Invitation/ }));
  await user.click(screen.getByRole('button', { name: 'Write a draft' }));
  expect(screen.getByText('Give it a name, for your own list.')).toBeInTheDocument();
  expect(screen.getByText('Choose for whom it is.')).toBeInTheDocument();
  expect(screen.getByText('Choose the event it invites to.')).toBeInTheDocument();
  expect(await bodiesOf(requests, 'POST /api/graduway/studio/pieces')).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), '12');
  expect(screen.queryByText('Choose the event it invites to.')).not.toBeInTheDocument();
});

test('who comes from the directory writes to those found there', async () => {
  const { requests } = open('/graduway/studio/new?f=place%3ABoston&f=-gave%3Agave');
  expect(await screen.findByText(/Those with: Place Boston, Giving not gave\./)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'To Boston');
  await user.click(screen.getByRole('button', { name: 'Write a draft' }));
  await waitFor(async () =>
    expect(await bodiesOf(requests, 'POST /api/graduway/studio/pieces')).toMatchObject([
      { readers: { chips: [{ slot: 'place' }, { slot: 'gave', excluded: true }] } },
    ]),
  );
});

test('a refusal keeps the form, and what was typed outlives a reload', async () => {
  const first = open('/graduway/studio/new?f=place%3ABoston', {
    'POST /api/graduway/studio/pieces': () => refusal('validation_failed', 'Nobody fits “in Boston”.', 422),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'To nobody');
  await user.click(screen.getByRole('button', { name: 'Write a draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody fits “in Boston”.');
  first.router.dispose();
  document.body.replaceChildren();
  open('/graduway/studio/new');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('To nobody');
});

test('a source leads to its record, and to nothing that is no record', () => {
  const record = (name: string) => ({ kind: 'record', record: name, field: 'title', quote: 'x' }) as const;
  expect(showSource(record('person:17'))).toEqual({
    name: 'Person 17, title',
    quote: 'x',
    path: '/people/17',
  });
  expect(showSource(record('event:12')).path).toBe('/graduway/records/events/12');
  expect(showSource(record('role:3')).path).toBe('/graduway/records/jobs/3');
  expect(showSource(record('engagement:2026')).path).toBe('/graduway/engagement');
  expect(showSource(record('event:../../x')).path).toBeUndefined();
  expect(showSource(record('constructor:1')).path).toBeUndefined();
  expect(showSource({ kind: 'editor', uid: 'u', name: 'Theo' })).toEqual({
    name: 'Written by Theo',
    quote: '',
  });
});
