import type { Schemas } from '@/api/client';
import { ConfirmIdentity } from '@/identity/confirmation/ConfirmIdentity';
import { dispatch } from '@/identity/session';
import { answer, stubNetwork } from '@/testing/network';
import { profile, signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { Administration } from './Administration';

export type Role = Schemas['Role'];
type Handlers = Parameters<typeof stubNetwork>[0];

/** The list as an admin gets it, or as everybody else does. */
export function listed(role: Role, forAdmin: boolean): Schemas['ListedUser'] {
  const { uid, displayName, email, createdAt, lastLoginAt } = profile(role);
  const open = { uid, displayName, role, status: 'active' as const };
  return forAdmin ? { ...open, email, createdAt, lastLoginAt, isEmailVerified: true } : open;
}

export function open(as: Role, handlers: Handlers = {}, address = '/admin') {
  dispatch({ type: 'answered', state: signedIn(as) });
  const users = (['admin', 'contributor', 'viewer'] as const).map((role) => listed(role, as === 'admin'));
  const requests = stubNetwork({
    'GET /api/admin/users': () => answer<'UserList'>({ users, total: users.length }),
    'GET /api/session': () => answer<'SessionState'>(signedIn(as)),
    ...handlers,
  });
  const page = (
    <>
      <Administration />
      <ConfirmIdentity />
    </>
  );
  renderRoutes([{ path: '/admin', element: page }], address);
  return requests;
}

export const changes = async (requests: Request[]) => {
  const made = requests.filter(({ method }) => method !== 'GET');
  return Promise.all(made.map(async (request) => [new URL(request.url).pathname, await request.json()]));
};

export const updated = async (request: Request) =>
  answer<'ListedUser'>({ ...listed('viewer', true), ...(await request.json()) });

export const VIEWER = '/api/admin/users/uid-viewer';
