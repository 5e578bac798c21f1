import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { foundPerson, peopleFound } from '@/campus/testing';
import { criterion } from '@/chat/testing';
import type { Answer } from '@/chat/types';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { fitList, give } from '../testing';
import { FITS, openMatch, said } from './testing';

vi.mock('@/identity/leave');

const criteria = () => within(screen.getByRole('list', { name: 'Criteria' }));
const PEOPLE = 'GET /api/people';

/** An answer that was asked for somebody like another one, by name. */
const likeMaya = (chips: Answer['criteria']) =>
  said({
    criteria: [...chips, criterion({ slot: 'like', label: 'Like', text: 'like Maya Chen' })],
    runs: [
      {
        tool: 'find_matches',
        about: 'Compare',
        input: { like: { name: 'Maya Chen' } } as unknown as Answer['runs'][number]['input'],
        facts: [],
      },
    ],
  });

test('whoever others are to be like is found by name, and the ranking is that of the answer', async () => {
  const { sent } = openMatch(
    { [PEOPLE]: () => give(peopleFound([foundPerson({ id: 120, name: 'Maya Chen' })])) },
    'contributor',
    likeMaya([]),
  );
  expect(await screen.findByRole('button', { name: /^Like: Maya Chen/ })).toBeInTheDocument();
  expect(await screen.findByRole('list', { name: /^Ranked for/ })).toBeInTheDocument();
  expect((await sent(FITS)).at(-1)?.question).toMatchObject({ like: 120, criteria: [] });
  expect(screen.queryByText('The conversation does not know of these changes.')).not.toBeInTheDocument();
});

test('whoever was only named and is taken out by hand is forgotten by the conversation', async () => {
  const { sent } = openMatch(
    {
      [PEOPLE]: () => give(peopleFound([foundPerson({ id: 120, name: 'Maya Chen' })])),
      'POST /api/turns/turn-1/answers': () =>
        give<Schemas['Asked']>({ conversation: 'conversation-1', turn: 'turn-1', answer: 'answer-2' }, 202),
      'GET /api/answers/answer-2/events': () => new Response(null, { status: 204 }),
    },
    'contributor',
    likeMaya([criterion()]),
  );
  await user.click(await screen.findByRole('button', { name: /^Like: Maya Chen/ }));
  await user.click(await screen.findByRole('button', { name: 'Tell the conversation' }));
  await waitFor(async () =>
    expect((await sent('POST /api/turns/turn-1/answers'))[0]?.criteria).toMatchObject([{ slot: 'place' }]),
  );
});

test('of two with the name the conversation asks, and nobody is chosen here', async () => {
  const two = [foundPerson({ id: 120, name: 'Maya Chen' }), foundPerson({ id: 121, name: 'Maya Chen' })];
  const { sent } = openMatch(
    { [PEOPLE]: () => give(peopleFound(two)) },
    'contributor',
    likeMaya([criterion()]),
  );
  await screen.findByRole('list', { name: /^Ranked for/ });
  expect((await sent(FITS)).at(-1)?.question.like).toBeNull();
});

test('the last criterion is not tried without, and what is refused is not tried at all', async () => {
  let isRefused = false;
  openMatch(
    {
      [FITS]: () =>
        isRefused ? refusal('validation_failed', 'It takes a city or a region.', 422) : give(fitList()),
      'POST /api/matchmaking/fits/what-if': () =>
        give<Schemas['FitWhatIf']>({ before: 2, after: 2, enter: [], leave: [], stay: [] }),
    },
    'contributor',
    said({ criteria: [criterion()], runs: [{ tool: 'find_matches', about: '', input: {}, facts: [] }] }),
  );
  await screen.findByRole('list', { name: /^Ranked for/ });
  await user.click(criteria().getByRole('button', { name: /^Place/ }));
  expect(screen.queryByRole('button', { name: 'What if it were dropped?' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'What if it counted otherwise?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What if: Place' }));
  expect(await dialog.findByText(/The first 10 by fit stay the same/)).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'It is nice to have' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.queryByRole('button', { name: 'It is dropped' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Make this change' }));
  expect(criteria().getByRole('button', { name: /^Place Boston nice/ })).toBeInTheDocument();
  isRefused = true;
  const field = screen.getByRole('textbox', { name: 'Place' });
  await user.clear(field);
  await user.type(field, 'xx{Enter}');
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'What if it counted otherwise?' })).toBeDisabled();
});
