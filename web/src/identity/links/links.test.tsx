import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { answer, nothing, refusal, stubNetwork } from '@/testing/network';
import { signedIn, signedOut } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { dispatch } from '../session';
import { AcceptInvitation } from './AcceptInvitation';
import { ResetPassword } from './ResetPassword';
import { VerifyEmail } from './VerifyEmail';

const EXPIRED = 'This link has expired or was used before. Ask for a new one.';

function open(page: React.ReactNode, handlers: Parameters<typeof stubNetwork>[0], hash = '#the-token') {
  window.history.replaceState(null, '', `/login/link${hash}`);
  const requests = stubNetwork(handlers);
  const router = renderRoutes(
    [
      { path: '/login/link', element: <StrictMode>{page}</StrictMode> },
      { path: '*', element: 'Elsewhere' },
    ],
    '/login/link',
  );
  return { requests, router };
}

beforeEach(() => dispatch({ type: 'answered', state: signedOut() }));

test('A-79: the link that confirms an address is used once, signs in and leaves the address bar', async () => {
  const { requests, router } = open(<VerifyEmail />, {
    'POST /api/accounts/verification': () => answer<'SessionState'>(signedIn('viewer')),
  });
  await waitFor(() => expect(addressOf(router)).toBe('/'));
  expect(window.location.hash).toBe('');
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([{ token: 'the-token' }]);
});

test('a link that no longer works says so', async () => {
  open(<VerifyEmail />, { 'POST /api/accounts/verification': () => refusal('link_invalid', EXPIRED, 410) });
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
});

test('A-102: a new password is set by the link', async () => {
  const { requests } = open(<ResetPassword />, { 'PUT /api/accounts/reset': nothing });
  await user.type(screen.getByLabelText('New password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByText(/Your new password is set/)).toBeInTheDocument();
  expect(await requests[0]?.json()).toEqual({ token: 'the-token', password: 'correct horse' });
});

test('a weak password is told, and what was typed stays', async () => {
  const text = 'This password is too easy to guess. Add another word or two.';
  open(<ResetPassword />, { 'PUT /api/accounts/reset': () => refusal('weak_password', text, 422) });
  await user.type(screen.getByLabelText('New password'), '123456');
  await user.click(screen.getByRole('button', { name: 'Save new password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('New password')).toHaveValue('123456');
});

test('an invitation is taken up with a name and a password', async () => {
  const { requests, router } = open(<AcceptInvitation />, {
    'POST /api/accounts/invitation': () => answer<'SessionState'>(signedIn('viewer')),
  });
  await user.type(screen.getByLabelText('Name'), 'Ada Byron');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));
  await waitFor(() => expect(addressOf(router)).toBe('/'));
  expect(await requests[0]?.json()).toEqual({
    token: 'the-token',
    displayName: 'Ada Byron',
    password: 'correct horse',
  });
});

test.each([
  ['confirms an address', <VerifyEmail key="verify" />],
  ['sets a password', <ResetPassword key="reset" />],
  ['invites', <AcceptInvitation key="invitation" />],
])('a link that %s and lost its token says so, and nobody is asked', async (_, page) => {
  const { requests, router } = open(page, {}, '');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This link is incomplete. Open it from the mail again, or ask for a new one.',
  );
  await user.click(screen.getByRole('link', { name: 'To the sign-in page' }));
  expect(addressOf(router)).toBe('/login');
  expect(requests).toEqual([]);
});

test('no more can be typed for an invitation than the server takes', () => {
  open(<AcceptInvitation />, {});
  expect(screen.getByLabelText('Name')).toHaveAttribute('maxlength', '200');
  expect(screen.getByLabelText('Password')).not.toHaveAttribute('maxlength');
});
