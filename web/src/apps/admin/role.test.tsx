import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, hold, nothing, refusal } from '@/testing/network';
import { signInOptions } from '@/testing/options';
import { user } from '@/testing/user';
import { changes, open, type Role, updated, VIEWER } from './testing';

vi.mock('@/identity/leave');

const roleField = (name: string) => screen.findByLabelText(`Role of ${name}`);
const applyButton = () => screen.queryByRole('button', { name: /^Apply/ });

async function giveRole(name: string, role: Role) {
  await user.selectOptions(await roleField(name), role);
  await user.click(screen.getByRole('button', { name: `Apply to ${name}` }));
}

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
