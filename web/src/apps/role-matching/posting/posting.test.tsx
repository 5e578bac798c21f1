import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { openRole } from '../role/testing';
import { API, give, requirement, role, TEXT } from '../testing';

vi.mock('@/identity/leave');

const SAVE = `PUT ${API}/roles/r1`;
const READ = `POST ${API}/readings`;
const chips = async () => within(await screen.findByRole('list', { name: 'Requirements' }));

const posting = (change: Partial<Schemas['Posting']> = {}): Schemas['Posting'] => ({
  text: 'Nurse wanted. SQL.',
  title: 'Nurse',
  requirements: [requirement({ id: 1, label: 'Nursing' }), requirement({ id: 2, label: 'SQL' })],
  lints: [],
  ...change,
});

async function edit() {
  await user.click(await screen.findByRole('button', { name: 'Edit the description' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, field: dialog.getByRole('textbox', { name: 'Text of the description' }) };
}

test('Undo of a removed requirement takes nothing away that was added since', async () => {
  const { sent } = openRole();
  const list = await chips();
  await user.click(list.getByRole('button', { name: /^SQL/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.type(screen.getByRole('textbox', { name: 'Add a requirement' }), 'Go{Enter}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await list.findByRole('button', { name: /^SQL/ })).toBeInTheDocument();
  expect(list.getByRole('button', { name: /^Go/ })).toBeInTheDocument();
  await waitFor(async () => {
    const ids = (await sent(SAVE)).at(-1)?.requirements.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([1, 2, 3]);
  });
});

test('what is read anew gets new numbers, and the address forgets the old ones', async () => {
  const { router, sent } = openRole('?state=missing&of=1&if=1.i6', { [READ]: () => give(posting()) });
  const { dialog } = await edit();
  await user.click(dialog.getByRole('button', { name: 'Read it' }));
  await waitFor(() => expect(addressOf(router)).toBe('/role-matching/roles/r1?state=missing'));
  await waitFor(async () =>
    expect((await sent(SAVE)).at(-1)?.requirements).toMatchObject([
      { id: 3, label: 'Nursing' },
      { id: 2, label: 'SQL' },
    ]),
  );
});

test('Undo of a reading keeps what was added by hand since', async () => {
  const { sent } = openRole('', { [READ]: () => give(posting()) });
  const { dialog } = await edit();
  await user.click(dialog.getByRole('button', { name: 'Read it' }));
  const list = await chips();
  await list.findByRole('button', { name: /^Nursing/ });
  await user.type(screen.getByRole('textbox', { name: 'Add a requirement' }), 'Go{Enter}');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(list.queryByRole('button', { name: /^Nursing/ })).not.toBeInTheDocument());
  await waitFor(async () =>
    expect((await sent(SAVE)).at(-1)).toMatchObject({
      text: TEXT,
      requirements: [{ label: 'Python' }, { label: 'SQL', need: 'nice' }, { label: 'Go' }],
    }),
  );
});

test('Escape closes a requirement, and one goes on where it is', async () => {
  openRole();
  const chip = (await chips()).getByRole('button', { name: /^SQL/ });
  await user.click(chip);
  expect(screen.getByRole('textbox', { name: 'Skill' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group', { name: 'Change SQL' })).not.toBeInTheDocument();
  expect(chip).toHaveFocus();
});

test('years are read from the words, and can be changed', async () => {
  const { sent } = openRole();
  await user.type(await screen.findByRole('textbox', { name: 'Add a requirement' }), '5 years in sales');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'years');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(await (await chips()).findByRole('button', { name: /^5 years in sales/ }));
  const field = screen.getByRole('spinbutton', { name: 'Years' });
  expect(field).toHaveValue(5);
  await user.clear(field);
  await user.tab();
  const yearsOf = async () => (await sent(SAVE)).at(-1)?.requirements.at(-1).years;
  await waitFor(async () => expect(await yearsOf()).toBe(5));
  await user.type(field, '7{Enter}');
  await waitFor(async () => expect(await yearsOf()).toBe(7));
});

test('years that nobody has counted can be', async () => {
  const years = requirement({ kind: 'years', label: 'Experience', years: null });
  const { sent } = openRole('', {}, role({ requirements: [years] }));
  await user.click((await chips()).getByRole('button', { name: /^Experience/ }));
  const field = screen.getByRole('spinbutton', { name: 'Years' });
  await user.clear(field);
  await user.type(field, '4{Enter}');
  await waitFor(async () => expect((await sent(SAVE)).at(-1)?.requirements[0].years).toBe(4));
});

test('what was typed earlier says so when the description has changed since', async () => {
  const first = openRole();
  const { dialog, field } = await edit();
  await user.type(field, ' More.');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await edit()).dialog.queryByText(/has changed since/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await first.router.navigate('/elsewhere');
  await screen.findByText('Elsewhere');

  openRole('', {}, role({ text: 'Cook wanted.', revision: 9 }));
  const later = await edit();
  expect(later.field).toHaveValue(`${TEXT} More.`);
  expect(later.dialog.getByText(/has changed since/)).toBeInTheDocument();
  await user.click(later.dialog.getByRole('button', { name: 'Begin again from the description' }));
  expect(later.field).toHaveValue('Cook wanted.');
});

test('a description that is too long is not read', async () => {
  const { made } = openRole('', {}, role({ text: 'x'.repeat(20_001) }));
  const { dialog } = await edit();
  expect(dialog.getByText(/^20.001 characters/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Read it' }));
  expect(made(READ)).toHaveLength(0);
});
