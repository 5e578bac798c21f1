import { screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, hold, stubNetwork } from '@/testing/network';
import { signedIn, signedOut } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { Guard } from './Guard';
import { takeRequestedRoute } from './requestedRoute';
import { dispatch } from './session';
import { type AuthState, INITIAL } from './state';

type Props = Omit<ComponentProps<typeof Guard>, 'children'>;

const become = (state: AuthState) => dispatch({ type: 'answered', state });
const remembered = () => takeRequestedRoute(() => true);

function open(props: Props = {}, address = '/secret?q=1') {
  return renderRoutes(
    [
      { path: '/secret', element: <Guard {...props}>The secret</Guard> },
      { path: '*', element: 'Elsewhere' },
    ],
    address,
  );
}

beforeEach(() => {
  become(signedOut());
  stubNetwork({ 'GET /api/session': () => answer<'SessionState'>(signedIn('viewer')) });
});

test('A-62: while it is not known who asks, it says so and shows nothing else', () => {
  dispatch({ type: 'asked' });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Checking authentication...');
  expect(screen.queryByText('The secret')).not.toBeInTheDocument();
});

test('A-71: nothing guarded is shown before the state is known', () => {
  expect(INITIAL.isLoading).toBe(true);
  dispatch({ type: 'answered', state: INITIAL });
  dispatch({ type: 'asked' });
  open();
  expect(screen.queryByText('The secret')).not.toBeInTheDocument();
});

test('A-47: nobody is sent to /login, and the path with its query is remembered', async () => {
  const router = open();
  await waitFor(() => expect(addressOf(router)).toBe('/login'));
  expect(remembered()).toBe('/secret?q=1');
});

test('A-77: who has the role passes', () => {
  become(signedIn('admin'));
  open({ role: 'contributor' });
  expect(screen.getByText('The secret')).toBeInTheDocument();
});

test('A-63: before anybody is refused, their rights are looked up once more', async () => {
  const { held, release } = hold<Response>();
  stubNetwork({ 'GET /api/session': () => held });
  become(signedIn('viewer'));
  open({ role: 'admin' });
  expect(screen.getByRole('status')).toHaveTextContent('Checking permissions...');
  release(answer<'SessionState'>(signedIn('admin')));
  expect(await screen.findByText('The secret')).toBeInTheDocument();
});

describe('the redirecting guard', () => {
  test('A-56 A-39: sends who lacks the role to /unauthorized and remembers nothing', async () => {
    become(signedIn('viewer'));
    const router = open({ role: 'admin' });
    await waitFor(() => expect(addressOf(router)).toBe('/unauthorized'));
    expect(sessionStorage).toHaveLength(0);
  });

  test('A-56: or to the fallback it is given', async () => {
    become(signedIn('viewer'));
    const router = open({ role: 'admin', fallback: '/help' });
    await waitFor(() => expect(addressOf(router)).toBe('/help'));
  });

  test('A-57: if that is /login, the attempted path is remembered first', async () => {
    become(signedIn('viewer'));
    const router = open({ role: 'admin', fallback: '/login' });
    await waitFor(() => expect(addressOf(router)).toBe('/login'));
    expect(remembered()).toBe('/secret?q=1');
  });
});

describe('the guard that does not redirect', () => {
  test('A-58 A-59 A-60: says what is denied, and to whom it would not be', async () => {
    become(signedIn('viewer'));
    const router = open({ role: 'admin', redirect: false });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByText(/You don't have permission to access this page\./)).toBeInTheDocument();
    expect(screen.getByText(/Required role: admin/)).toBeInTheDocument();
    expect(addressOf(router)).toBe('/secret?q=1');
  });

  test('A-61: Go to Home leads home', async () => {
    become(signedIn('viewer'));
    const router = open({ role: 'admin', redirect: false });
    await user.click(await screen.findByRole('button', { name: 'Go to Home' }));
    expect(addressOf(router)).toBe('/');
  });

  test('A-61: Go Back leads home too when nothing lies behind', async () => {
    become(signedIn('viewer'));
    const router = open({ role: 'admin', redirect: false });
    await user.click(await screen.findByRole('button', { name: 'Go Back' }));
    expect(addressOf(router)).toBe('/');
  });
});

describe('the list of permissions', () => {
  beforeEach(() => {
    stubNetwork({ 'GET /api/session': () => answer<'SessionState'>(signedIn('contributor')) });
    become(signedIn('contributor'));
  });

  test('A-97: who has all of them passes', () => {
    open({ permissions: ['apps.use', 'content.edit'] });
    expect(screen.getByText('The secret')).toBeInTheDocument();
  });

  test.each([[['content.edit', 'users.manage']], [['no.such.permission']]])(
    'A-97: %j is refused',
    async (permissions) => {
      open({ permissions: permissions as Props['permissions'], redirect: false });
      expect(await screen.findByText('Access Denied')).toBeInTheDocument();
      expect(screen.queryByText('The secret')).not.toBeInTheDocument();
    },
  );
});

test('A-74: without a profile nothing is shown but the reason, and a way to try again', async () => {
  become({ ...signedIn('viewer'), profile: null, error: 'Failed to load user profile' });
  open();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load user profile');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('The secret')).toBeInTheDocument();
});
