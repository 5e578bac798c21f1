import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { user } from '@/testing/user';
import { fineLetter, introduction, toStudent } from '../testing';
import type { OutreachMessage } from '../types';
import { ONE, openOne, panel, state } from './testing';

vi.mock('@/identity/leave');

const posted =
  (isKept: boolean) =>
  (one: OutreachMessage): OutreachMessage => ({ ...one, card: { ...one.card, state: 'queued', isKept } });

test('both letters are sent together, and that can be undone', async () => {
  const { sent } = openOne(introduction({ toMentor: fineLetter(), obstacles: [] }), (put) => ({
    [`POST ${ONE}/send`]: () =>
      put(
        state(
          { state: 'asked' },
          {
            toStudent: posted(true)(toStudent()),
            toMentor: posted(true)(fineLetter()),
            undo: 'Sent both letters',
          },
        ),
      ),
    [`POST ${ONE}/undo`]: () => put(state({ revision: 3 })),
  }));
  await user.click(await screen.findByRole('button', { name: 'Send both letters' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Both leave together, or none does/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  const own = await panel('Maya Chen');
  expect(await own.findByText(/^Kept in the outbox: no mail server is set/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo: Sent both letters' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await sent(`POST ${ONE}/undo`)).toEqual([{ revision: 2 }]));
  expect(await screen.findByRole('button', { name: 'Send both letters' })).toBeInTheDocument();
});

test('what leaves at once is not offered back', async () => {
  openOne(introduction({ toMentor: fineLetter(), obstacles: [] }), (put) => ({
    [`POST ${ONE}/send`]: () =>
      put(
        state(
          { state: 'asked' },
          { toStudent: posted(false)(toStudent()), toMentor: posted(false)(fineLetter()) },
        ),
      ),
  }));
  await user.click(await screen.findByRole('button', { name: 'Send both letters' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Both letters are in the outbox.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
