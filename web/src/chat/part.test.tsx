import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dispatch } from '@/identity/session';
import { expectAccessible } from '@/testing/accessible';
import { refusal, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { Page } from '@/ui/Page';
import { Chat } from './Chat';
import { give, type Handlers } from './rendering';
import { assistant, card, conversation } from './testing';

const ADDRESS = '/families/family-1/ask';

/** A conversation in the page of something else. */
function openPart(handlers: Handlers = {}) {
  dispatch({ type: 'answered', state: signedIn('viewer') });
  const requests = stubNetwork({
    'GET /api/chat/financial-aid': () => give(assistant({ app: 'financial-aid', title: 'Aid officer' })),
    'GET /api/conversations': () => give({ conversations: [card()] }),
    'GET /api/conversations/conversation-1': () => give(conversation()),
    ...handlers,
  });
  const part = (
    <Page title="Maren Castellow">
      <Chat app="financial-aid" subject="family-1" />
    </Page>
  );
  const router = renderRoutes([{ path: ADDRESS, element: part }], ADDRESS);
  return { requests, router };
}

test('a part of a page leaves the page its name and its foot', async () => {
  openPart();
  expect(await screen.findByRole('heading', { level: 2, name: 'Aid officer' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toMatch(/^Maren Castellow/);
  expect(document.querySelector('[data-whole-screen]')).toBeNull();
  await expectAccessible();
});

test('only the conversations about it are listed, and one opens in its place', async () => {
  const { requests, router } = openPart();
  await user.click(await screen.findByRole('button', { name: 'Conversations' }));
  await user.click(await screen.findByRole('link', { name: 'Climate finance mentors' }));
  expect(addressOf(router)).toBe(`${ADDRESS}?c=conversation-1`);
  const [listed] = requests.filter(({ url }) => new URL(url).pathname === '/api/conversations');
  expect(new URL(listed?.url ?? '').searchParams.get('subject')).toBe('family-1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what begins here is about it, and is kept apart from what is typed elsewhere', async () => {
  const { requests, router } = openPart({
    'POST /api/conversations': () =>
      give({ conversation: 'conversation-1', turn: 'turn-1', answer: 'answer-1' }, 201),
    'GET /api/answers/answer-1/events': () => new Promise<Response>(() => {}),
  });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, 'Why');
  expect(sessionStorage.getItem('chat/uid-viewer/financial-aid/family-1/new/draft')).toBe('Why');
  await user.type(field, ' so high?{Enter}');
  await waitFor(() => expect(addressOf(router)).toBe(`${ADDRESS}?c=conversation-1`));
  const started = requests.find(({ method }) => method === 'POST');
  expect(await started?.json()).toMatchObject({
    app: 'financial-aid',
    subject: 'family-1',
    text: 'Why so high?',
  });
});

test('one that does not open says so in its place', async () => {
  openPart({ 'GET /api/chat/financial-aid': () => refusal('not_found', 'There is no such app.', 404) });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such app.');
  expect(screen.getByRole('heading', { level: 1, name: 'Maren Castellow' })).toBeInTheDocument();
});
