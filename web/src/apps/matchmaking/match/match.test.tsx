import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { assistant, notice } from '@/chat/testing';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { fitList, give, open } from '../testing';
import type { FitStand } from '../types';
import { MatchPage } from './MatchPage';
import { FITS, openMatch, SLOTS, said } from './testing';

vi.mock('@/identity/leave');

const ranked = () => screen.findByRole('list', { name: /^Ranked for/ });
const criteria = () => within(screen.getByRole('list', { name: 'Criteria' }));

test('the criteria of the conversation are ranked by, and shown with need and weight', async () => {
  const { sent } = openMatch();
  expect(await ranked()).toHaveTextContent(/Maya Chen.*Oliver Grant/);
  expect(criteria().getByRole('button', { name: 'Place Boston must, 3 of 5' })).toBeInTheDocument();
  expect(criteria().getByRole('button', { name: 'Goal product work nice, 4 of 5' })).toBeInTheDocument();
  expect(screen.getByText('312 compared both ways; 2 fit.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Would fit but for something' })).toHaveTextContent(
    /Nadia Rahman.*No place left/,
  );
  expect(await sent(FITS)).toMatchObject([
    {
      question: {
        person: 7,
        criteria: [
          { slot: 'place', text: 'Boston' },
          { slot: 'goal', weight: 4 },
        ],
      },
      skip: 0,
    },
  ]);
  await expectAccessible();
});

test('a slider ranks anew without a message, and the conversation can be told', async () => {
  const { sent } = openMatch({
    'POST /api/turns/turn-1/answers': () =>
      give<Schemas['Asked']>({ conversation: 'conversation-1', turn: 'turn-1', answer: 'answer-2' }, 202),
    'GET /api/answers/answer-2/events': () => new Response(null, { status: 204 }),
  });
  await ranked();
  await user.click(criteria().getByRole('button', { name: /^Goal/ }));
  const editor = within(screen.getByRole('group', { name: 'Change Goal' }));
  fireEvent.change(editor.getByRole('slider', { name: 'Weight' }), { target: { value: '5' } });
  await user.click(editor.getByRole('radio', { name: 'Not this' }));
  await waitFor(async () =>
    expect((await sent(FITS)).at(-1)?.question.criteria[1]).toMatchObject({ weight: 5, excluded: true }),
  );
  await user.keyboard('{Escape}');
  expect(criteria().getByRole('button', { name: /^Goal not ?product work never$/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Tell the conversation' }));
  await waitFor(async () =>
    expect(await sent('POST /api/turns/turn-1/answers')).toMatchObject([
      { criteria: [{ slot: 'place' }, { slot: 'goal', weight: 5, excluded: true }] },
    ]),
  );
});

test('what is changed by hand outlives a reload, and can be undone', async () => {
  openMatch();
  await ranked();
  await user.click(criteria().getByRole('button', { name: 'Remove Place: Boston' }));
  expect(await screen.findByText('Place: Boston was removed.')).toBeInTheDocument();
  expect(criteria().queryByRole('button', { name: /^Place/ })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('match/uid-contributor/conversation-1')).toContain('product work');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(criteria().getByRole('button', { name: /^Place Boston/ })).toBeInTheDocument();
  expect(screen.queryByText('The conversation does not know of these changes.')).not.toBeInTheDocument();
});

test('changes that the conversation has left behind can be used again', async () => {
  const chips = [
    { id: 0, slot: 'goal', label: 'Goal', text: 'law', excluded: false, need: 'must', weight: 3 },
  ];
  const question = { person: null, seeks: null, like: null, chips, diversity: 0.2 };
  sessionStorage.setItem(
    'match/uid-contributor/conversation-1',
    JSON.stringify({ bases: ['older'], question }),
  );
  openMatch();
  await ranked();
  expect(criteria().getByRole('button', { name: /^Place Boston/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use my changes' }));
  expect(criteria().getByRole('button', { name: /^Goal law/ })).toBeInTheDocument();
});

test('words that were not understood are shown as such', async () => {
  const unread = notice({
    reason: 'notUnderstood',
    text: 'Not understood, and left out: “zorblax”.',
  });
  openMatch({}, 'viewer', said({ parts: [unread] }));
  await ranked();
  const board = screen.getByRole('region', { name: 'Criteria' });
  expect(board).toHaveTextContent('Not understood, and left out: “zorblax”.');
});

test('a chip that cannot be read says why, and the ranking before stays', async () => {
  let isFirst = true;
  openMatch({
    [FITS]: () => {
      if (!isFirst)
        return refusal('validation_failed', '“xx” does not fit Place. It takes a city or a region.', 422);
      isFirst = false;
      return give(fitList());
    },
  });
  await ranked();
  await user.click(criteria().getByRole('button', { name: /^Place/ }));
  const field = screen.getByRole('textbox', { name: 'Place' });
  await user.clear(field);
  await user.type(field, 'xx{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/“xx” does not fit Place.*the one before/);
  expect(await ranked()).toHaveTextContent('Maya Chen');
  expect(field).toHaveValue('xx');
});

test('why not somebody: what keeps them out, and the smallest change, which can be made', async () => {
  const { sent } = openMatch({
    'POST /api/matchmaking/fits/why': () =>
      give<Schemas['FitExplanation']>({
        name: 'Nadia Rahman',
        place: null,
        isShown: false,
        isPassedOver: false,
        card: null,
        blocked: ['Place: Boston is not met (Chicago)'],
        missing: null,
        differences: [{ label: 'Place', side: 'Ana Silva', own: 0, other: 100, lost: 12 }],
        last: { person: 121, name: 'Oliver Grant', fit: 61 },
        change: {
          text: 'drop the place',
          steps: [{ how: 'drop', slot: 'place', criterion: 'Place: Boston', weight: null, chips: [0] }],
          place: 2,
        },
      }),
  });
  await ranked();
  await user.click(screen.getByRole('button', { name: 'Why not? Nadia Rahman' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Place: Boston is not met (Chicago)')).toBeInTheDocument();
  expect(dialog.getByText(/among the first 10 by fit: drop the place.*in place 2/)).toBeInTheDocument();
  expect(dialog.getByText(/Oliver Grant, the last of the first 10 by fit with 61/)).toBeInTheDocument();
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Make this change' }));
  expect(criteria().queryByRole('button', { name: /^Place/ })).not.toBeInTheDocument();
  expect(await sent('POST /api/matchmaking/fits/why')).toMatchObject([
    { about: 122, question: { person: 7 } },
  ]);
});

test('whoever fits well enough and is not on the page was passed over by variety', async () => {
  openMatch({
    'POST /api/matchmaking/fits/why': () =>
      give<Schemas['FitExplanation']>({
        name: 'Nadia Rahman',
        place: 4,
        isShown: false,
        isPassedOver: true,
        card: null,
        blocked: [],
        missing: null,
        differences: [],
        last: null,
        change: null,
      }),
  });
  await ranked();
  await user.click(screen.getByRole('button', { name: 'Why not? Nadia Rahman' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^By fit Nadia Rahman is among the first 10/)).toHaveTextContent(
    'the page is varied, and others were put first',
  );
  expect(dialog.queryByText(/^No change of the criteria/)).not.toBeInTheDocument();
});

test('what if a criterion were dropped: who enters and who leaves, before anything is changed', async () => {
  const move = (person: number, name: string, before: FitStand | null, after: FitStand | null) => ({
    person,
    name,
    before,
    after,
  });
  const { sent } = openMatch({
    'POST /api/matchmaking/fits/what-if': () =>
      give<Schemas['FitWhatIf']>({
        before: 2,
        after: 40,
        enter: [move(122, 'Nadia Rahman', null, { place: 1, fit: 80 })],
        leave: [move(121, 'Oliver Grant', { place: 2, fit: 61 }, { place: 12, fit: 61 })],
        stay: [],
      }),
  });
  await ranked();
  await user.click(criteria().getByRole('button', { name: /^Place/ }));
  await user.click(screen.getByRole('button', { name: 'What if it were dropped?' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('40 people')).toBeInTheDocument();
  expect(dialog.getByText(/not in the ranking → place 1, fit 80/)).toBeInTheDocument();
  expect(dialog.getByRole('heading', { name: 'Enter the first 10 by fit (1)' })).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'It is nice to have' }));
  await user.click(await dialog.findByRole('button', { name: 'Make this change' }));
  expect(criteria().getByRole('button', { name: /^Place Boston nice/ })).toBeInTheDocument();
  expect((await sent('POST /api/matchmaking/fits/what-if')).map(({ changes }) => changes[0].how)).toEqual([
    'drop',
    'nice',
  ]);
});

test('who only looks ranks as everybody does, and introduces nobody', async () => {
  openMatch({}, 'viewer');
  await ranked();
  expect(screen.getByRole('button', { name: 'Introduce Maya Chen' })).toBeDisabled();
  expect(screen.getByText(/^Only a contributor/)).toBeInTheDocument();
});

test('without a conversation a criterion can be added by hand', async () => {
  const { sent } = open(
    [{ path: '/matchmaking', element: <MatchPage /> }],
    '/matchmaking',
    { 'GET /api/chat/matchmaking': () => give(assistant({ slots: SLOTS })), [FITS]: () => give(fitList()) },
    'viewer',
  );
  expect(await screen.findByText('Nobody is compared yet')).toBeInTheDocument();
  await screen.findByRole('heading', { name: 'Matchmaking Chat', level: 2 });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.queryByRole('menuitem', { name: 'For' }), 'has a field of its own').not.toBeInTheDocument();
  await user.click(await screen.findByRole('menuitem', { name: 'Goal' }));
  await user.type(await screen.findByRole('textbox', { name: 'Goal' }), 'law{Enter}');
  expect(await ranked()).toBeInTheDocument();
  expect((await sent(FITS)).at(-1)?.question.criteria).toMatchObject([{ slot: 'goal', text: 'law' }]);
});

test('on a phone the conversation and the matches take turns', async () => {
  openMatch();
  await ranked();
  const choice = within(screen.getByRole('group', { name: 'Shown' }));
  expect(choice.getByRole('button', { name: 'Chat' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(choice.getByRole('button', { name: 'Matches (2)' }));
  expect(document.querySelector('[data-view]')).toHaveAttribute('data-view', 'matches');
});
