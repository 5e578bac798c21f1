import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { hold, nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { give, listenToKeys, makeLine, open } from './rendering';
import { answer, assistant, conversation, PARTS, paragraph, sentence, turn, working } from './testing';

const EVENTS = 'GET /api/answers/answer-1/events';
const START = 'POST /api/conversations';
const asked = { conversation: 'conversation-1', turn: 'turn-1', answer: 'answer-1' };
const field = () => screen.findByRole('textbox', { name: 'Message' });
const opened = '/matchmaking?c=conversation-1';

let stopListening = () => {};
beforeEach(() => {
  stopListening = listenToKeys();
});
afterEach(() => stopListening());

test('an empty conversation greets, suggests and can be used by everybody', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Matchmaking Chat' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Who are you looking for?' })).toBeInTheDocument();
  await screen.findByRole('link', { name: 'Climate finance mentors' });
  await expectAccessible();
});

test('a first message starts a conversation, whose answer grows on the screen', async () => {
  const line = makeLine();
  const started = conversation({ title: 'A mentor in biotech', turns: [turn({ answers: [working()] })] });
  const { router, sent } = open('/matchmaking', {
    [START]: () => give(asked, 201),
    'GET /api/conversations/conversation-1': () => give(started),
    [EVENTS]: line.response,
  });
  await user.click(await screen.findByRole('button', { name: 'A mentor in biotech near Boston' }));
  await waitFor(() => expect(addressOf(router)).toBe(opened));
  expect(await sent(START)).toEqual([
    {
      app: 'matchmaking',
      text: 'A mentor in biotech near Boston',
      key: expect.stringMatching(/^[\w-]{32,36}$/),
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeInTheDocument();
  act(() => line.tell({ name: 'answer', data: working({ seq: 1 }) }));
  act(() => line.tell({ name: 'step', data: { text: 'Searching 2,648 people' } }));
  expect(await screen.findByText('Searching 2,648 people…')).toBeInTheDocument();
  act(() => line.tell({ name: 'part', data: { index: 0, part: paragraph(sentence('One fits.')) } }));
  await waitFor(() => expect(screen.getAllByText('One fits.')).toHaveLength(2));
  const log = screen.getByRole('log', { name: 'The answer as it is made' });
  expect(log).toHaveTextContent('The answer is being written.Searching 2,648 peopleOne fits.');
  await expectAccessible();
  act(() => line.tell({ name: 'end', data: answer() }));
  expect(await screen.findByRole('link', { name: 'Maya Chen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Why not Oliver Grant?' })).toBeInTheDocument();
  expect(await field()).toHaveFocus();
});

test('what is typed while the first message is on its way stays in the line', async () => {
  const { held, release } = hold<Response>();
  const { router } = open('/matchmaking', { [START]: () => held, [EVENTS]: makeLine().response });
  await user.type(await field(), 'First{Enter}and next');
  expect(screen.getByText('Sending…')).toBeInTheDocument();
  release(give(asked, 201));
  await waitFor(() => expect(addressOf(router)).toBe(opened));
  expect(await field()).toHaveValue('and next');
});

test('a reload goes on with the same answer', async () => {
  const line = makeLine();
  open(opened, {
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [working()] })] })),
    [EVENTS]: line.response,
  });
  await screen.findByRole('button', { name: 'Stop' });
  act(() => line.tell({ name: 'answer', data: working({ seq: 4, parts: [PARTS.text] }) }));
  await waitFor(() => expect(screen.getAllByText(/Two fit well/).length).toBeGreaterThan(0));
  act(() => line.tell({ name: 'end', data: answer() }));
  expect(await screen.findByText('How this was made')).toBeInTheDocument();
});

test('an answer that has ended before it is looked at stays as it is', async () => {
  const line = makeLine();
  open(opened, {
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [working()] })] })),
    [EVENTS]: line.response,
  });
  await screen.findByRole('button', { name: 'Stop' });
  act(() => line.tell({ name: 'answer', data: answer({ state: 'stopped', parts: [PARTS.text] }) }));
  expect(await screen.findByText('How this was made')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
});

test.each([
  ['the button', () => user.click(screen.getByRole('button', { name: 'Stop' }))],
  ['Escape', () => user.keyboard('{Escape}')],
])('an answer is stopped by %s, and what there is of it stays', async (_, stop) => {
  const line = makeLine();
  let kept = working();
  open(opened, {
    'GET /api/conversations/conversation-1': () => give(conversation({ turns: [turn({ answers: [kept] })] })),
    [EVENTS]: line.response,
    'POST /api/answers/answer-1/stop': () => {
      kept = answer({ state: 'stopped', parts: [PARTS.text] });
      line.tell({ name: 'end', data: kept });
      return nothing();
    },
  });
  await screen.findByRole('button', { name: 'Stop' });
  await stop();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(screen.getAllByText(/Two fit well/)[0]).toBeInTheDocument();
  expect(screen.getByRole('log')).toHaveTextContent(/The answer was stopped\.$/);
});

test('an answer without a line is stopped, too', async () => {
  let state: 'working' | 'stopped' = 'working';
  open(opened, {
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [working({ state })] })] })),
    [EVENTS]: () => refusal('not_found', 'There is no such answer.', 404),
    'POST /api/answers/answer-1/stop': () => {
      state = 'stopped';
      return nothing();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
});

test('an answer that was refused its line says so, and is looked for again', async () => {
  const line = makeLine();
  let isWell = false;
  open(opened, {
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [working()] })] })),
    [EVENTS]: () => (isWell ? line.response() : refusal('not_found', 'There is no such answer.', 404)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such answer.');
  isWell = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  act(() => line.tell({ name: 'end', data: answer() }));
  expect(await screen.findByText('How this was made')).toBeInTheDocument();
});

test('an answer that failed keeps the message, and is asked for again', async () => {
  const { sent } = open(opened, {
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [answer({ state: 'failed', parts: [] })] })] })),
    'POST /api/turns/turn-1/answers': () => refusal('overloaded', 'The server is busy.', 503),
  });
  expect(await screen.findByText('A climate finance mentor near Boston')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The server is busy.')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[1] ?? expect.fail());
  await waitFor(async () => expect(await sent('POST /api/turns/turn-1/answers')).toHaveLength(2));
  const [first, second] = await sent('POST /api/turns/turn-1/answers');
  expect(second, 'the same request').toEqual(first);
});

test('where nothing was sought, nothing can be added to it', async () => {
  const greeting = answer({ runs: [], criteria: [], sources: [], parts: [paragraph(sentence('Hello.'))] });
  open(opened, {
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [greeting] })] })),
  });
  expect(await screen.findByText('Hello.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
});

test('how an answer was made can be looked at', async () => {
  open(opened);
  await user.click(await screen.findByText('How this was made'));
  const about = within(screen.getByRole('group', { name: '' }));
  expect(about.getByText(/^1 tool ran\. The sentences are composed by the suite itself/)).toBeInTheDocument();
  expect(about.getByText('find_people')).toBeInTheDocument();
  expect(about.getByText('Given place').nextElementSibling).toHaveTextContent('Boston');
  expect(about.getByText('Given who').nextElementSibling).toHaveTextContent('gave: yes, fields: law, art');
  expect(about.getByText('People compared').nextElementSibling).toHaveTextContent('2,648');
});

test('an answer is copied with its sources', async () => {
  open(opened);
  await user.click(await screen.findByRole('button', { name: 'Copy answer' }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^I compared 2,648 people.*Sources\n1\. Alumni directory/s,
  );
});

test('a colleague’s conversation can be read, and nothing else', async () => {
  const shared = conversation({ isMine: false, isShared: true, ownerName: 'Theo Lindqvist' });
  open(opened, { 'GET /api/conversations/conversation-1': () => give(shared) });
  expect(await screen.findByText(/^Theo Lindqvist has shared this conversation\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Start one of your own' })).toHaveAttribute('href', '/matchmaking');
  expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
  const inThread = within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('button');
  const names = inThread.map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Edit|Good|Bad|Regenerate|Remove|Add/)]),
  );
  expect(names).toContain('Copy answer');
  await expectAccessible();
});

test('a conversation that is not there says so', async () => {
  open(opened, {
    'GET /api/conversations/conversation-1': () =>
      refusal('not_found', 'There is no such conversation.', 404),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such conversation.');
  expect(screen.queryByRole('textbox', { name: 'Message' })).not.toBeInTheDocument();
});

test('a conversation that is switched off stays readable', async () => {
  open(opened, {
    'GET /api/chat/matchmaking': () => give(assistant({ isOn: false })),
  });
  expect(await screen.findByText(/^An administrator has switched this conversation off/)).toBeInTheDocument();
  expect(await screen.findByText('How this was made')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Regenerate' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit message' })).not.toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByRole('textbox', { name: 'Edit the message' })).not.toBeInTheDocument();
});

test('keys lead to the line, to a new conversation and to the last message', async () => {
  const { router } = open(opened);
  await screen.findByText('How this was made');
  await user.keyboard('/');
  expect(await field()).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByRole('textbox', { name: 'Edit the message' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.keyboard('n');
  await waitFor(() => expect(addressOf(router)).toBe('/matchmaking'));
  await waitFor(async () => expect(await field()).toHaveFocus());
});

test('what is there stays if it cannot be looked at again', async () => {
  let isWell = true;
  const { made } = open(opened, {
    'GET /api/chat/matchmaking': () => (isWell ? give(assistant()) : refusal('internal', 'No.', 500)),
  });
  await screen.findByText('How this was made');
  isWell = false;
  const before = made('GET /api/chat/matchmaking').length;
  act(() => window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(made('GET /api/chat/matchmaking').length).toBeGreaterThan(before));
  expect(await field()).toBeInTheDocument();
});

test('the app’s name is on the document, and the title of what is open', async () => {
  open(opened);
  const [start] = await screen.findAllByRole('button', { name: 'New conversation' });
  await waitFor(() => expect(document.title).toMatch(/^Climate finance mentors/));
  await user.click(start ?? expect.fail());
  await waitFor(() => expect(document.title).toMatch(/^Matchmaking Chat/));
});
