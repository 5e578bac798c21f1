import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { give, type Handlers, open } from './rendering';
import { answer, conversation, PARTS, turn } from './testing';

const START = 'POST /api/conversations';
const GO_ON = 'POST /api/conversations/conversation-1/turns';
const AGAIN = 'POST /api/turns/turn-1/answers';
const EVENTS = 'GET /api/answers/answer-2/events';
const opened = '/matchmaking?c=conversation-1';
const asked = { conversation: 'conversation-1', turn: 'turn-2', answer: 'answer-2' };

const field = () => screen.findByRole('textbox', { name: 'Message' });
const messages = () => within(screen.getByRole('list', { name: 'Messages' }));
const retry = async () => user.click(await screen.findByRole('button', { name: 'Retry' }));
const silent = () => new Promise<Response>(() => {});

const away = (): Response => {
  throw new TypeError('no network');
};

/** What was sent in all pages since. Each page has a network of its own. */
async function openAgain(address: string, handlers: Handlers) {
  cleanup();
  return open(address, handlers);
}

test.each([
  ['no network', away, 'The server cannot be reached. Check your connection and try again.'],
  ['a server that fails', () => refusal('internal', 'Something went wrong.', 500), 'Something went wrong.'],
  [
    'a session that is over',
    () => refusal('session_expired', 'Your session has expired.', 401),
    'Your session has expired.',
  ],
])('with %s the message stays, over a reload too, and arrives once', async (_, fails, words) => {
  const { sent: before } = open('/matchmaking', { [START]: fails });
  await user.type(await field(), 'A mentor{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(`Not sent. ${words}`);
  expect(messages().getByText('A mentor')).toBeInTheDocument();
  expect(await field()).toHaveValue('');
  await expectAccessible();
  const [first] = await before(START);

  const { sent, router } = await openAgain('/matchmaking', {
    [START]: () => give(asked, 201),
    [EVENTS]: silent,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(`Not sent. ${words}`);
  await retry();
  await waitFor(() => expect(addressOf(router)).toBe(opened));
  expect(await sent(START), 'the same key').toEqual([first]);
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  expect(screen.queryByText(/Not sent/)).not.toBeInTheDocument();
});

test('a browser that believes to be offline does not keep it waiting', async () => {
  open('/matchmaking', { [START]: away });
  await field();
  onlineManager.setOnline(false);
  await user.type(await field(), 'A mentor{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent.');
  onlineManager.setOnline(true);
});

test('a page that was left before the server answered does not know, and can send again', async () => {
  const first = open(opened, { [GO_ON]: silent });
  await user.type(await field(), 'And in Berlin?{Enter}');
  expect(await screen.findByText('Sending…')).toBeInTheDocument();
  const [lost] = await first.sent(GO_ON);

  const { sent } = await openAgain(opened, { [GO_ON]: () => give(asked, 201), [EVENTS]: silent });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent. The page was left before');
  await retry();
  await waitFor(async () => expect(await sent(GO_ON)).toEqual([lost]));
  expect(lost).toEqual({ text: 'And in Berlin?', key: expect.any(String), parent: 'turn-1' });
});

test('a message that was not sent belongs to its conversation and its app', async () => {
  open(opened, { [GO_ON]: away });
  await user.type(await field(), 'And in Berlin?{Enter}');
  await screen.findByText('Not sent.');
  await openAgain('/matchmaking', {});
  await field();
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
});

test('it can be taken back into the line, and nothing of it is lost', async () => {
  open(opened, { [GO_ON]: away });
  await user.type(await field(), 'And in Berlin?{Enter}');
  await screen.findByText('Not sent.');
  await user.type(await field(), 'More');
  await user.click(
    within(await screen.findByRole('list', { name: 'Messages' })).getByRole('button', { name: 'Edit' }),
  );
  expect(await field()).toHaveValue('And in Berlin?\nMore');
  expect(await field()).toHaveFocus();
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
});

test('behind it nothing else is sent', async () => {
  const { made } = open(opened, { [GO_ON]: away });
  await user.type(await field(), 'First{Enter}');
  await screen.findByText('Not sent.');
  await user.type(await field(), 'Second{Enter}');
  expect(made(GO_ON)).toHaveLength(1);
  expect(await field()).toHaveValue('Second');
});

test('nothing above it takes its place', async () => {
  const { made } = open(opened, { [GO_ON]: away });
  await user.type(await field(), 'And in Berlin?{Enter}');
  await screen.findByText('Not sent.');
  const kept = { ...sessionStorage };

  const edit = screen.getByRole('button', { name: /^Edit message\. The message below has not been sent/ });
  expect(edit).toHaveAttribute('aria-disabled', 'true');
  await user.click(edit);
  expect(screen.queryByRole('textbox', { name: 'Edit the message' })).not.toBeInTheDocument();

  const again = screen.getByRole('button', { name: 'Regenerate' });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(again).toHaveAccessibleDescription(/^The message below has not been sent/);
  await user.click(again);

  await user.click(screen.getByRole('button', { name: /^Place Boston/ }));
  await user.keyboard(' area{Enter}');
  expect(screen.getByRole('button', { name: 'Run again' })).toBeDisabled();
  expect(screen.getByText(/^The message below has not been sent/)).toBeInTheDocument();
  await expectAccessible();

  expect(made(AGAIN)).toEqual([]);
  expect(made(GO_ON)).toHaveLength(1);
  expect(messages().getByText('And in Berlin?')).toBeInTheDocument();
  expect({ ...sessionStorage }).toEqual(kept);
});

test.each([
  ['that failed', [answer({ state: 'failed', parts: [] })]],
  ['whose tool failed', [answer({ parts: [PARTS.notice] })]],
  ['that is not there', []],
])('behind it an answer %s is not asked for again', async (_, answers) => {
  open(opened, {
    'GET /api/conversations/conversation-1': () => give(conversation({ turns: [turn({ answers })] })),
    [GO_ON]: away,
  });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  await user.type(await field(), 'And in Berlin?{Enter}');
  await screen.findByText('Not sent.');
  expect(screen.getAllByRole('button', { name: 'Retry' }), 'only its own').toHaveLength(1);
});

test('nor is one that was asked for in vain', async () => {
  open(opened, { [AGAIN]: away, [GO_ON]: away });
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  await user.type(await field(), 'And in Berlin?{Enter}');
  await screen.findByText('Not sent.');
  expect(screen.getAllByRole('button', { name: 'Retry' }), 'only its own').toHaveLength(1);
});

test('a changed message that was not sent goes back to where it was changed', async () => {
  open(opened, { [GO_ON]: away });
  await user.click(await screen.findByRole('button', { name: 'Edit message' }));
  await user.keyboard(', please{Enter}');
  await screen.findByText('Not sent.');
  expect(screen.queryByText('How this was made'), 'the branch before is not shown').not.toBeInTheDocument();
  await user.click(messages().getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: 'Edit the message' })).toHaveValue(
    'A climate finance mentor near Boston, please',
  );
  expect(await screen.findByText('How this was made')).toBeInTheDocument();
});

test('who has gone elsewhere meanwhile is not called back', async () => {
  const { held, release } = hold<Response>();
  const { router, made } = open('/matchmaking', {
    [START]: () => held,
    'GET /api/conversations/conversation-1': () => give(conversation({ turns: [turn()] })),
  });
  await user.type(await field(), 'A mentor{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Climate finance mentors' }));
  await screen.findByText('How this was made');
  release(give({ ...asked, conversation: 'conversation-9' }, 201));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  expect(addressOf(router)).toBe(opened);
  await waitFor(() =>
    expect(made('GET /api/conversations').length, 'but it is in the list').toBeGreaterThan(1),
  );
});

test('what another person has typed in this tab is not shown', async () => {
  open();
  await user.type(await field(), 'Mine');
  cleanup();
  open('/matchmaking', {}, 'admin');
  expect(await field()).toHaveValue('');
  cleanup();
  open();
  expect(await field()).toHaveValue('Mine');
});
