import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, nothing, refusal, stubNetwork } from '@/testing/network';
import { session, signInOptions } from '@/testing/options';
import { profile, signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { leaveTo } from '../leave';
import { dispatch } from '../session';
import { Account } from './Account';

vi.mock('../leave');

const sessions = [session({ id: 'here', current: true }), session({ id: 'there', ipAddress: '192.0.2.8' })];

function open(handlers: Parameters<typeof stubNetwork>[0] = {}) {
  const requests = stubNetwork({
    'GET /api/sign-in': () => answer<'SignInOptions'>(signInOptions({ google: null })),
    'GET /api/sessions': () => answer<'SessionList'>({ sessions }),
    ...handlers,
  });
  renderRoutes([{ path: '/account', element: <Account /> }], '/account');
  return requests;
}

const made = (requests: Request[]) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`);

beforeEach(() => dispatch({ type: 'answered', state: signedIn('viewer') }));

test('A-105: one’s own name can be changed, and changed back', async () => {
  const names: string[] = [];
  open({
    'PATCH /api/profile': async (request) => {
      const { displayName } = await request.json();
      names.push(displayName);
      return answer<'Profile'>({ ...profile('viewer'), displayName });
    },
  });
  const field = screen.getByLabelText('Name');
  await user.clear(field);
  await user.type(field, 'Priya R.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your name was changed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Priya Raman'));
  expect(names).toEqual(['Priya R.', 'Priya Raman']);
});

test('a name that is refused stays in the field', async () => {
  const text = 'displayName: control characters are not allowed.';
  open({ 'PATCH /api/profile': () => refusal('validation_failed', text, 422) });
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Name: control characters are not allowed.');
  expect(screen.getByLabelText('Name')).toHaveValue('Priya Raman!');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('A-66: one’s own sessions are listed, and another one can be ended', async () => {
  const requests = open({ 'DELETE /api/sessions/there': nothing });
  const rows = await screen.findAllByRole('row', { name: /192\.0\.2/ });
  expect(within(rows[0] as HTMLElement).getByText('This one')).toBeInTheDocument();
  await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: /^Sign out/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out Chrome on Linux?' }));
  expect(dialog.getByText(/192\.0\.2\.8.*This cannot be undone/)).toBeInTheDocument();
  expect(made(requests)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('The session was ended.')).toBeInTheDocument();
  expect(made(requests)).toEqual(['DELETE /api/sessions/there']);
});

test('A-101: ending one’s own session is signing out, without a question', async () => {
  const requests = open({ 'DELETE /api/session': nothing });
  const [own] = await screen.findAllByRole('row', { name: /This one/ });
  await user.click(within(own as HTMLElement).getByRole('button', { name: /^Sign out/ }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/login'));
  expect(made(requests)).toEqual(['DELETE /api/session']);
});

test('signing out everywhere else leaves this session', async () => {
  const requests = open({ 'DELETE /api/sessions/there': nothing });
  await screen.findByText('This one');
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('You are signed out everywhere else.')).toBeInTheDocument();
  expect(made(requests)).toEqual(['DELETE /api/sessions/there']);
});

test('Google can be connected only where it is a way to sign in', async () => {
  open({ 'GET /api/sign-in': () => answer<'SignInOptions'>(signInOptions({ google: 'google' })) });
  expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeInTheDocument();
});
