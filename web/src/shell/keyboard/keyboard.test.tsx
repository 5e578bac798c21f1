import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { peopleFound } from '@/campus/testing';
import { dispatch } from '@/identity/session';
import { answer, stubNetwork } from '@/testing/network';
import { signedIn, signedOut } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { Keyboard } from './Keyboard';
import { closePanel } from './panel';

const matchmaking: Schemas['AppCard'] = {
  slug: 'matchmaking',
  title: 'Matchmaking Chat',
  path: '/matchmaking',
  area: 'alumni-and-giving',
  summary: 'Describe a need.',
  does: [],
  status: 'planned',
  minRole: 'viewer',
  figure: null,
};

function open() {
  stubNetwork({
    'GET /api/apps': () => answer<'AppList'>({ apps: [matchmaking] }),
    'GET /api/people': () => answer<'PeopleFound'>(peopleFound([])),
    'GET /api/health': () => answer<'Health'>({ status: 'ok', database: 'ok', sentenceModel: 'ok' }),
  });
  const page = (
    <>
      <input aria-label="A field" />
      <main>
        <a href="/first" data-step>
          First
        </a>
        <a href="/second" data-step>
          Second
        </a>
      </main>
      <Keyboard />
    </>
  );
  return renderRoutes([{ path: '*', element: page }], '/');
}

beforeEach(() => {
  closePanel();
  dispatch({ type: 'answered', state: signedIn('admin') });
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the palette', async (keys) => {
  open();
  await user.keyboard(keys);
  expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeInTheDocument();
});

test('the palette finds an app by a part of its name and goes there', async () => {
  const router = open();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'chat match');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(addressOf(router)).toBe('/matchmaking');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the arrows move through the results and start over at the end', async () => {
  open();
  await user.keyboard('/');
  const field = await screen.findByRole('combobox');
  await user.type(field, 'theme');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  const chosen = () => screen.getByRole('option', { selected: true }).textContent;
  const seen = [chosen()];
  for (let step = 0; step < 3; step += 1) {
    await user.keyboard('{ArrowDown}');
    seen.push(chosen());
  }
  expect(seen).toEqual(['Use light theme', 'Use dark theme', 'Use theme of the system', 'Use light theme']);
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
});

test('a search without a result says so', async () => {
  open();
  await user.keyboard('/');
  await user.type(await screen.findByRole('combobox'), 'zzz');
  expect(await screen.findByText(/Nothing found/)).toBeInTheDocument();
});

test.each([
  ['admin', 1],
  ['viewer', 0],
] as const)('A-51: the palette offers the Admin Panel to a %s %i times', async (role, times) => {
  dispatch({ type: 'answered', state: signedIn(role) });
  open();
  await user.keyboard('/');
  await screen.findByRole('option', { name: 'Account' });
  expect(screen.queryAllByRole('option', { name: 'Admin Panel' })).toHaveLength(times);
});

test('? shows the shortcuts, and there those of a single key can be switched off', async () => {
  open();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Shortcuts of a single key' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.keyboard('?/');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('j and k go through a list, and stop at its ends', async () => {
  open();
  const seen: (string | null)[] = [];
  for (const key of 'jjjkk') {
    await user.keyboard(key);
    seen.push(document.activeElement?.textContent ?? null);
  }
  expect(seen).toEqual(['First', 'Second', 'Second', 'First', 'First']);
});

test('what is typed into a field is no shortcut', async () => {
  open();
  await user.type(screen.getByLabelText('A field'), '/?ujk');
  expect(screen.getByLabelText('A field')).toHaveValue('/?ujk');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('who is not signed in has no palette', async () => {
  dispatch({ type: 'answered', state: signedOut() });
  open();
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
