import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { foundPerson, peopleFound } from '../testing';
import { index, open } from './testing';

const note = 'People are found by less than all means.';
const less = (mode: Schemas['SearchMode']) =>
  answer<'PeopleFound'>(peopleFound([foundPerson()], { mode, note }));
const whole = () => answer<'PeopleFound'>(peopleFound([foundPerson({ name: 'Found by all means' })]));

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** Opens the page on a server that answers `mode` so many times before it can do everything. */
function openWhile(mode: Schemas['SearchMode'], times: number, state: Partial<Schemas['IndexState']>) {
  let searches = 0;
  const { router } = open('/people?kind=alum', {
    'GET /api/people': () => {
      searches += 1;
      return searches > times ? whole() : less(mode);
    },
    'GET /api/people/index': index(state),
  });
  return { router, searches: () => searches };
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('while the index is made that is said, with how far it is, and then people are looked for again', async () => {
  let isReady = false;
  open('/people?kind=alum', {
    'GET /api/people': () => (isReady ? whole() : less('building')),
    'GET /api/people/index': () =>
      isReady
        ? index({ readiness: 'ready' })()
        : index({ building: { done: 500, total: 2648, message: 'Reading people' } })(),
  });
  expect(await screen.findByText(/The filters have no effect until then/)).toBeInTheDocument();
  expect(await screen.findByText(/Reading people, 500 of 2,648/)).toBeInTheDocument();
  isReady = true;
  await pass(10);
  expect(screen.getByText('Found by all means')).toBeInTheDocument();
  expect(screen.queryByText(note)).not.toBeInTheDocument();
});

test.each<[Schemas['SearchMode'], Partial<Schemas['IndexState']>]>([
  ['building', { readiness: 'ready' }],
  ['building', { readiness: 'building' }],
  ['words', { readiness: 'ready', meaning: 'available' }],
  ['words', { readiness: 'ready', building: { done: 0, total: null, message: 'Reading people' } }],
])('a search by %s is made again until it is whole, and then no more: %o', async (mode, state) => {
  const { searches } = openWhile(mode, 4, state);
  expect(await screen.findByText(note, { exact: false })).toBeInTheDocument();
  await pass(60);
  expect(screen.getByText('Found by all means')).toBeInTheDocument();
  expect(screen.queryByText(note, { exact: false })).not.toBeInTheDocument();
  expect(searches()).toBe(5);
});

test('the server is asked at a calm pace', async () => {
  const { searches } = openWhile('building', 1000, { readiness: 'ready' });
  await pass(60);
  expect(searches()).toBeGreaterThan(5);
  expect(searches()).toBeLessThan(35);
});

test('when words are all there is, once is enough', async () => {
  const { searches } = openWhile('words', 1, { readiness: 'ready', meaning: 'unavailable' });
  await screen.findByRole('link', { name: 'Carmen Rivera' });
  await pass(60);
  expect(searches()).toBe(1);
});

test('a campus that somebody makes meanwhile is noticed', async () => {
  let readiness: Schemas['Readiness'] = 'empty';
  const nobody = () => answer<'PeopleFound'>(peopleFound([], { mode: 'building', note }));
  open('/people', {
    'GET /api/people': () =>
      readiness === 'empty' ? nobody() : readiness === 'building' ? less('building') : whole(),
    'GET /api/people/index': () => index({ readiness })(),
  });
  expect(await screen.findByText('Nobody is here yet')).toBeInTheDocument();
  await pass(60);
  readiness = 'building';
  await pass(20);
  expect(screen.getByRole('link', { name: 'Carmen Rivera' })).toBeInTheDocument();
  expect(screen.getByText(note)).toBeInTheDocument();
  readiness = 'ready';
  await pass(5);
  expect(screen.getByText('Found by all means')).toBeInTheDocument();
});

test('while there is no campus the server is asked now and then', async () => {
  const { searches } = openWhile('building', 1000, { readiness: 'empty' });
  await pass(60);
  expect(searches()).toBeGreaterThan(2);
  expect(searches()).toBeLessThan(8);
});

test('who leaves the page asks no more', async () => {
  const { router, searches } = openWhile('building', 1000, { readiness: 'ready' });
  await screen.findByText(note, { exact: false });
  await pass(10);
  await act(() => router.navigate('/people/120'));
  const before = searches();
  expect(before).toBeGreaterThan(1);
  await pass(60);
  expect(searches()).toBe(before);
});

test('words alone are said to be words alone', async () => {
  openWhile('words', 1, { readiness: 'ready' });
  expect(await screen.findByText(note)).toBeInTheDocument();
});
