import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { peopleFound } from '@/campus/testing';
import { dispatch } from '@/identity/session';
import { answer, stubNetwork } from '@/testing/network';
import { signedIn, signedOut } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { Keyboard } from './Keyboard';
import { closePanel } from './panel';

// The palette is on its way until it arrives; then it stays, so the test in which it does is the last.
const network = vi.hoisted(() => ({ arrive: () => {} }));

vi.mock('../palette/Palette', async (load) => {
  await new Promise<void>((resolve) => {
    network.arrive = resolve;
  });
  return load();
});

function open() {
  stubNetwork({
    'GET /api/apps': () => answer<'AppList'>({ apps: [] }),
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
      </main>
      <Keyboard />
    </>
  );
  return renderRoutes([{ path: '*', element: page }], '/');
}

afterAll(() => network.arrive());

beforeEach(() => {
  closePanel();
  dispatch({ type: 'answered', state: signedIn('viewer') });
});

test('Escape gives up a palette that is on its way, and the keys are shortcuts again', async () => {
  open();
  await user.keyboard('/j');
  expect(document.body, 'no shortcut').toHaveFocus();
  await user.keyboard('{Escape}j');
  expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
});

test('keys with a modifier are left to the browser', async () => {
  open();
  await user.keyboard('/');
  expect(fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true }), 'not prevented').toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true }), 'ours').toBe(false);
});

test('whose session has ended can type', async () => {
  open();
  await user.keyboard('/');
  dispatch({ type: 'answered', state: signedOut() });
  await user.type(screen.getByLabelText('A field'), 'me');
  expect(screen.getByLabelText('A field')).toHaveValue('me');
});

test('what is typed before the palette is there is in its field, and nowhere else', async () => {
  const router = open();
  await user.click(screen.getByLabelText('A field'));
  await user.keyboard('{Control>}k{/Control}given up{Escape}');
  await user.keyboard('{Control>}k{/Control}jku?x{Backspace} q{Enter}');
  network.arrive();
  expect(await screen.findByRole('combobox')).toHaveValue('jku? q');
  expect(screen.getByRole('combobox')).toHaveFocus();
  await user.keyboard('s');
  expect(screen.getByRole('combobox')).toHaveValue('jku? qs');
  expect(screen.getByLabelText('A field')).toHaveValue('');
  expect(addressOf(router)).toBe('/');
});
