import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { give, open } from '../rendering';
import { answer, conversation, turn } from '../testing';
import type { Feedback } from '../types';

const RATE = 'PUT /api/answers/answer-1/feedback';
const UNRATE = 'DELETE /api/answers/answer-1/feedback';

/** Opens an answer that is rated like this. */
function show(feedback: Feedback | null = null) {
  return open('/matchmaking?c=conversation-1', {
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [answer({ feedback })] })] })),
    [RATE]: async (request) => give(answer({ feedback: await request.json() })),
    [UNRATE]: () => give(answer()),
  });
}

const thumb = (name: string) => screen.findByRole('button', { name });
const form = async () => within(await screen.findByRole('dialog'));

test('a good answer is rated by a click, and by another no more', async () => {
  const { sent, made } = show();
  await user.click(await thumb('Good answer'));
  await waitFor(async () => expect(await thumb('Good answer')).toHaveAttribute('aria-pressed', 'true'));
  expect(await sent(RATE)).toEqual([{ rating: 'up' }]);
  await user.click(await thumb('Good answer'));
  await waitFor(async () => expect(await thumb('Good answer')).toHaveAttribute('aria-pressed', 'false'));
  expect(made(UNRATE)).toHaveLength(1);
});

test('a bad one counts at once; the reason and a note can follow', async () => {
  const { sent } = show();
  await user.click(await thumb('Bad answer'));
  const dialog = await form();
  await expectAccessible();
  await user.click(dialog.getByRole('radio', { name: 'Something is missing' }));
  await user.type(dialog.getByRole('textbox', { name: 'Note' }), ' Nobody from Boston. ');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await thumb('Bad answer')).toHaveFocus();
  expect(await sent(RATE)).toEqual([
    { rating: 'down' },
    { rating: 'down', reason: 'incomplete', note: 'Nobody from Boston.' },
  ]);
});

test('Escape closes it and takes nothing back', async () => {
  const { made } = show();
  await user.click(await thumb('Bad answer'));
  await form();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await thumb('Bad answer')).toHaveFocus();
  expect(made(UNRATE)).toEqual([]);
});

test('what was said before is there again, and can be taken back', async () => {
  const { made } = show({ rating: 'down', reason: 'unclear', note: 'Too long.' });
  await user.click(await thumb('Bad answer'));
  const dialog = await form();
  expect(dialog.getByRole('radio', { name: 'It is hard to understand' })).toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Too long.');
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  await waitFor(async () => expect(await thumb('Bad answer')).toHaveAttribute('aria-pressed', 'false'));
  expect(made(RATE)).toEqual([]);
});

test('a rating that does not arrive is not shown as one', async () => {
  open('/matchmaking?c=conversation-1', { [RATE]: () => refusal('internal', 'Something went wrong.', 500) });
  await user.click(await thumb('Good answer'));
  expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  expect(await thumb('Good answer')).toHaveAttribute('aria-pressed', 'false');
});
