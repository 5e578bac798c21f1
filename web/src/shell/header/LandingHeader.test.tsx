import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ROLE_NAMES, ROLES, type Role } from '@/identity/roles';
import { dispatch } from '@/identity/session';
import { hold, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { addressOf, renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { LandingHeader } from './LandingHeader';

vi.mock('@/identity/leave');

function open(role: Role) {
  dispatch({ type: 'answered', state: signedIn(role) });
  return renderRoutes(
    [
      { path: '/', element: <LandingHeader isDemo={false} /> },
      { path: '*', element: <LandingHeader isDemo={false} /> },
    ],
    '/',
  );
}

test.each(ROLES)('A-49 A-50 A-52: as %s it shows the role, the address and the way home', (role) => {
  open(role);
  expect(screen.getByText(ROLE_NAMES[role])).toBeInTheDocument();
  expect(screen.getByText(`demo.${role}@quadrangle.example`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Home' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

test('A-51 A-94: an admin gets to the Admin Panel', async () => {
  const router = open('admin');
  await user.click(screen.getByRole('button', { name: 'Admin Panel' }));
  expect(addressOf(router)).toBe('/admin');
});

test.each(['viewer', 'contributor'] as const)('A-51: for a %s there is no Admin Panel', (role) => {
  open(role);
  expect(screen.queryByText('Admin Panel')).not.toBeInTheDocument();
});

test('A-53: the button says that it is logging out, and asks once', async () => {
  const { held } = hold<Response>();
  const requests = stubNetwork({ 'DELETE /api/session': () => held });
  open('viewer');
  await user.dblClick(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  expect(requests).toHaveLength(1);
});
