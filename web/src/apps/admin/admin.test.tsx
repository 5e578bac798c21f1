import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, nothing, refusal } from '@/testing/network';
import { session } from '@/testing/options';
import { user } from '@/testing/user';
import { changes, listed, open, updated, VIEWER } from './testing';

vi.mock('@/identity/leave');

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
