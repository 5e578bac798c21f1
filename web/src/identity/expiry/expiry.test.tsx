import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '@/testing/people';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { leaveTo } from '../leave';
import { dispatch } from '../session';
import { askToSignIn, stopAsking } from './expiry';
import { SessionExpired } from './SessionExpired';

vi.mock('../leave');

const dialog = () => screen.findByRole('dialog', { name: 'Session expired' });

beforeEach(async () => {
  dispatch({ type: 'answered', state: signedIn('viewer') });
  render(<SessionExpired />);
  act(askToSignIn);
  await dialog();
});

test('a session that ended during a change is renewed beside the page', async () => {
  expect(screen.getByText('Sign in again to go on. What you have typed is kept.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Sign in in a new tab' });
  expect(link).toHaveAttribute('href', '/login');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveFocus();
  act(stopAsking);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A-104: or one leaves for the login screen', async () => {
  await user.click(screen.getByRole('button', { name: 'Go to sign-in' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/login?error=session_expired'));
});
