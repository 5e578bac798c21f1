import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { ConfirmIdentity } from '@/identity/confirmation/ConfirmIdentity';
import { dispatch } from '@/identity/session';
import { answer, hold, nothing, refusal, stubNetwork } from '@/testing/network';
import { session, signInOptions } from '@/testing/options';
import { profile, signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { user } from '@/testing/user';
import { Administration } from './Administration';

vi.mock('@/identity/leave');

type Role = Schemas['Role'];
type Handlers = Parameters<typeof stubNetwork>[0];

/** The list as an admin gets it, or as everybody else does. */
function listed(role: Role, forAdmin: boolean): Schemas['ListedUser'] {
  const { uid, displayName, email, createdAt, lastLoginAt } = profile(role);
  const open = { uid, displayName, role, status: 'active' as const };
  return forAdmin ? { ...open, email, createdAt, lastLoginAt, isEmailVerified: true } : open;
}

function open(as: Role, handlers: Handlers = {}, address = '/admin') {
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

const changes = async (requests: Request[]) => {
  const made = requests.filter(({ method }) => method !== 'GET');
  return Promise.all(made.map(async (request) => [new URL(request.url).pathname, await request.json()]));
};

const updated = async (request: Request) =>
  answer<'ListedUser'>({ ...listed('viewer', true), ...(await request.json()) });

const VIEWER = '/api/admin/users/uid-viewer';

const roleField = (name: string) => screen.findByLabelText(`Role of ${name}`);
const applyButton = () => screen.queryByRole('button', { name: /^Apply/ });

async function giveRole(name: string, role: Role) {
  await user.selectOptions(await roleField(name), role);
  await user.click(screen.getByRole('button', { name: `Apply to ${name}` }));
}

describe('who is no admin', () => {
  test.each(['viewer', 'contributor'] as const)(
    'A-40: a %s sees every control, switched off, and why',
    async (role) => {
      open(role);
      await screen.findByText('Dana Reyes');
      const controls = [
        screen.getByRole('button', { name: 'Invite' }),
        screen.getByRole('button', { name: 'Audit log' }),
        ...screen.getAllByRole('combobox', { name: /^Role of/ }),
        ...screen.getAllByRole('button', { name: /^Actions for/ }),
      ];
      expect(controls).toHaveLength(8);
      for (const control of controls) {
        expect(control).toBeDisabled();
        expect(control).toHaveAccessibleDescription(/Only an admin can change this\./);
      }
    },
  );

  test('A-40: they see no address and no time', async () => {
    open('viewer');
    await screen.findByText('Dana Reyes');
    expect(screen.getByRole('table')).not.toHaveTextContent('@');
    expect(screen.queryByText('Last sign-in')).not.toBeInTheDocument();
  });
});

describe('changing a role', () => {
  test('choosing changes nothing yet, and Escape or the old role puts it back', async () => {
    const requests = open('admin');
    const field = await roleField('Priya Raman');
    await user.selectOptions(field, 'admin');
    expect(applyButton()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('viewer');
    expect(applyButton()).not.toBeInTheDocument();
    await user.selectOptions(field, 'admin');
    await user.selectOptions(field, 'viewer');
    expect(applyButton()).not.toBeInTheDocument();
    expect(await changes(requests)).toEqual([]);
  });

  test('the focus stays at the role while it is saved and after', async () => {
    const { held, release } = hold<void>();
    const requests = open('admin', { [`PATCH ${VIEWER}`]: (request) => held.then(() => updated(request)) });
    const field = await roleField('Priya Raman');
    await user.selectOptions(field, 'admin');
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-busy', 'true'));
    expect(field).toBeEnabled();
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: /^Apply/ }));
    release();
    expect(await screen.findByText('Priya Raman is now Admin.')).toBeInTheDocument();
    await waitFor(() => expect(applyButton()).not.toBeInTheDocument());
    expect(field).toHaveFocus();
    expect(await changes(requests)).toEqual([[VIEWER, { role: 'admin' }]]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
  });

  test('what is chosen while the last choice is saved stands, to be applied', async () => {
    const { held, release } = hold<void>();
    const requests = open('admin', { [`PATCH ${VIEWER}`]: (request) => held.then(() => updated(request)) });
    await giveRole('Priya Raman', 'admin');
    await user.selectOptions(await roleField('Priya Raman'), 'contributor');
    release();
    expect(await screen.findByText('Priya Raman is now Admin.')).toBeInTheDocument();
    expect(await roleField('Priya Raman')).toHaveValue('contributor');
    expect(applyButton()).toBeInTheDocument();
    expect(await changes(requests)).toEqual([[VIEWER, { role: 'admin' }]]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
  });

  test('A-95 A-85: it can be undone', async () => {
    const requests = open('admin', { [`PATCH ${VIEWER}`]: updated });
    await giveRole('Priya Raman', 'contributor');
    expect(await screen.findByText('Priya Raman is now Contributor.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await changes(requests)).toEqual([
        [VIEWER, { role: 'contributor' }],
        [VIEWER, { role: 'viewer' }],
      ]),
    );
  });

  test('A-95: the last admin’s refusal is told as the server says it', async () => {
    const text = 'At least one active administrator has to remain.';
    open('admin', { 'PATCH /api/admin/users/uid-admin': () => refusal('last_admin', text, 409) });
    await giveRole('Dana Reyes', 'viewer');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(screen.getByLabelText('Role of Dana Reyes')).toHaveValue('admin'));
  });

  test('A-95: who has not confirmed lately does so, and the change is made', async () => {
    let isConfirmed = false;
    const requests = open('admin', {
      [`PATCH ${VIEWER}`]: (request) =>
        isConfirmed ? updated(request) : refusal('confirmation_required', 'Confirm that it is you.', 403),
      'GET /api/sign-in': () => answer<'SignInOptions'>(signInOptions({ password: 'local' })),
      'POST /api/session/confirmation': () => {
        isConfirmed = true;
        return nothing();
      },
    });
    await giveRole('Priya Raman', 'admin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.type(await dialog.findByLabelText('Password'), 'secret');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Priya Raman is now Admin.')).toBeInTheDocument();
    expect(await changes(requests)).toEqual([
      [VIEWER, { role: 'admin' }],
      ['/api/session/confirmation', { password: 'secret' }],
      [VIEWER, { role: 'admin' }],
    ]);
  });

  test('A-95: who cancels changes nothing', async () => {
    open('admin', {
      [`PATCH ${VIEWER}`]: () => refusal('confirmation_required', 'Confirm that it is you.', 403),
      'GET /api/sign-in': () => answer<'SignInOptions'>(signInOptions()),
    });
    await giveRole('Priya Raman', 'admin');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed');
  });
});

async function choose(name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

test('A-96: signing somebody out everywhere asks first, and says how many sessions ended', async () => {
  const requests = open('admin', {
    [`DELETE ${VIEWER}/sessions`]: () => answer<'EndedSessions'>({ ended: 2 }),
  });
  await choose('Priya Raman', 'Sign out everywhere');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/This cannot be undone/)).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Priya Raman was signed out: 2 sessions ended.')).toBeInTheDocument();
});

test('deactivating can be undone', async () => {
  const requests = open('admin', { [`PATCH ${VIEWER}`]: updated });
  await choose('Priya Raman', 'Deactivate');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () =>
    expect(await changes(requests)).toEqual([
      [VIEWER, { status: 'deactivated' }],
      [VIEWER, { status: 'active' }],
    ]),
  );
});

test('A-66: a user’s sessions show device, address and activity', async () => {
  open('admin', {
    [`GET ${VIEWER}/sessions`]: () => answer<'UserSessions'>({ sessions: [session()] }),
  });
  await choose('Priya Raman', 'Show sessions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Sessions of Priya Raman' }));
  expect(await dialog.findByRole('cell', { name: 'Chrome on Linux' })).toBeInTheDocument();
  expect(dialog.getByText('192.0.2.7')).toBeInTheDocument();
});

test('A-96: one session of a user is ended after a question', async () => {
  const requests = open('admin', {
    [`GET ${VIEWER}/sessions`]: () => answer<'UserSessions'>({ sessions: [session()] }),
    [`DELETE ${VIEWER}/sessions/session-1`]: nothing,
  });
  await choose('Priya Raman', 'Show sessions');
  await user.click(await screen.findByRole('button', { name: /^Sign out/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out Chrome on Linux?' }));
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('The session was ended.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('an invitation that fails keeps what was typed', async () => {
  const text = 'Access restricted to acme.test users only';
  open('admin', { 'POST /api/admin/invitations': () => refusal('domain_restricted', text, 403) });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(await screen.findByLabelText('Email'), 'eve@evil.test');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('eve@evil.test');
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test.each([
  ['overloaded', 503],
  ['mail_failed', 502],
] as const)('an invitation that the server could not send (%s) can be tried again', async (code, status) => {
  const requests = open('admin', { 'POST /api/admin/invitations': () => refusal(code, 'Later.', status) });
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  await user.type(await screen.findByLabelText('Email'), 'ada@acme.test');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
});

test('a tab that does not exist is the list of people', async () => {
  open('admin', {}, '/admin?tab=nonsense');
  expect(await screen.findByRole('table', { name: 'Users' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
});

test('a list that fails says why and can be tried again', async () => {
  let isUp = false;
  open('admin', {
    'GET /api/admin/users': () =>
      isUp
        ? answer<'UserList'>({ users: [listed('viewer', true)], total: 1 })
        : refusal('database_unavailable', 'The database cannot be reached.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The database cannot be reached.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Priya Raman')).toBeInTheDocument();
});

test('A-119 A-120 A-121 A-122 A-123: the constants in force are shown', async () => {
  const constant = (key: string, value: string) => ({ key, value, explanation: 'What it is.' });
  open(
    'admin',
    {
      'GET /api/admin/settings': () =>
        answer<'InForce'>({
          settings: [],
          constants: [constant('fallback session timeout', '30 min'), constant('toast duration', '5000 ms')],
          permissions: [],
        }),
    },
    '/admin?tab=settings',
  );
  expect(await screen.findByText('30 min')).toBeInTheDocument();
  expect(screen.getByText('5000 ms')).toBeInTheDocument();
});
