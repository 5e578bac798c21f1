import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { stubUploads, Uploading } from '@/testing/uploads';
import { user } from '@/testing/user';
import { API, give, type Handlers, open, posting, role } from '../testing';
import type { TalentRole } from '../types';
import { Roles } from './Roles';

vi.mock('@/identity/leave');

const LIST = `${API}/roles`;
const CREATE = `POST ${LIST}`;
const READ = `POST ${API}/readings`;

const openList = (roles: TalentRole[], handlers: Handlers = {}, as?: Schemas['Role']) =>
  open(
    [{ path: '/role-matching', element: <Roles /> }],
    '/role-matching',
    {
      [`GET ${LIST}`]: () => give<Schemas['TalentRoleListing']>({ roles }),
      [`GET ${API}/pool`]: () =>
        give<Schemas['TalentPool']>({
          revision: 'pool-7',
          size: 5300,
          campus: 5100,
          uploaded: 200,
          meaning: { done: 5300, of: 5300 },
        }),
      [READ]: () => give(posting()),
      [CREATE]: () => give(role({ id: 'r9' }), 201),
      ...handlers,
    },
    as,
  );

async function begin() {
  await user.click(await screen.findByRole('button', { name: 'New role' }));
  return within(await screen.findByRole('dialog'));
}

test('roles are listed with what they ask for and among whom', async () => {
  openList([role(), role({ id: 'r2', name: 'Nurse', pool: { campus: false, batches: ['b1'] } })]);
  const row = await screen.findByRole('row', { name: /^Data engineer/ });
  expect(row).toHaveTextContent('1 must, 1 nice to have');
  expect(row).toHaveTextContent('The campus');
  expect(screen.getByRole('row', { name: /^Nurse/ })).toHaveTextContent('1 upload');
  expect(await screen.findByText(/5.300 candidates can be ranked/)).toBeInTheDocument();
  await expectAccessible();
});

test('pasted text is read, and becomes a role', async () => {
  let isUp = false;
  const { router, sent } = openList([], {
    [READ]: () => (isUp ? give(posting()) : refusal('overloaded', 'Too much to do.', 503)),
  });
  expect(await screen.findByText('No role yet')).toBeInTheDocument();
  const dialog = await begin();
  const field = dialog.getByRole('textbox', { name: 'Job description' });
  await user.type(field, 'Data engineer. Python.');
  await user.click(dialog.getByRole('button', { name: 'Read and rank' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(field).toHaveValue('Data engineer. Python.');
  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Read and rank' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r9'));
  expect((await sent(CREATE))[0]).toMatchObject({
    name: 'Data engineer',
    text: 'Data engineer. Python.',
    requirements: [{ label: 'Python' }],
    pool: { campus: true, batches: [] },
  });
});

test('a description that is too long is neither cut nor sent', async () => {
  const { made } = openList([]);
  const dialog = await begin();
  const field = dialog.getByRole('textbox', { name: 'Job description' });
  fireEvent.change(field, { target: { value: 'x'.repeat(20_001) } });
  expect(
    await dialog.findByText(/^20.001 characters: a description has 20.000 at most\./),
  ).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Read and rank' }));
  expect(made(READ)).toHaveLength(0);
  expect(field).toHaveValue('x'.repeat(20_001));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
});

test('a file is read as well', async () => {
  stubUploads();
  const { router } = openList([]);
  const dialog = await begin();
  await user.click(dialog.getByRole('button', { name: 'A file' }));
  const file = new File(['%PDF-1.7'], 'engineer.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('Drop a job description here, or choose one'), file);
  await dialog.findByRole('progressbar', { name: 'Upload of engineer.pdf' });
  expect(Uploading.last.address).toBe(`POST ${API}/readings/file?name=engineer.pdf`);
  act(() => Uploading.last.answer(200, posting()));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r9'));
});

test('an opening of the campus is found and used', async () => {
  const { router, made, sent } = openList([], {
    [`GET ${API}/openings`]: () =>
      give<Schemas['OpeningList']>({
        total: 1,
        openings: [
          {
            id: 7,
            title: 'Analyst',
            employer: 'Northwind',
            industry: 'Retail',
            place: 'Boston',
            isRemote: false,
            posted: '2026-11-01',
            closes: '2026-12-01',
            text: 'Analyst. Python.',
          },
        ],
      }),
  });
  const dialog = await begin();
  await user.click(dialog.getByRole('button', { name: 'An opening of the campus' }));
  await user.type(await dialog.findByRole('searchbox'), 'analyst{Enter}');
  await waitFor(() => expect(made(`GET ${API}/openings`).at(-1)?.url).toContain('q=analyst'));
  await user.click(await dialog.findByRole('button', { name: 'Use it: Analyst of Northwind' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r9'));
  expect(await sent(READ)).toEqual([{ text: 'Analyst. Python.' }]);
  expect((await sent(CREATE))[0]).toMatchObject({ name: 'Analyst, Northwind' });
});

test('a deleted role comes back by Undo', async () => {
  let isThere = true;
  openList([], {
    [`GET ${LIST}`]: () => give<Schemas['TalentRoleListing']>({ roles: isThere ? [role()] : [] }),
    [`DELETE ${LIST}/r1`]: () => {
      isThere = false;
      return nothing();
    },
    [`POST ${LIST}/r1/restore`]: () => {
      isThere = true;
      return give(role());
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Data engineer' }));
  expect(await screen.findByText('No role yet')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Roles' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Data engineer' })).toBeInTheDocument();
});

test('who only looks deletes nothing that others see, and begins a role of their own', async () => {
  openList([role(), role({ id: 'r2', name: 'Of my own', isOwn: true })], {}, 'viewer');
  await screen.findByRole('link', { name: 'Data engineer' });
  expect(screen.getByRole('button', { name: 'New role' })).toBeEnabled();
  expect(screen.getByText(/What you begin is seen by nobody else/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Data engineer' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete Of my own' })).toBeEnabled();
  expect(screen.getAllByText('Only yours')).toHaveLength(1);
});
