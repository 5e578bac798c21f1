import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer } from '@/testing/network';
import { user } from '@/testing/user';
import { Directory } from '../directory/Directory';
import { compiled, page } from '../directory/testing';
import { type Handlers, open } from '../testing';
import { AskPage } from './AskPage';

const CHAT: Handlers = {
  'GET /api/chat/graduway': () =>
    answer<'AssistantView'>({
      app: 'graduway',
      title: 'Ask the alumni directory',
      greeting: 'Ask about alumni.',
      placeholder: 'Ask about alumni, events, groups or jobs',
      footnote: '',
      suggestions: ['Which events are coming up?'],
      slots: [],
      tools: [],
      isOn: true,
      phrasedBy: 'engine',
    }),
  'GET /api/conversations': () => answer<'ConversationList'>({ conversations: [] }),
};

test('the conversation of the app stands below the way to its other pages', async () => {
  open('viewer', [{ path: '/graduway/ask', element: <AskPage /> }], '/graduway/ask', CHAT);
  expect(await screen.findByRole('button', { name: 'Which events are coming up?' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  await expectAccessible();
});

test('a question that the directory is not asked is carried over to the conversation', async () => {
  const pages = [
    { path: '/graduway', element: <Directory /> },
    { path: '/graduway/ask', element: <AskPage /> },
  ];
  const note = 'This looks like a question about events, groups, posts or jobs: ask it under Ask.';
  open('viewer', pages, '/graduway', {
    ...CHAT,
    'POST /api/graduway/directory/compile': () =>
      answer<'DirectoryCompilation'>(compiled({ unknown: [], notes: [note], isForAsk: true })),
    'POST /api/graduway/directory/search': () => answer<'DirectoryPage'>(page()),
    'GET /api/graduway/segments': () => answer<'SegmentList'>({ segments: [] }),
  });
  await user.type(
    await screen.findByRole('combobox', { name: 'Ask the directory' }),
    'any jobs in Boston?{Enter}',
  );
  expect(await screen.findByText(note)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ask “any jobs in Boston?” there' }));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('any jobs in Boston?');
});
