import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { content, trait } from '../testing';
import { EDIT, openEditor, TRAIT, version, write } from './testing';

vi.mock('@/identity/leave');

const FIRST = `GET ${TRAIT}/versions/1`;
const first = () =>
  Response.json({
    ...version({ number: 1, note: 'Created' }),
    content: content({ why: 'Problems are met early.' }),
  });
const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));

test('it is told who asks for the trait and who has changed it', async () => {
  openEditor('viewer', EDIT, {
    [`GET ${TRAIT}/usage`]: () =>
      Response.json({
        departments: [{ department: 'sales', name: 'Sales', importance: 4 }],
        inheritedBy: 2,
        elsewhere: [{ kind: 'profile', name: 'Data analyst', path: '/employer-talent-network/icp/1/edit' }],
      }),
  });
  const usage = within(await screen.findByRole('region', { name: 'Used by' }));
  expect(await usage.findByText('4 of 5')).toBeInTheDocument();
  expect(usage.getByText(/^2 more departments take it over/)).toBeInTheDocument();
  expect(usage.getByRole('link', { name: 'Data analyst' })).toHaveAttribute(
    'href',
    '/employer-talent-network/icp/1/edit',
  );
  const about = within(screen.getByRole('region', { name: 'This trait' }));
  expect(about.getByText(/^Theo Lindqvist/)).toBeInTheDocument();
  expect(about.getByText('Active')).toBeInTheDocument();
});

test('an earlier version is shown with what has changed, restored, and that taken back', async () => {
  let now = trait();
  const { sent } = openEditor('contributor', EDIT, {
    [FIRST]: first,
    [`GET ${TRAIT}`]: () => Response.json(now),
    [`POST ${TRAIT}/versions/1/restore`]: () => {
      now = trait({ version: 3, content: content({ why: 'Problems are met early.' }) });
      return Response.json(now);
    },
    [`POST ${TRAIT}/undo`]: () => {
      now = trait({ version: 4 });
      return Response.json(now);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Version 1' }));
  const sheet = await screen.findByRole('dialog', { name: 'Version 1 of Initiative' });
  const drawer = within(sheet);
  expect(await drawer.findByText('early', { selector: 'del' })).toBeInTheDocument();
  expect(drawer.getByText('while they are small', { selector: 'ins' })).toBeInTheDocument();
  await expectAccessible(sheet);
  await user.click(drawer.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('Initiative says again what version 1 said.')).toBeInTheDocument();
  expect(await sent(`POST ${TRAIT}/versions/1/restore`)).toEqual([{ version: 2 }]);
  await waitFor(() => expect(screen.getByLabelText('Why it matters')).toHaveValue('Problems are met early.'));
  await undo();
  await waitFor(() => expect(screen.getByLabelText('Why it matters')).toHaveValue(content().why));
  expect(await sent(`POST ${TRAIT}/undo`)).toEqual([{ version: 3 }]);
});

test('a version is not restored over what somebody else has saved meanwhile', async () => {
  openEditor('contributor', EDIT, {
    [FIRST]: first,
    [`POST ${TRAIT}/versions/1/restore`]: () =>
      Response.json({ code: 'overtaken', message: 'x', current: trait({ version: 3 }) }, { status: 409 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Version 1' }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText(/^Somebody else has changed the trait meanwhile\./)).toBeInTheDocument();
});

test('a viewer looks at versions and restores none', async () => {
  openEditor('viewer', EDIT, { [FIRST]: first });
  await user.click(await screen.findByRole('button', { name: 'Version 1' }));
  const restore = await screen.findByRole('button', { name: 'Restore this version' });
  expect(restore).toBeDisabled();
  expect(restore).toHaveAccessibleDescription('Only a contributor or an admin can change traits.');
});

test('before it is deleted it is told what uses it; Undo brings it back with what was typed', async () => {
  const { router, made } = openEditor('contributor', EDIT, {
    [`DELETE ${TRAIT}`]: nothing,
    [`POST ${TRAIT}/restore`]: () => Response.json(trait()),
  });
  await write('Why it matters', 'Not saved yet.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const asking = await screen.findByRole('dialog', { name: 'Delete Initiative?' });
  const box = within(asking);
  expect(await box.findByText('Sales')).toBeInTheDocument();
  expect(box.getByText('1 more department takes it over from those.')).toBeInTheDocument();
  await expectAccessible(asking);
  await user.click(box.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Initiative was deleted.')).toBeInTheDocument();
  expect(addressOf(router)).toBe('/traits');
  expect(made(`PUT ${TRAIT}/draft`), 'the draft was kept before').toHaveLength(1);
  await undo();
  await waitFor(() => expect(made(`POST ${TRAIT}/restore`)).toHaveLength(1));
});

test('a deletion that is refused says why', async () => {
  openEditor('contributor', EDIT, {
    [`DELETE ${TRAIT}`]: () => refusal('overloaded', 'Too much to do.', 503),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const box = within(await screen.findByRole('dialog'));
  await user.click(box.getByRole('button', { name: 'Delete' }));
  expect(await box.findByText('Too much to do.')).toBeInTheDocument();
});

test('it is archived and used again, each with a way back', async () => {
  const archived = () => Response.json(trait({ state: 'archived' }));
  let state = trait();
  const { made } = openEditor('contributor', EDIT, {
    [`GET ${TRAIT}`]: () => Response.json(state),
    [`POST ${TRAIT}/archive`]: () => {
      state = trait({ state: 'archived' });
      return archived();
    },
    [`POST ${TRAIT}/unarchive`]: () => {
      state = trait();
      return Response.json(state);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('button', { name: 'Use again' })).toBeInTheDocument();
  await undo();
  expect(await screen.findByRole('button', { name: 'Archive' })).toBeInTheDocument();
  expect(made(`POST ${TRAIT}/unarchive`)).toHaveLength(1);
});

test('it is duplicated, and the copy is opened', async () => {
  const COPY = '/api/traits/copy';
  const copy = trait({ id: 'copy', version: 1, content: content({ name: 'Initiative (copy)' }) });
  const { router, made } = openEditor('contributor', EDIT, {
    [`POST ${TRAIT}/duplicate`]: () => Response.json(copy, { status: 201 }),
    [`GET ${COPY}`]: () => Response.json(copy),
    [`GET ${COPY}/draft`]: () => Response.json({ draft: null }),
    [`GET ${COPY}/usage`]: () => Response.json({ departments: [], inheritedBy: 0, elsewhere: [] }),
    [`GET ${COPY}/versions`]: () => Response.json({ versions: [version({ number: 1 })] }),
    [`DELETE ${COPY}`]: nothing,
  });
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(addressOf(router)).toBe('/traits/copy/edit'));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Initiative (copy)'));
  await undo();
  await waitFor(() => expect(made(`DELETE ${COPY}`)).toHaveLength(1));
});
