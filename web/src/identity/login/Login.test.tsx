import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { answer, hold, refusal, stubNetwork } from '@/testing/network';
import { session, signInOptions } from '@/testing/options';
import { signedIn, signedOut } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { tellReturn } from '../google/window';
import { leaveTo } from '../leave';
import { rememberRoute } from '../requestedRoute';
import { currentArrival, dispatch } from '../session';
import { Login } from './Login';

vi.mock('../leave');

type Handlers = Parameters<typeof stubNetwork>[0];

const LIMIT = 'Maximum concurrent sessions reached. Please sign out from another device.';

function open(options: Partial<Schemas['SignInOptions']> = {}, handlers: Handlers = {}, address = '/login') {
  const requests = stubNetwork({
    'GET /api/sign-in': () => answer<'SignInOptions'>(signInOptions(options)),
    ...handlers,
  });
  const router = renderRoutes(
    [
      { path: '/login', element: <Login /> },
      { path: '*', element: 'Elsewhere' },
    ],
    address,
  );
  return { router, requests };
}

/** The button once it can be used. */
async function googleButton() {
  const button = await screen.findByRole('button', { name: 'Sign in with Google' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

const openWindow = (popup: Partial<Window> | null) =>
  vi.spyOn(window, 'open').mockReturnValue(popup as Window | null);

beforeEach(() => {
  dispatch({ type: 'answered', state: signedOut() });
});

test('A-01 A-02: the screen has its heading, and says whose people may sign in', async () => {
  open({ domains: ['acme.test', 'acme.example'] });
  expect(screen.getByRole('heading', { name: 'Sign In to Your Account' })).toBeInTheDocument();
  expect(await screen.findByText('@acme.test, @acme.example')).toBeInTheDocument();
});

test('A-03: by default there is one button', async () => {
  open();
  await googleButton();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('A-04: while it signs in the button says so and cannot be used, and a double click starts once', async () => {
  const opened = openWindow({ closed: false, close: () => {} });
  open();
  await user.dblClick(await googleButton());
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  expect(opened).toHaveBeenCalledTimes(1);
  await act(async () => tellReturn('google_sign_in_failed'));
  await googleButton();
});

test('A-06: who is signed in already goes home, even with a remembered path', async () => {
  rememberRoute('/traits');
  dispatch({ type: 'answered', state: signedIn('viewer') });
  const { router } = open();
  await waitFor(() => expect(addressOf(router)).toBe('/'));
  expect(sessionStorage.getItem('requestedRoute')).toBe('/traits');
});

test('A-47 A-100: the window brings the session, and one is at the remembered path', async () => {
  rememberRoute('/traits?q=1');
  openWindow({ closed: false, close: () => {} });
  const { router } = open({}, { 'GET /api/session': () => answer<'SessionState'>(signedIn('viewer')) });
  await user.click(await googleButton());
  await act(async () => tellReturn(null));
  await waitFor(() => expect(addressOf(router)).toBe('/traits?q=1'));
  expect(sessionStorage).toHaveLength(0);
  expect(currentArrival()).toBeNull();
});

test('A-05 A-100: a closed window leaves a message, and the button can be used again', async () => {
  openWindow({ closed: true });
  open({}, { 'GET /api/session': () => answer<'SessionState'>(signedOut()) });
  await user.click(await googleButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Google sign-in was not finished.');
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
});

test('A-100: a window that looked closed may still bring the session', async () => {
  openWindow({ closed: true });
  let state = signedOut();
  const { router } = open({}, { 'GET /api/session': () => answer<'SessionState'>(state) });
  await user.click(await googleButton());
  await screen.findByRole('alert');
  state = signedIn('viewer');
  await act(async () => tellReturn(null));
  await waitFor(() => expect(addressOf(router)).toBe('/'));
});

test('A-100: it may do so while its end is still looked into', async () => {
  openWindow({ closed: true });
  const { held, release } = hold<void>();
  let asked = 0;
  const { router } = open(
    {},
    {
      'GET /api/session': async () => {
        asked += 1;
        if (asked > 1) return answer<'SessionState'>(signedIn('viewer'));
        await held;
        return answer<'SessionState'>(signedOut());
      },
    },
  );
  await user.click(await googleButton());
  await waitFor(() => expect(asked).toBe(1), { timeout: 5000 });
  await act(async () => tellReturn(null));
  await act(async () => release());
  await waitFor(() => expect(addressOf(router)).toBe('/'));
});

test('A-100: a blocked window becomes a redirect of the page', async () => {
  openWindow(null);
  open();
  await user.click(await googleButton());
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/auth/google/start?purpose=sign-in'));
});

describe('what a code in the address means', () => {
  test.each([
    ['google_sign_in_failed', 'Google sign-in failed'],
    ['domain_restricted', 'Access restricted to acme.test users only'],
    ['session_expired', 'Session expired'],
    ['account_deactivated', 'This account has been deactivated. Ask an administrator to reactivate it.'],
    ['Your account was hacked, call 555', 'Google sign-in failed'],
    ['constructor', 'Google sign-in failed'],
  ])('A-05 A-108 A-109 A-117: %s', async (code, text) => {
    const { router } = open({}, {}, `/login?error=${encodeURIComponent(code)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(addressOf(router)).toBe('/login');
  });
});

test('A-86 A-91: a refusal in the window is told on the screen', async () => {
  openWindow({ closed: false, close: () => {} });
  open();
  await user.click(await googleButton());
  await act(async () => tellReturn('domain_restricted'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Access restricted to acme.test users only');
  expect(await googleButton()).toBeEnabled();
});

test('A-115: without Google the button says why', async () => {
  const googleError = 'Google sign-in not available. Firebase strategy is required.';
  open({ google: null, googleError });
  await user.click(await googleButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Google sign-in .* is required\.$/);
});

test('A-115: without Google the demo says what to use instead', async () => {
  const googleError = 'Google sign-in not available. Firebase strategy is required.';
  const demo: Schemas['DemoAccount'][] = [
    { role: 'viewer', email: 'demo.viewer@acme.test', displayName: 'Priya Raman' },
  ];
  open({ google: null, googleError, demo });
  await user.click(await googleButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${googleError} Use one of the demo accounts below.`,
  );
});

test('A-75: what is wrong with the remote service is told', async () => {
  dispatch({ type: 'answered', state: signedOut('Firebase not available') });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Firebase not available');
});

test('A-69: a demo account is one click away', async () => {
  const demo: Schemas['DemoAccount'][] = [
    { role: 'admin', email: 'demo.admin@acme.test', displayName: 'Dana Reyes' },
    { role: 'viewer', email: 'demo.viewer@acme.test', displayName: 'Priya Raman' },
  ];
  const { router, requests } = open(
    { demo },
    { 'POST /api/session/demo': () => answer<'SessionState'>(signedIn('viewer')) },
  );
  await user.click(await screen.findByRole('button', { name: /^Viewer/ }));
  await waitFor(() => expect(addressOf(router)).toBe('/'));
  expect(await requests.at(-1)?.json()).toEqual({ role: 'viewer' });
});

test('A-89: with too many sessions one of them can be ended', async () => {
  const { router, requests } = open(
    { demo: [{ role: 'viewer', email: 'demo.viewer@acme.test', displayName: 'Priya Raman' }] },
    {
      'POST /api/session/demo': () => refusal('session_limit', LIMIT, 409),
      'GET /api/session/waiting': () => answer<'SessionList'>({ sessions: [session({ id: 'old' })] }),
      'POST /api/session/waiting': () => answer<'SessionState'>(signedIn('viewer')),
    },
  );
  await user.click(await screen.findByRole('button', { name: /^Viewer/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(LIMIT);
  await user.click(await screen.findByRole('button', { name: /^Sign out/ }));
  await waitFor(() => expect(addressOf(router)).toBe('/'));
  expect(await requests.at(-1)?.json()).toEqual({ sessionId: 'old' });
});

test('A-98 A-90: a wrong password is told, and what was typed stays', async () => {
  const { held, release } = hold<Response>();
  const WRONG = 'The email address or the password is not right.';
  open({ password: 'local' }, { 'POST /api/session/local': () => held });
  await user.click(await screen.findByRole('link', { name: 'Use email and password' }));
  await user.type(await screen.findByLabelText('Email'), 'ada@acme.test');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release(refusal('invalid_credentials', WRONG, 401));
  expect(await screen.findByRole('alert')).toHaveTextContent(WRONG);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@acme.test');
});

test('A-99: an account is made with a name', async () => {
  const { requests } = open(
    { password: 'local', mail: true },
    { 'POST /api/accounts': () => answer<'Accepted'>({ message: 'We have sent you a mail.' }, 202) },
    '/login?with=account',
  );
  await user.type(await screen.findByLabelText('Name'), 'Ada Byron');
  await user.type(screen.getByLabelText('Email'), 'ada@acme.test');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('We have sent you a mail.')).toBeInTheDocument();
  expect(await requests.at(-1)?.json()).toEqual({
    displayName: 'Ada Byron',
    email: 'ada@acme.test',
    password: 'correct horse',
  });
});

test('no more can be typed for an account than the server takes', async () => {
  open({ password: 'local' }, {}, '/login?with=account');
  expect(await screen.findByLabelText('Name')).toHaveAttribute('maxlength', '200');
  expect(screen.getByLabelText('Email')).toHaveAttribute('maxlength', '320');
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('maxlength');
});

test('A-102 A-116: without mail the reset is refused in the words of the server', async () => {
  const text = 'Password reset not available. Firebase strategy is required.';
  open(
    { password: 'local' },
    { 'POST /api/accounts/reset': () => refusal('password_reset_not_available', text, 409) },
    '/login?with=reset',
  );
  await user.type(await screen.findByLabelText('Email'), 'ada@acme.test');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
