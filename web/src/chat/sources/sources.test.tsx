import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { give, type Handlers, open } from '../rendering';
import { answer, conversation, paragraph, sentence, turn } from '../testing';
import { isOwnPath } from './address';

const DOCUMENT = 'GET /api/library/documents/handbook';
const quote = 'Mentors answer within a week, or say when they can.';
const page = {
  number: 4,
  label: 'iv',
  blocks: [
    { kind: 'heading', text: 'What mentors promise' },
    { kind: 'paragraph', text: 'Before.\nMentors  answer within a\nweek, or say when they can. After.' },
  ],
};
const handbook = {
  id: 'handbook',
  title: 'Mentoring handbook',
  version: 3,
  shown: 2,
  state: 'ready',
  pages: [page],
};

function show(handlers: Handlers = {}) {
  const parts = [paragraph(sentence('They answer.', 2), sentence('Counted.', 3), sentence('Known.', 1))];
  return open('/matchmaking?c=conversation-1', {
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [answer({ parts })] })] })),
    [DOCUMENT]: () => give(handbook),
    ...handlers,
  });
}

const cite = async (name: string) => {
  const citation = await screen.findByRole('button', { name });
  await user.click(citation);
  return citation;
};
const drawer = (name: string) => screen.findByRole('dialog', { name });

test('a citation opens the page with the words marked, and gets the focus back', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { made } = show();
  const citation = await cite('Source 2: Mentoring handbook');
  const dialog = await drawer('2. Mentoring handbook');
  expect(dialog.contains(document.activeElement), 'the focus is in it').toBe(true);
  expect(within(dialog).getByText('Page iv · What mentors promise · Version 2')).toBeInTheDocument();
  const mark = await within(dialog).findByText(/^Mentors answer within a/, { selector: 'mark' });
  expect(mark.textContent).toBe('Mentors  answer within a\nweek, or say when they can.');
  expect(scroll.mock.contexts).toContain(mark);
  expect(new URL(made(DOCUMENT)[0]?.url ?? '').searchParams.get('version')).toBe('2');
  const link = within(dialog).getByRole('link', { name: 'Open in the library' });
  expect(link.getAttribute('href')).toMatch(/^\/library\/handbook\?version=2&page=4/);
  await expectAccessible(dialog);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(citation).toHaveFocus();
});

test('words that are not on the page are shown all the same', async () => {
  show({ [DOCUMENT]: () => give({ ...handbook, pages: [{ ...page, blocks: [] }] }) });
  await cite('Source 2: Mentoring handbook');
  expect(await screen.findByText('The words above were not found on the page itself.')).toBeInTheDocument();
  expect(screen.getByText(quote).tagName).toBe('BLOCKQUOTE');
});

test('so are those of a document that does not open', async () => {
  show({ [DOCUMENT]: () => refusal('not_found', 'There is no such document.', 404) });
  await cite('Source 2: Mentoring handbook');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such document.');
  expect(screen.getByText(quote)).toBeInTheDocument();
});

test('a run opens what it has counted', async () => {
  show();
  await cite('Source 3: Count of mentors');
  const dialog = within(await drawer('3. Count of mentors'));
  expect(dialog.getByText('People compared').nextElementSibling).toHaveTextContent('2,648');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Source 3: Count of mentors' })).toHaveFocus();
});

test('a record is a link, also from the line below the answer', async () => {
  show();
  const list = within(await screen.findByRole('list', { name: 'Sources' }));
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '1Alumni directorycareer history',
    '2Mentoring handbookpage iv',
    '3Count of mentors',
  ]);
  await user.click(list.getAllByRole('button')[0] ?? expect.fail());
  expect(await screen.findByRole('link', { name: 'Open the record' })).toHaveAttribute('href', '/people/120');
});

test('many records are a list', async () => {
  const origin = { kind: 'record' as const, path: '/people?place=Boston' };
  const sources = [{ number: 1, title: 'People', detail: 'counted', origin }];
  show({
    'GET /api/conversations/conversation-1': () =>
      give(conversation({ turns: [turn({ answers: [answer({ sources, parts: [] })] })] })),
  });
  const list = within(await screen.findByRole('list', { name: 'Sources' }));
  await user.click(list.getByRole('button'));
  expect(await screen.findByRole('link', { name: 'Open the list' })).toHaveAttribute('href', origin.path);
});

test.each([
  ['/people/120', true],
  ['//elsewhere.example', false],
  ['/\\elsewhere.example', false],
  ['https://elsewhere.example', false],
  ['javascript:alert(1)', false],
])('%s is a page of the suite: %s', (path, isOwn) => {
  expect(isOwnPath(path)).toBe(isOwn);
});
