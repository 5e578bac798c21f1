import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { give, type Handlers, open } from '../rendering';
import { card, conversation } from '../testing';

const LIST = 'GET /api/conversations';
const CHANGE = 'PATCH /api/conversations/conversation-1';
const opened = '/matchmaking?c=conversation-1';
const today = new Date().toISOString();

const rail = () => within(screen.getByRole('navigation', { name: 'Earlier conversations' }));
const link = (name: string) => screen.findByRole('link', { name });

/** Opens a menu entry of a conversation. */
async function choose(entry: string, title = 'Climate finance mentors') {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  return user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('earlier conversations are grouped, and lead to their address', async () => {
  const cards = [
    card({ title: 'Fresh', updatedAt: today }),
    card({ id: 'old', title: 'Old', updatedAt: '2020-03-05T12:00:00Z', isShared: true }),
  ];
  const { router } = open('/matchmaking', {
    [LIST]: () => give({ conversations: cards }),
    'GET /api/conversations/old': () => give(conversation({ ...cards[1] })),
  });
  const old = await link('Old Shared');
  expect(
    rail()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Today', 'March 2020']);
  await user.click(old);
  await waitFor(() => expect(addressOf(router)).toBe('/matchmaking?c=old'));
  expect(await link('Old Shared')).toHaveAttribute('aria-current', 'page');
  await router.navigate(-1);
  await waitFor(() => expect(addressOf(router)).toBe('/matchmaking'));
  expect(await screen.findByText('Who are you looking for?')).toBeInTheDocument();
});

test('more are loaded on demand', async () => {
  const { made } = open('/matchmaking', {
    [LIST]: ({ url }) =>
      url.includes('before=')
        ? give({ conversations: [card({ id: 'second', title: 'Second page' })] })
        : give({ conversations: [card()], next: 'conversation-1' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await link('Second page')).toBeInTheDocument();
  expect(new URL(made(LIST)[1]?.url ?? '').searchParams.get('before')).toBe('conversation-1');
});

test('conversations are found by what was said in them', async () => {
  const { made } = open('/matchmaking', {
    [LIST]: ({ url }) =>
      give({ conversations: url.includes('q=') ? [card({ excerpt: '… in biotech …' })] : [card()] }),
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Search conversations' }), 'biotech');
  expect(await screen.findByText('… in biotech …')).toBeInTheDocument();
  expect(made(LIST).map(({ url }) => new URL(url).searchParams.get('q'))).toEqual([null, 'biotech']);
});

test('nothing found is said, and a failure offers to try again', async () => {
  let isWell = false;
  open('/matchmaking', {
    [LIST]: () => (isWell ? give({ conversations: [] }) : refusal('internal', 'Something went wrong.', 500)),
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  isWell = true;
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your conversations will be listed here.')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeInTheDocument();
});

test('a conversation is renamed in its place', async () => {
  let title = card().title;
  const { sent } = open(opened, {
    [LIST]: () => give({ conversations: [card({ title })] }),
    [CHANGE]: async (request) => {
      title = (await request.json()).title;
      return give(card({ title }));
    },
  });
  await choose('Rename');
  const field = screen.getByRole('textbox', { name: 'New title of Climate finance mentors' });
  await user.clear(field);
  await user.type(field, ' Mentors {Enter}');
  expect(await link('Mentors')).toBeInTheDocument();
  expect(await sent(CHANGE)).toEqual([{ title: 'Mentors' }]);
  expect(screen.getByRole('button', { name: 'More for Mentors' })).toHaveFocus();
});

test.each(['{Escape}', '{Enter}'])('%s leaves the title if nothing was changed', async (key) => {
  const { made } = open();
  await choose('Rename');
  await user.keyboard(key);
  expect(await link('Climate finance mentors')).toBeInTheDocument();
  expect(made(CHANGE)).toEqual([]);
  expect(screen.getByRole('button', { name: 'More for Climate finance mentors' })).toHaveFocus();
});

test('a title that does not arrive stays in the field', async () => {
  open('/matchmaking', { [CHANGE]: () => refusal('internal', 'Something went wrong.', 500) });
  await choose('Rename');
  await user.keyboard('Mentors{Enter}');
  expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^New title/ })).toHaveValue('Mentors');
});

test('sharing says who can open it, and copies a link', async () => {
  let isShared = false;
  const { sent } = open('/matchmaking', {
    [LIST]: () => give({ conversations: [card({ isShared })] }),
    [CHANGE]: async (request) => {
      isShared = (await request.json()).isShared;
      return give(card({ isShared }));
    },
  });
  await choose('Share');
  const dialog = screen.getByRole('dialog', { name: 'Share “Climate finance mentors”' });
  expect(dialog).toHaveTextContent('Everybody who can sign in to this suite and has the link can read');
  expect(dialog).toHaveTextContent('Colleagues see the conversation as it stands when they open it');
  await expectAccessible(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Share and copy link' }));
  expect(await link('Climate finance mentors Shared')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${opened}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose('Share');
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(`${window.location.origin}${opened}`);
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await link('Climate finance mentors')).toBeInTheDocument();
  expect(await sent(CHANGE)).toEqual([{ isShared: true }, { isShared: false }]);
});

test('a link that cannot be copied stays to be selected', async () => {
  let isShared = false;
  open('/matchmaking', {
    [LIST]: () => give({ conversations: [card({ isShared })] }),
    [CHANGE]: () => {
      isShared = true;
      return give(card({ isShared }));
    },
  });
  await choose('Share');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share and copy link' }));
  expect(await screen.findByText(/^The browser did not allow to copy\./)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(`${window.location.origin}${opened}`);
});

test('a conversation is exported as Markdown and as PDF', async () => {
  open();
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  for (const [name, format] of [
    ['Export as Markdown', 'markdown'],
    ['Export as PDF', 'pdf'],
  ]) {
    const item = await screen.findByRole('menuitem', { name });
    expect(item).toHaveAttribute('href', `/api/conversations/conversation-1/export?format=${format}`);
    expect(item).toHaveAttribute('download');
  }
});

test('a conversation is deleted, and comes back with Undo', async () => {
  let isThere = true;
  const handlers: Handlers = {
    [LIST]: () => give({ conversations: isThere ? [card()] : [] }),
    'DELETE /api/conversations/conversation-1': () => {
      isThere = false;
      return nothing();
    },
    'POST /api/conversations/conversation-1/restore': () => {
      isThere = true;
      return give(card());
    },
  };
  const { router } = open(opened, handlers);
  await choose('Delete');
  expect(await screen.findByText('“Climate finance mentors” was deleted.')).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Climate finance mentors' })).not.toBeInTheDocument(),
  );
  expect(addressOf(router)).toBe('/matchmaking');
  await waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Earlier conversations' })).toHaveFocus(),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await link('Climate finance mentors')).toBeInTheDocument();
  await waitFor(() => expect(addressOf(router)).toBe(opened));
});

test('Escape closes a menu or ends the renaming, and leaves open the drawer around it', async () => {
  open(opened);
  await user.click(await screen.findByRole('button', { name: 'Conversations' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Conversations' }));
  const more = await drawer.findByRole('button', { name: /^More for/ });
  // The browser closes a dialog by this key, unless somebody says that it was meant for something else.
  const press = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Escape' });
  expect(press(more), 'nothing else is open').toBe(true);
  await user.click(more);
  expect(press(await drawer.findByRole('menuitem', { name: 'Rename' }))).toBe(false);
  await waitFor(() => expect(drawer.queryByRole('menuitem')).not.toBeInTheDocument());
  await user.click(more);
  await user.click(await drawer.findByRole('menuitem', { name: 'Rename' }));
  expect(press(drawer.getByRole('textbox', { name: /^New title/ }))).toBe(false);
});

test('on a phone they are behind a button', async () => {
  open(opened);
  await user.click(await screen.findByRole('button', { name: 'Conversations' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Conversations' }));
  await user.click(await drawer.findByRole('link', { name: 'Climate finance mentors' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
