import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { foundPerson, peopleFound } from '@/campus/testing';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { give, type Handlers, introduction, open } from '../testing';
import type { IntroductionCard } from '../types';
import { Introductions } from './Introductions';

vi.mock('@/identity/leave');

const LIST = 'GET /api/matchmaking/introductions';
const card = (change: Partial<IntroductionCard> = {}) => ({ ...introduction().card, ...change });

const openList = (introductions: IntroductionCard[], handlers: Handlers = {}, canSend = true) =>
  open([{ path: '/matchmaking/introductions', element: <Introductions /> }], '/matchmaking/introductions', {
    [LIST]: () => give<Schemas['IntroductionList']>({ introductions, restingDays: 180, canSend }),
    ...handlers,
  });

test('introductions are listed with how far each has come', async () => {
  openList([
    card(),
    card({ id: 'two', state: 'asked', studentAnswer: 'accepted', student: { id: 8, name: 'Bo Li' } }),
  ]);
  const row = await screen.findByRole('row', { name: /Bo Li and Maya Chen/ });
  expect(row).toHaveTextContent(/Asked.*Bo Li: said yes; Maya Chen: no answer yet.*Theo Lindqvist/);
  expect(screen.getByRole('link', { name: 'Ana Silva and Maya Chen' })).toHaveAttribute(
    'href',
    '/matchmaking/introductions/intro-1',
  );
  await expectAccessible();
});

test('one state at a time, and those of one person; the address keeps it', async () => {
  const { router, made } = openList([card()], {
    'GET /api/people': () => give(peopleFound([foundPerson({ id: 7, name: 'Ana Silva' })])),
  });
  await user.click(await screen.findByRole('tab', { name: 'Asked' }));
  await waitFor(() => expect(made(LIST).at(-1)?.url).toContain('state=asked'));
  await user.type(screen.getByRole('combobox', { name: 'Only those of somebody' }), 'Ana');
  await user.click(await screen.findByRole('option', { name: /Ana Silva/ }));
  await waitFor(() => expect(made(LIST).at(-1)?.url).toContain('person=7'));
  expect(addressOf(router)).toBe('/matchmaking/introductions?state=asked&person=7&name=Ana+Silva');
  await user.click(screen.getByRole('button', { name: /^Only those of somebody: Ana Silva/ }));
  expect(addressOf(router)).toBe('/matchmaking/introductions?state=asked');
});

test('without any it says how to begin, and without a mail server what becomes of letters', async () => {
  openList([], {}, false);
  expect(await screen.findByText('No introduction here')).toBeInTheDocument();
  expect(screen.getByText(/^No mail server is set/)).toBeInTheDocument();
});

test('a list that does not come can be asked for again', async () => {
  let isUp = false;
  openList([], {
    [LIST]: () =>
      isUp
        ? give<Schemas['IntroductionList']>({ introductions: [card()], restingDays: 180, canSend: true })
        : refusal('overloaded', 'Too much to do.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Ana Silva and Maya Chen' })).toBeInTheDocument();
});
