import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer } from '@/testing/network';
import { open } from '../testing';
import { AskPage } from './AskPage';

test('the conversation of the app stands below the way to its other pages', async () => {
  open('viewer', [{ path: '/graduway/ask', element: <AskPage /> }], '/graduway/ask', {
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
  });
  expect(await screen.findByRole('button', { name: 'Which events are coming up?' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
  await expectAccessible();
});
