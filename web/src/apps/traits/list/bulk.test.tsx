import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { changes, drive, list, many, openList, paged } from './testing';

vi.mock('@/identity/leave');

const LIST = 'GET /api/traits';
const BULK = 'POST /api/traits/bulk';
const bar = () => screen.findByRole('group', { name: 'Selected traits' });
const tickBox = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });
const press = async (name: string) => user.click(within(await bar()).getByRole('button', { name }));

const outcome = (change: Partial<Schemas['BulkOutcome']> = {}) =>
  answer<'BulkOutcome'>({ changed: [], unchanged: [], cells: [], ...change });

const idsOf = async (request: Request) => ((await request.json()) as Schemas['ChangeTraits']).ids;

test('a range is ticked with Shift, and stays ticked while something else is looked for', async () => {
  const traits = many(8);
  openList('contributor', {
    [LIST]: ({ url }) => list(url.includes('q=') ? traits.slice(3, 5) : traits),
  });
  await user.click(await tickBox('Trait 0001'));
  fireEvent.click(await tickBox('Trait 0004'), { shiftKey: true });
  expect(await bar()).toHaveTextContent('4 selected');
  expect(await tickBox('Trait 0003')).toBeChecked();
  expect(await tickBox('Trait 0005')).not.toBeChecked();
  await user.type(screen.getByLabelText('Search traits'), 'x{Enter}');
  await screen.findByRole('heading', { level: 2, name: '2 traits' });
  expect(await bar()).toHaveTextContent('4 selected, 2 of them not in this list');
  await expectAccessible();
  await press('Clear selection');
  expect(screen.queryByRole('group', { name: 'Selected traits' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: '2 traits' })).toHaveFocus();
});

test('all that are found are archived in slices, and Undo brings back those that changed', async () => {
  const traits = many(700);
  let isArchived = false;
  const { requests } = openList('contributor', {
    [LIST]: (request) => paged(isArchived ? [] : traits)(request),
    [BULK]: async (request) => {
      const { action }: Schemas['ChangeTraits'] = await request.clone().json();
      isArchived = action === 'archive';
      const [first, ...others] = await idsOf(request);
      return outcome({
        changed: others.map((id) => ({ id, name: id })),
        unchanged: [{ id: first ?? '', reason: 'It is archived already.' }],
      });
    },
  });
  const all = await screen.findByRole('checkbox', { name: 'Select all' });
  await user.click(all);
  expect(await bar()).toHaveTextContent('700 selected');
  await press('Archive');
  expect(await screen.findByText('698 traits were archived. 2 stayed as they were.')).toBeInTheDocument();
  const left = within(screen.getByRole('region', { name: 'Not changed' }));
  expect(left.getByText('It is archived already.')).toBeInTheDocument();
  expect(left.getByText('Trait 0000, Trait 0500')).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It was taken back.')).toBeInTheDocument();
  expect((await changes(requests)).map(([, { action, ids }]) => [action, ids.length])).toEqual([
    ['archive', 500],
    ['archive', 200],
    ['unarchive', 500],
    ['unarchive', 198],
  ]);
  expect(await screen.findByRole('link', { name: 'Trait 0000' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Not changed' })).not.toBeInTheDocument();
});

test('how far it is, is shown, and it can be stopped', async () => {
  const { held, release } = hold<Response>();
  const { requests } = openList('contributor', { [LIST]: paged(many(700)), [BULK]: () => held });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press('Archive');
  expect(await screen.findByRole('progressbar', { name: 'Archiving' })).toHaveAttribute('value', '0');
  await press('Cancel');
  release(outcome({ changed: [{ id: 'trait-0', name: 'Trait 0000' }] }));
  expect(await screen.findByText('Stopped. 1 of 700 traits was archived.')).toBeInTheDocument();
  expect(await changes(requests)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('what fails says why, and what was ticked stays', async () => {
  openList('contributor', { [BULK]: () => refusal('overloaded', 'Too much to do.', 503) });
  await user.click(await tickBox('Drive'));
  await press('Unarchive');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(await tickBox('Drive')).toBeChecked();
});

test('traits are deleted together after a word about who asks for them', async () => {
  const { requests } = openList('contributor', {
    [BULK]: async (request) => outcome({ changed: (await idsOf(request)).map((id) => ({ id, name: id })) }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await press('Delete');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 traits?' }));
  expect(dialog.getByText('Departments ask for 1 of them:')).toBeInTheDocument();
  expect(dialog.getByText('Initiative, 3 departments')).toBeInTheDocument();
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 traits were deleted.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('It was taken back.');
  expect((await changes(requests)).map(([, body]) => body)).toEqual([
    { ids: ['initiative', 'drive'], action: 'delete' },
    { ids: ['initiative', 'drive'], action: 'restore' },
  ]);
});

test('traits are added to departments by keys, and Undo sets what they said before', async () => {
  const cells = [{ department: 'retail', traitId: 'drive', importance: 2 }];
  const { requests } = openList('contributor', {
    [BULK]: () => outcome({ changed: [{ id: 'drive', name: 'Drive' }], cells }),
    'PUT /api/departments/cells': () => answer<'CellsBefore'>({ before: [] }),
  });
  await user.click(await tickBox('Drive'));
  within(await bar())
    .getByRole('button', { name: 'Add to departments' })
    .focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add 1 trait to departments' }));
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  (await dialog.findByRole('checkbox', { name: 'Retail' })).focus();
  await user.keyboard(' ');
  await user.click(dialog.getByRole('radio', { name: '5' }));
  await expectAccessible();
  dialog.getByRole('button', { name: 'Add' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 trait was added to departments.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('It was taken back.');
  expect(await changes(requests)).toEqual([
    [BULK, { ids: ['drive'], action: 'addToDepartments', departments: ['retail'], importance: 5 }],
    ['PUT /api/departments/cells', { cells }],
  ]);
});

test('traits are removed from departments', async () => {
  const { requests } = openList('contributor', { [BULK]: () => outcome() });
  await user.click(await tickBox('Drive'));
  await press('Remove from departments');
  await user.click(await screen.findByRole('checkbox', { name: 'Sales' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('0 traits were removed from departments.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' }), 'there is nothing to undo').not.toBeInTheDocument();
  expect((await changes(requests))[0]?.[1]).toEqual({
    ids: ['drive'],
    action: 'removeFromDepartments',
    departments: ['sales'],
  });
});

test('deleted traits are restored together', async () => {
  const deleted = drive({ deletedAt: '2026-01-07T09:00:00Z' });
  openList(
    'contributor',
    { [LIST]: () => list([deleted]), [BULK]: () => outcome({ changed: [{ id: 'drive', name: 'Drive' }] }) },
    '/traits?state=deleted',
  );
  await user.click(await tickBox('Drive'));
  expect(within(await bar()).queryByRole('button', { name: 'Archive' })).not.toBeInTheDocument();
  await press('Restore');
  await waitFor(() => expect(screen.getByText('1 trait was restored.')).toBeInTheDocument());
});
