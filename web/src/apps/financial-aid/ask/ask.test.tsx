import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { answer } from '@/testing/network';
import { type Handlers, renderInFamily, workedOut } from '../testing';
import { Ask } from './Ask';

const assistant: Schemas['AssistantView'] = {
  app: 'financial-aid',
  title: 'Virtual Financial Aid Officer',
  greeting: 'What would you like to know about this family’s aid?',
  placeholder: 'Ask about the result or the policies',
  footnote: '',
  suggestions: ['Why is the index 3,541?'],
  slots: [],
  tools: [],
  isOn: true,
  phrasedBy: 'engine',
};

const handlers: Handlers = {
  'GET /api/chat/financial-aid': () => answer<'AssistantView'>(assistant),
  'GET /api/conversations': () => answer<'ConversationList'>({ conversations: [] }),
};

test('the conversation is about this family, below what every answer rests on', async () => {
  renderInFamily(<Ask />, { handlers });
  expect(await screen.findByRole('heading', { level: 2, name: assistant.greeting })).toBeInTheDocument();
  expect(screen.getByText('Award year 2026–27')).toBeInTheDocument();
  expect(screen.getByText('Final tables')).toBeInTheDocument();
  expect(screen.getByText('Estimate, not an offer.')).toBeInTheDocument();
  await expectAccessible();
});

test('a person can always be reached', async () => {
  renderInFamily(<Ask />, { handlers });
  const office = within(await screen.findByRole('region', { name: 'Talk to a person' }));
  expect(office.getByRole('link', { name: 'aid@northfield.example' })).toHaveAttribute(
    'href',
    'mailto:aid@northfield.example?subject=Question%20about%20my%20aid%20for%202026%E2%80%9327',
  );
  expect(office.getByRole('link', { name: '+1 413 555 0142' })).toHaveAttribute('href', 'tel:+14135550142');
  expect(office.getByRole('link', { name: '1-800-433-3243' })).toHaveAttribute('href', 'tel:18004333243');
  expect(office.getByRole('link', { name: 'Read the policy pages' })).toHaveAttribute(
    'href',
    '/library?area=aid',
  );
  await screen.findByRole('textbox', { name: 'Message' });
});

test('a question is asked about this family', async () => {
  const { requests } = renderInFamily(<Ask />, {
    handlers: {
      ...handlers,
      'POST /api/conversations': () => new Promise<Response>(() => {}),
    },
  });
  (await screen.findByRole('button', { name: 'Why is the index 3,541?' })).click();
  expect(await screen.findByText('Sending…')).toBeInTheDocument();
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toMatchObject({ app: 'financial-aid', subject: 'castellow' });
});

test('tables that are not final are marked; what is not worked out yet says nothing of them', async () => {
  renderInFamily(<Ask />, { handlers, worked: workedOut({ tables: 'preliminary' }) });
  expect(await screen.findByText('Preliminary tables')).toBeInTheDocument();
  await screen.findByRole('textbox', { name: 'Message' });
});

test('before there is a result the year stands alone', async () => {
  renderInFamily(<Ask />, { handlers, worked: undefined });
  expect(await screen.findByText('Award year 2026–27')).toBeInTheDocument();
  expect(screen.queryByText(/tables$/)).toBeNull();
  await screen.findByRole('textbox', { name: 'Message' });
});
