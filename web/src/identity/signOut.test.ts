import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothing, refusal, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { openTab } from '@/testing/tabs';
import { leaveTo } from './leave';
import { connectSession, dispatch } from './session';
import { signOut } from './signOut';
import { CHANNEL } from './tabs';

vi.mock('./leave');

let disconnect = () => {};

beforeEach(() => {
  disconnect = connectSession();
  dispatch({ type: 'answered', state: signedIn('viewer') });
  sessionStorage.setItem('requestedRoute', '/traits');
  localStorage.setItem('mantine-color-scheme-value', 'dark');
});

afterEach(() => disconnect());

function expectToHaveLeft() {
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
  expect(leaveTo).toHaveBeenLastCalledWith('/login');
}

test('A-54 A-101: signing out tells the server, clears the storage and loads /login', async () => {
  const requests = stubNetwork({ 'DELETE /api/session': nothing });
  await signOut();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('X-CSRF-Token')).toBe('csrf-of-the-test');
  expectToHaveLeft();
});

test('A-55 A-118: when the server fails, the storage is cleared and /login is loaded all the same', async () => {
  stubNetwork({ 'DELETE /api/session': () => refusal('internal', 'Something went wrong.', 500) });
  await signOut();
  expectToHaveLeft();
});

test('A-55 A-118: the same when nobody can be reached, and the next request will say it', async () => {
  stubNetwork({ 'DELETE /api/session': () => Promise.reject(new TypeError('Failed to fetch')) });
  await signOut();
  expect(document.cookie).toContain('signed_out=1');
  expectToHaveLeft();
});

test('A-55: the marker is there before the server is asked', async () => {
  let cookies = '';
  stubNetwork({
    'DELETE /api/session': () => {
      cookies = document.cookie;
      return nothing();
    },
  });
  await signOut();
  expect(cookies).toContain('signed_out=1');
});

test('A-104: the other tabs are told', async () => {
  stubNetwork({ 'DELETE /api/session': nothing });
  const otherTab = openTab(CHANNEL);
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  await signOut();
  expect(await heard).toBe('signed-out');
  expect(leaveTo).toHaveBeenCalledTimes(1);
});
