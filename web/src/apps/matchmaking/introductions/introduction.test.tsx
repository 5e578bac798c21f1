import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { fineLetter, give, introduction, letter, matchServer, mentoringMatch, open } from '../testing';
import type { OutreachMessage } from '../types';
import { IntroductionPage } from './IntroductionPage';
import { MENTOR, nothing, ONE, openOne, panel, state } from './testing';

vi.mock('@/identity/leave');

test('a sentence that gets the focus shows its source, and what the lint finds stands at its words', async () => {
  openOne(introduction(), nothing);
  const own = await panel('Maya Chen');
  const source = own.getByRole('region', { name: 'Source of the sentence to Maya Chen' });
  expect(source).toHaveTextContent('Point at a sentence');
  act(() => own.getByText('Ana studies biology.').focus());
  await waitFor(() => expect(source).toHaveTextContent(/Record of a person: program: Biology/));
  await user.hover(own.getByText('Dear Maya,'));
  expect(source).toHaveTextContent('Fixed phrase “greeting”: Dear …,');
  expect(own.getByText('right now', { selector: 'mark' })).toHaveAttribute('data-weight', 'refused');
  expect(own.getByText(/It makes a hurry that does not exist/)).toHaveTextContent(/Must change.*False hurry/);
  expect(screen.getByText('The letter to Maya Chen is not approved.')).toBeInTheDocument();
  await expectAccessible();
});

test('a letter is edited by hand: what is typed is checked and kept, saved, and can be undone', async () => {
  const rewritten = fineLetter({ card: { ...letter().card, revision: 4 } });
  const { sent } = openOne(introduction(), () => ({
    'POST /api/outbox/check': () =>
      give<Schemas['CheckedText']>({ findings: [], text: '', grade: 6, isRefused: false }),
    [`PUT ${MENTOR}`]: () => give(rewritten),
    [`POST ${MENTOR}/versions/3/restore`]: () => give(letter()),
  }));
  const own = await panel('Maya Chen');
  await user.click(own.getByRole('button', { name: 'Edit' }));
  const field = own.getByRole('textbox', { name: 'Letter' });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('Dear Maya, Ana studies biology.\n\nAnswer right now.');
  await user.clear(field);
  await user.type(field, 'Dear Maya,{Enter}{Enter}Write when you can.');
  expect(sessionStorage.getItem('letter/uid-contributor/letter-mentor')).toContain('Write when you can.');
  await user.click(own.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The letter to Maya Chen was saved.')).toBeInTheDocument();
  expect(await sent(`PUT ${MENTOR}`)).toEqual([
    { revision: 3, subject: 'Introduction to Ana Silva', paragraphs: ['Dear Maya,', 'Write when you can.'] },
  ]);
  expect(sessionStorage.getItem('letter/uid-contributor/letter-mentor')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await sent(`POST ${MENTOR}/versions/3/restore`)).toEqual([{ revision: 4 }]),
  );
});

test('what somebody else has changed meanwhile does not take away what was typed', async () => {
  openOne(introduction(), () => ({
    'POST /api/outbox/check': () =>
      give<Schemas['CheckedText']>({ findings: letter().findings, text: '', isRefused: true }),
    [`PUT ${MENTOR}`]: () => refusal('overtaken', 'Somebody else has changed this message since.', 409),
  }));
  const own = await panel('Maya Chen');
  await user.click(own.getByRole('button', { name: 'Edit' }));
  await user.type(own.getByRole('textbox', { name: 'Letter' }), ' More.');
  expect(await own.findByText('right now'), 'what is typed is looked at').toBeInTheDocument();
  await user.click(own.getByRole('button', { name: 'Save' }));
  expect(await own.findByRole('alert')).toHaveTextContent(/Somebody else.*What you typed is kept here/);
  expect(own.getByRole('textbox', { name: 'Letter' })).toHaveValue(
    'Dear Maya, Ana studies biology.\n\nAnswer right now. More.',
  );
  await user.click(own.getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(own.getByRole('textbox', { name: 'Letter' })).toHaveValue(
    'Dear Maya, Ana studies biology.\n\nAnswer right now. More.',
  );
});

test('an approval shows what it binds: recipient, hash, bytes and what is left of the contact budget', async () => {
  const fine = fineLetter();
  const approved: OutreachMessage = {
    ...fine,
    card: { ...fine.card, state: 'approved' },
    approval: { hash: 'a'.repeat(64), byName: 'Theo Lindqvist', at: '2026-11-20T10:00:00Z' },
  };
  const { sent, made } = openOne(introduction({ toMentor: fine }), (put) => ({
    [`POST ${MENTOR}/approve`]: () => {
      put(introduction({ toMentor: approved, obstacles: [] }));
      return give(approved);
    },
    [`POST ${MENTOR}/reopen`]: () => {
      put(introduction({ toMentor: fine }));
      return give(fine);
    },
  }));
  const own = await panel('Maya Chen');
  await user.click(own.getByRole('button', { name: 'Approve…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('a'.repeat(64))).toBeInTheDocument();
  expect(dialog.getByText('2 contacts left, this letter included')).toBeInTheDocument();
  expect(dialog.getByRole('group', { name: 'The whole message' })).toHaveTextContent('To: Maya Chen');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Approve these bytes' }));
  expect(await own.findByText(/^Approved by Theo Lindqvist/)).toBeInTheDocument();
  expect(await sent(`POST ${MENTOR}/approve`)).toEqual([{ hash: 'a'.repeat(64) }]);
  expect(await screen.findByText(/^Nothing stands in the way/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(made(`POST ${MENTOR}/reopen`)).toHaveLength(1));
  expect(await own.findByRole('button', { name: 'Approve…' })).toBeInTheDocument();
});

test('a letter that the lint refuses cannot be approved, and says why', async () => {
  openOne(introduction(), nothing);
  const own = await panel('Maya Chen');
  await user.click(own.getByRole('button', { name: 'Approve…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('alert')).toHaveTextContent(/cannot be approved.*right now/);
  expect(dialog.getByRole('button', { name: 'Approve these bytes' })).toBeDisabled();
});

test('an answer is written down with what else was said; two yeses make a match', async () => {
  const { sent } = openOne(state({ state: 'asked', studentAnswer: 'accepted' }), (put) => ({
    [`POST ${ONE}/answers`]: () =>
      put(
        state({
          state: 'accepted',
          studentAnswer: 'accepted',
          mentorAnswer: 'accepted',
          matchId: 'm1',
          note: 'From May on',
        }),
      ),
  }));
  await user.click(await screen.findByRole('button', { name: 'Maya Chen said yes' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/both have said yes: they are matched/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: 'What else they said' }), 'From May on');
  await user.click(dialog.getByRole('button', { name: 'Write it down' }));
  expect(await screen.findByText('Accepted')).toBeInTheDocument();
  expect(screen.getByText('From May on')).toBeInTheDocument();
  expect(await sent(`POST ${ONE}/answers`)).toEqual([
    { side: 'mentor', answer: 'accepted', note: 'From May on', revision: 2 },
  ]);
});

test('a match is ended, which frees the place, and goes on again by Undo', async () => {
  const { sent } = openOne(state({ state: 'accepted', matchId: 'm1' }), nothing);
  const own = within(await screen.findByRole('region', { name: 'Match' }));
  expect(await own.findByText('Both said yes')).toBeInTheDocument();
  await expectAccessible();
  await user.click(own.getByRole('button', { name: 'End the match of Ana Silva and Maya Chen' }));
  expect(await own.findByText('Ended')).toBeInTheDocument();
  expect(own.getByRole('status')).toHaveTextContent('The place is free for others.');
  expect(await sent('POST /api/matchmaking/matches/m1/end')).toEqual([{ revision: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await own.findByText('Both said yes')).toBeInTheDocument();
  expect(await sent('POST /api/matchmaking/matches/m1/reopen')).toEqual([{ revision: 2 }]);
});

test('an answer that is taken back takes the match with it, and nobody looks for it any more', async () => {
  const asked = { state: 'asked', studentAnswer: 'accepted' } as const;
  const { made } = openOne(state(asked), (put) => ({
    [`POST ${ONE}/answers`]: () =>
      put(state({ state: 'accepted', mentorAnswer: 'accepted', matchId: 'm1', revision: 3 })),
    [`POST ${ONE}/undo`]: () => put(state({ ...asked, revision: 4 })),
  }));
  await user.click(await screen.findByRole('button', { name: 'Maya Chen said yes' }));
  await user.click(await screen.findByRole('button', { name: 'Write it down' }));
  expect(await screen.findByText('Both said yes')).toBeInTheDocument();
  const before = made('GET /api/matchmaking/matches/m1').length;
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Maya Chen said yes' })).toBeInTheDocument();
  expect(made('GET /api/matchmaking/matches/m1')).toHaveLength(before);
});

test('a match whose place somebody else has is not reopened, and says so', async () => {
  openOne(state({ state: 'accepted', matchId: 'm1' }), () => ({
    ...matchServer(mentoringMatch({ state: 'ended' })),
    'POST /api/matchmaking/matches/m1/reopen': () =>
      refusal('conflict', 'Maya Chen has no place left any more.', 409),
  }));
  await user.click(
    await screen.findByRole('button', { name: 'Reopen the match of Ana Silva and Maya Chen' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Maya Chen has no place left any more.');
});

test('who may not be contacted is said, with the first day on which it would be allowed', async () => {
  const refused: OutreachMessage = {
    ...letter(),
    mayContact: {
      kind: 'refused',
      person: 120,
      reason: 'limit',
      message: 'They have heard from the university often enough.',
      contacts: [
        {
          id: 'c',
          person: 120,
          household: 60,
          app: 'graduway',
          channel: 'email',
          day: '2026-11-18',
          weight: 1,
          isAsk: false,
          state: 'sent',
          purpose: 'Newsletter',
        },
      ],
      earliest: '2026-11-25',
    },
  };
  openOne(introduction({ toMentor: refused }), nothing);
  const own = await panel('Maya Chen');
  expect(own.getByText(/Maya Chen may not be contacted now/)).toBeInTheDocument();
  expect(own.getByText(/graduway: Newsletter/)).toBeInTheDocument();
});

test('a withdrawal that was overtaken says so and shows what is there now', async () => {
  const { made } = openOne(introduction(), () => ({
    [`POST ${ONE}/withdraw`]: () => refusal('overtaken', 'Somebody else has changed this introduction.', 409),
  }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has changed this introduction.');
  await waitFor(() => expect(made(`GET ${ONE}`).length).toBeGreaterThan(1));
});

test('who only looks reads the letters and their sources, and changes nothing', async () => {
  openOne(introduction(), nothing, 'viewer');
  const own = await panel('Maya Chen');
  expect(own.getByRole('button', { name: 'Approve…' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
  expect(screen.getByText(/^Only a contributor/)).toBeInTheDocument();
  await user.click(own.getByRole('button', { name: 'History' }));
  expect(await screen.findByRole('dialog', { name: /^History of the letter/ })).toHaveTextContent('Drafted');
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});

test('an introduction that is not there says so', async () => {
  open(
    [{ path: '/matchmaking/introductions/:id', element: <IntroductionPage /> }],
    '/matchmaking/introductions/intro-1',
    {
      [`GET ${ONE}`]: () => refusal('not_found', 'There is no such introduction.', 404),
    },
  );
  expect(
    await screen.findByRole('heading', { name: 'There is no such introduction', level: 1 }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the introductions' })).toBeInTheDocument();
});
