import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { give, open } from './rendering';
import { answer, conversation, paragraph, sentence, turn } from './testing';
import type { Conversation } from './types';

const opened = '/matchmaking?c=conversation-1';
const CHANGE = 'PATCH /api/conversations/conversation-1';
const says = (id: string, words: string, of = 'turn-1') =>
  answer({ id, turn: of, parts: [paragraph(sentence(words))], suggestions: [] });

/** Opens this conversation of one's own. The line of a new answer stays silent. */
function show(change: Partial<Conversation>) {
  const own = conversation(change);
  return open(opened, {
    'GET /api/conversations/conversation-1': () => give(own),
    [CHANGE]: () => give(own),
    'POST /api/turns/turn-1/answers': () =>
      give({ conversation: 'conversation-1', turn: 'turn-1', answer: 'answer-9' }, 201),
    'POST /api/conversations/conversation-1/turns': () =>
      give({ conversation: 'conversation-1', turn: 'turn-9', answer: 'answer-9' }, 201),
    'GET /api/answers/answer-9/events': () => new Promise<Response>(() => {}),
  });
}

const versions = (of: string) => within(screen.getByRole('group', { name: `Versions of this ${of}` }));

test('several answers to a message can be looked at, the newest first', async () => {
  show({ turns: [turn({ answers: [says('one', 'Old.'), says('two', 'Middle.'), says('three', 'New.')] })] });
  expect(await screen.findByText('New.')).toBeInTheDocument();
  expect(versions('answer').getByText('3 of 3')).toBeInTheDocument();
  expect(versions('answer').getByRole('button', { name: 'Next answer' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const previous = versions('answer').getByRole('button', { name: 'Previous answer' });
  await user.click(previous);
  expect(screen.getByText('Middle.')).toBeInTheDocument();
  expect(previous, 'stays where it is').toHaveFocus();
  await user.click(previous);
  expect(screen.getByText('Old.')).toBeInTheDocument();
  await expectAccessible();
});

test('another answer takes the place of the one before', async () => {
  const { sent } = show({});
  await user.click(await screen.findByRole('button', { name: 'Regenerate' }));
  expect(await screen.findByText('2 of 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument();
  expect(await sent('POST /api/turns/turn-1/answers')).toEqual([{ key: expect.any(String) }]);
  expect(document.body, 'the focus is not lost with the button').not.toHaveFocus();
});

test('changed chips are run again', async () => {
  const { sent } = show({});
  await user.click(await screen.findByRole('button', { name: /^Place Boston/ }));
  await user.keyboard(' area{Enter}');
  expect(await screen.findByText('2 of 2')).toBeInTheDocument();
  expect(await sent('POST /api/turns/turn-1/answers')).toEqual([
    {
      key: expect.any(String),
      criteria: [{ slot: 'place', text: 'Boston area', excluded: false, need: 'must', weight: 3 }],
    },
  ]);
});

const branches = {
  turns: [
    turn({ answers: [says('a', 'First answer.')] }),
    turn({ id: 'left', parent: 'turn-1', text: 'To the left', answers: [says('l', 'Left.', 'left')] }),
    turn({
      id: 'further',
      parent: 'left',
      text: 'Further left',
      answers: [says('f', 'Far left.', 'further')],
    }),
    turn({ id: 'right', parent: 'turn-1', text: 'To the right', answers: [says('r', 'Right.', 'right')] }),
  ],
  leaf: 'right',
};

test('a changed message has its own way on, and both can be looked at', async () => {
  const { sent } = show(branches);
  expect(await screen.findByText('Right.')).toBeInTheDocument();
  expect(screen.queryByText('Left.')).not.toBeInTheDocument();
  const previous = versions('message').getByRole('button', { name: 'Previous message' });
  await user.click(previous);
  expect(await screen.findByText('Far left.')).toBeInTheDocument();
  expect(screen.queryByText('Right.')).not.toBeInTheDocument();
  expect(versions('message').getByText('1 of 2')).toBeInTheDocument();
  expect(previous).toHaveFocus();
  await waitFor(async () => expect(await sent(CHANGE)).toEqual([{ leaf: 'further' }]));
});

test('a colleague, who gets the conversation as it stands, is not told of versions', async () => {
  const turns = branches.turns.filter(({ id }) => id === 'turn-1' || id === 'right');
  show({ ...branches, turns, isMine: false });
  expect(await screen.findByText('Right.')).toBeInTheDocument();
  expect(screen.getByText('First answer.')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: /^Versions/ })).not.toBeInTheDocument();
});

test('a message is changed in its place and sent again beside the old one', async () => {
  const { sent } = show(branches);
  const edits = await screen.findAllByRole('button', { name: 'Edit message' });
  await user.click(edits[1] ?? expect.fail());
  const field = screen.getByRole('textbox', { name: 'Edit the message' });
  expect(field).toHaveFocus();
  await user.clear(field);
  const [send] = screen.getAllByRole('button', { name: 'Send' });
  expect(send, 'nothing to send').toBeDisabled();
  await user.type(field, 'Straight on{Enter}');
  expect(await screen.findByText('3 of 3')).toBeInTheDocument();
  expect(await sent('POST /api/conversations/conversation-1/turns')).toEqual([
    { text: 'Straight on', key: expect.any(String), parent: 'turn-1' },
  ]);
});

test('Escape ends the editing, and what was typed is there again', async () => {
  show({});
  await user.click(await screen.findByRole('button', { name: 'Edit message' }));
  await user.keyboard(', soon{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Edit the message' })).not.toBeInTheDocument();
  const edit = screen.getByRole('button', { name: 'Edit message' });
  expect(edit).toHaveFocus();
  await user.click(edit);
  expect(screen.getByRole('textbox', { name: 'Edit the message' })).toHaveValue(
    'A climate finance mentor near Boston, soon',
  );
  await user.click(screen.getByRole('button', { name: 'Back to the original' }));
  expect(screen.getByRole('textbox', { name: 'Edit the message' })).toHaveValue(
    'A climate finance mentor near Boston',
  );
  await expectAccessible();
});

test('a message without an answer can be answered', async () => {
  const { made } = show({ turns: [turn({ answers: [] })] });
  expect(await screen.findByRole('alert')).toHaveTextContent('This message has not been answered.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(made('POST /api/turns/turn-1/answers')).toHaveLength(1));
});
