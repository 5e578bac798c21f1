import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { foundPerson, peopleFound } from '@/campus/testing';
import { dispatch } from '@/identity/session';
import { answer, hold, refusal, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import Palette from './Palette';

type Handlers = Parameters<typeof stubNetwork>[0];

const carmen = foundPerson();
const carlos = foundPerson({ id: 77, name: 'Carlos Diaz' });

function open(handlers: Handlers = {}) {
  const requests = stubNetwork({
    'GET /api/apps': () => answer<'AppList'>({ apps: [] }),
    'GET /api/health': () => answer<'Health'>({ status: 'ok', database: 'ok', sentenceModel: 'ok' }),
    'GET /api/people': () => answer<'PeopleFound'>(peopleFound([carmen, carlos])),
    ...handlers,
  });
  const router = renderRoutes([{ path: '*', element: <Palette onClose={() => {}} /> }], '/');
  const searches = () => requests.filter(({ url }) => url.includes('/api/people'));
  return { router, searches };
}

const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });

beforeEach(() => dispatch({ type: 'answered', state: signedIn('viewer') }));

test('typing a name finds people, and Enter opens the first', async () => {
  const { router, searches } = open();
  await user.type(field(), 'car');
  expect(await screen.findByRole('option', { name: /^Carmen Rivera/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(options()).toEqual([
    'CRCarmen RiveraClass of 2015 · Classroom teacher at Barlow Academy · Boston, Massachusetts',
    'CDCarlos DiazClass of 2015 · Classroom teacher at Barlow Academy · Boston, Massachusetts',
    'See all people for “car”',
  ]);
  expect(searches().map(({ url }) => new URL(url).search)).toEqual(['?q=car&limit=5']);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'));
  await user.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/people/120');
});

test('the arrows reach the people and the way to all of them', async () => {
  const { router } = open();
  await user.type(field(), 'car');
  await screen.findByRole('option', { name: /^Carmen Rivera/ });
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('Carlos Diaz');
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', chosen().id);
  await user.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/people?q=car');
});

test.each([
  ['while it composes', { isComposing: true }],
  ['as older browsers end it', { keyCode: 229 }],
])('keys that belong to an input method do nothing here, %s', async (_, mark) => {
  const { router } = open();
  await user.type(field(), 'car');
  await screen.findByRole('option', { name: /^Carmen Rivera/ });
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field(), { key, ...mark });
  expect(chosen()).toHaveTextContent('Carmen Rivera');
  expect(addressOf(router)).toBe('/');
  await user.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/people/120');
});

test('what is not known of somebody leaves no mark', async () => {
  const plain = foundPerson({ classYear: null, headline: '', place: '' });
  open({ 'GET /api/people': () => answer<'PeopleFound'>(peopleFound([plain])) });
  await user.type(field(), 'car');
  const option = await screen.findByRole('option', { name: /^Carmen Rivera/ });
  expect(option).toHaveTextContent(/^CRCarmen Rivera$/);
});

test('people come after what else is found, and change nothing that is chosen', async () => {
  const { held, release } = hold<Response>();
  open({ 'GET /api/people': () => held });
  await user.type(field(), 'theme');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('Use dark theme');
  release(answer<'PeopleFound'>(peopleFound([carmen])));
  expect(await screen.findByRole('option', { name: /^Carmen Rivera/ })).toBeInTheDocument();
  expect(chosen()).toHaveTextContent('Use dark theme');
});

test('an answer to an older text is given up, and its people are never opened by Enter', async () => {
  const signals: AbortSignal[] = [];
  const { held, release } = hold<Response>();
  const { router } = open({
    'GET /api/people': ({ url, signal }) => {
      signals.push(signal);
      return url.includes('q=carl') ? held : answer<'PeopleFound'>(peopleFound([carmen]));
    },
  });
  await user.type(field(), 'car');
  await screen.findByRole('option', { name: /^Carmen Rivera/ });
  await user.type(field(), 'l');
  expect(chosen()).toHaveTextContent('See all people for “carl”');
  await waitFor(() => expect(signals).toHaveLength(2));
  await user.type(field(), 'x');
  await waitFor(() => expect(signals[1]?.aborted).toBe(true));
  await user.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/people?q=carlx');
  release(answer<'PeopleFound'>(peopleFound([])));
});

test('nothing found is said, and a single letter looks for nobody', async () => {
  const { searches } = open({ 'GET /api/people': () => answer<'PeopleFound'>(peopleFound([])) });
  await user.type(field(), 'z');
  expect(screen.getByRole('status')).toHaveTextContent(/^Nothing found/);
  expect(searches()).toHaveLength(0);
  await user.type(field(), 'zz');
  await waitFor(() => expect(searches()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Nothing found/));
  expect(options()).toEqual([]);
});

test('a search that fails leaves the way to the list', async () => {
  open({ 'GET /api/people': () => refusal('database_unavailable', 'No database.', 503) });
  await user.type(field(), 'zzz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 result'));
  expect(options()).toEqual(['See all people for “zzz”']);
});
