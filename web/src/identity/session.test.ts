import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer, refusal, stubNetwork } from '@/testing/network';
import { signedIn, signedOut } from '@/testing/people';
import { openTab } from '@/testing/tabs';

vi.mock('./leave');

// The session is a state of the whole page: every test starts with a page of its own.
async function loadPage() {
  vi.resetModules();
  const [session, client, leave, tabs, expiry] = await Promise.all([
    import('./session'),
    import('@/api/client'),
    import('./leave'),
    import('./tabs'),
    import('./expiry/expiry'),
  ]);
  disconnect = session.connectSession();
  return { ...session, ...client, ...leave, ...tabs, ...expiry };
}

let disconnect = () => {};

beforeEach(() => {
  window.history.replaceState(null, '', '/traits?q=1');
});

afterEach(() => disconnect());

test('A-70: accounts left in the browser’s storage are removed unread', async () => {
  localStorage.setItem(
    'fallbackAuth_users',
    JSON.stringify([{ email: 'demo.admin@acme.test', role: 'admin' }]),
  );
  const read = vi.spyOn(Storage.prototype, 'getItem');
  await loadPage();
  expect(localStorage.getItem('fallbackAuth_users')).toBeNull();
  expect(read).toHaveBeenCalledTimes(1);
});

test.each([
  ['session_expired', 'Session expired'],
  ['no_authenticated_user', 'No authenticated user'],
] as const)(
  'A-104 A-107 A-117: a 401 with %s leads to the login screen and remembers the path',
  async (code, text) => {
    const page = await loadPage();
    stubNetwork({ 'GET /api/apps': () => refusal(code, text, 401) });
    page.dispatch({ type: 'answered', state: signedIn('viewer') });
    await expect(page.ask(page.api.GET('/api/apps'))).rejects.toThrow(text);
    expect(page.leaveTo).toHaveBeenCalledExactlyOnceWith('/login?error=session_expired');
    expect(sessionStorage.getItem('requestedRoute')).toBe('/traits?q=1');
  },
);

/** A page whose session has ended, found out by a change. */
async function interrupt(handlers: Parameters<typeof stubNetwork>[0] = {}) {
  const page = await loadPage();
  stubNetwork({
    'PATCH /api/profile': () => refusal('session_expired', 'Session expired', 401),
    'GET /api/apps': () => refusal('session_expired', 'Session expired', 401),
    ...handlers,
  });
  page.dispatch({ type: 'answered', state: signedIn('viewer') });
  const change = page.ask(page.api.PATCH('/api/profile', { body: { displayName: 'Ada' } }));
  await expect(change).rejects.toThrow('Session expired');
  return page;
}

test('A-104: a change that comes too late keeps the page, and what asks behind it does too', async () => {
  const page = await interrupt();
  expect(page.isAskingToSignIn()).toBe(true);
  await expect(page.ask(page.api.GET('/api/apps'))).rejects.toThrow('Session expired');
  expect(page.leaveTo).not.toHaveBeenCalled();
  page.stopAsking();
  await expect(page.ask(page.api.GET('/api/apps'))).rejects.toThrow('Session expired');
  expect(page.leaveTo).toHaveBeenCalledExactlyOnceWith('/login?error=session_expired');
});

test('the page goes on when the same person signs in in another tab', async () => {
  const renewed = { ...signedIn('viewer'), csrfToken: 'csrf-of-the-new-session' };
  const page = await interrupt({ 'GET /api/session': () => answer<'SessionState'>(renewed) });
  openTab(page.CHANNEL).postMessage('signed-in');
  await vi.waitFor(() => expect(page.isAskingToSignIn()).toBe(false));
  expect(page.currentSession()).toEqual(renewed);
  expect(page.reload).not.toHaveBeenCalled();
});

test('the page starts anew when another person signs in in another tab', async () => {
  const page = await interrupt({ 'GET /api/session': () => answer<'SessionState'>(signedIn('admin')) });
  openTab(page.CHANNEL).postMessage('signed-in');
  await vi.waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
  expect(page.currentSession().user?.uid).toBe('uid-viewer');
});

test('a 401 for a wrong password is no end of a session', async () => {
  const page = await loadPage();
  stubNetwork({ 'POST /api/session/confirmation': () => refusal('invalid_credentials', 'Wrong.', 401) });
  page.dispatch({ type: 'answered', state: signedIn('viewer') });
  const confirm = page.ask(page.api.POST('/api/session/confirmation', { body: { password: 'x' } }));
  await expect(confirm).rejects.toThrow('Wrong.');
  expect(page.leaveTo).not.toHaveBeenCalled();
});

test('A-104: a session that is found to be over leads to the login screen', async () => {
  const page = await loadPage();
  stubNetwork({ 'GET /api/session': () => answer<'SessionState'>(signedOut('Session expired')) });
  page.dispatch({ type: 'answered', state: signedIn('viewer') });
  await page.refreshSession();
  expect(page.leaveTo).toHaveBeenCalledWith('/login?error=session_expired');
});

test('A-104: a sign-out in another tab signs this one out', async () => {
  const page = await loadPage();
  page.dispatch({ type: 'answered', state: signedIn('viewer') });
  sessionStorage.setItem('requestedRoute', '/traits');
  const otherTab = openTab(page.CHANNEL);
  otherTab.postMessage('signed-out');
  await vi.waitFor(() => expect(page.leaveTo).toHaveBeenCalledWith('/login'));
  expect(sessionStorage).toHaveLength(0);
});

test('A-104: a tab does not take its own news for those of another', async () => {
  const page = await loadPage();
  const otherTab = openTab(page.CHANNEL);
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  page.arrive(signedIn('viewer'), '/');
  expect(await heard).toBe('signed-in');
  expect(page.reload).not.toHaveBeenCalled();
  otherTab.postMessage('signed-in');
  await vi.waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
});

test('only changes carry the token against forged requests', async () => {
  const page = await loadPage();
  const requests = stubNetwork({
    'GET /api/profile': () => refusal('internal', 'No.', 500),
    'PATCH /api/profile': () => refusal('internal', 'No.', 500),
  });
  page.dispatch({ type: 'answered', state: signedIn('viewer') });
  await page.api.GET('/api/profile');
  await page.api.PATCH('/api/profile', { body: { displayName: 'Ada' } });
  expect(requests.map((request) => request.headers.get('X-CSRF-Token'))).toEqual([null, 'csrf-of-the-test']);
});

test('A-47: who comes back from Google goes to the remembered path', async () => {
  const page = await loadPage();
  window.history.replaceState(null, '', '/login?done=google');
  sessionStorage.setItem('requestedRoute', '/traits');
  stubNetwork({ 'GET /api/session': () => answer<'SessionState'>(signedIn('viewer')) });
  await page.startSession(() => true);
  expect(page.currentArrival()).toBe('/traits');
});

test('A-06: who is at /login without having signed in just now does not', async () => {
  const page = await loadPage();
  window.history.replaceState(null, '', '/login');
  sessionStorage.setItem('requestedRoute', '/traits');
  stubNetwork({ 'GET /api/session': () => answer<'SessionState'>(signedIn('viewer')) });
  await page.startSession(() => true);
  expect(page.currentArrival()).toBeNull();
  expect(sessionStorage.getItem('requestedRoute')).toBe('/traits');
});
