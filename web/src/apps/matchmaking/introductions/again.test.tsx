import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { fineLetter, toStudent } from '../testing';
import type { OutreachMessage, OutreachMessageState } from '../types';
import { MENTOR, ONE, openOne, panel, state } from './testing';

vi.mock('@/identity/leave');

const being = (one: OutreachMessage, is: OutreachMessageState): OutreachMessage => ({
  ...one,
  card: { ...one.card, state: is, isKept: is === 'queued' },
});

test('one letter that is sent again is called so, and nothing speaks of both', async () => {
  const sent = being(toStudent(), 'sent');
  const again = 'Sent the letter to Maya Chen again';
  const { made } = openOne(
    state({ state: 'asked' }, { toStudent: sent, toMentor: being(fineLetter(), 'approved'), obstacles: [] }),
    (put) => ({
      [`POST ${ONE}/send`]: () =>
        put(
          state(
            { state: 'asked', revision: 3 },
            { toStudent: sent, toMentor: being(fineLetter(), 'queued'), undo: again },
          ),
        ),
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Send the letter to Maya Chen again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the letter to Maya Chen again' }));
  expect(
    dialog.getByText(/Only this letter leaves.*stays held until both have answered/),
  ).toBeInTheDocument();
  expect(dialog.queryByText(/^Ana Silva:/), 'hers has left').not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The letter to Maya Chen is in the outbox again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Undo: ${again}` })).toBeInTheDocument();
  expect(made(`POST ${ONE}/send`)).toHaveLength(1);
});

test('an approval that cannot be taken back any more says why, and shows what is there now', async () => {
  const approved = being(fineLetter(), 'approved');
  const { made } = openOne(state({ state: 'asked' }, { toMentor: approved }), (put) => ({
    [`POST ${MENTOR}/reopen`]: () => {
      put(state({ state: 'asked' }, { toMentor: being(fineLetter(), 'sent') }));
      return refusal('conflict', 'This message has left. It cannot be taken back.', 409);
    },
  }));
  const own = await panel('Maya Chen');
  await user.click(own.getByRole('button', { name: 'Take the approval back' }));
  expect(await own.findByRole('alert')).toHaveTextContent('This message has left. It cannot be taken back.');
  expect(await own.findByText('Sent')).toBeInTheDocument();
  expect(screen.queryByText(/is a draft again/)).not.toBeInTheDocument();
  expect(made(`POST ${MENTOR}/reopen`)).toHaveLength(1);
});

test('what is composed anew beside a letter that has left is the other one, and so is the way back', async () => {
  const sent = being(toStudent(), 'sent');
  const anew = fineLetter({ card: { ...fineLetter().card, revision: 4 } });
  const { made, sent: bodies } = openOne(state({}, { toStudent: sent }), (put) => ({
    [`POST ${ONE}/compose`]: () => put(state({ revision: 3 }, { toStudent: sent, toMentor: anew })),
    [`POST ${MENTOR}/versions/3/restore`]: () => Response.json(fineLetter()),
  }));
  await user.click(await screen.findByRole('button', { name: 'Compose anew' }));
  const told = 'The letter to Maya Chen was composed anew from the records.';
  expect(await screen.findByText(told)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await bodies(`POST ${MENTOR}/versions/3/restore`)).toEqual([{ revision: 4 }]),
  );
  expect(made('POST /api/outbox/messages/letter-student/versions/3/restore')).toHaveLength(0);
});
