import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { REASON } from '../rights';
import { API, AT, give, role, TEXT } from '../testing';
import type { Lint } from '../types';
import { openRole } from './testing';

vi.mock('@/identity/leave');

const EARLIER = '2026-11-19T09:00:00Z';
const SAVE = `PUT ${API}/roles/r1`;
const chips = async () => within(await screen.findByRole('list', { name: 'Requirements' }));

test('a role shows what it asks for, and the words that say so', async () => {
  openRole();
  expect(await screen.findByRole('heading', { level: 1, name: 'Data engineer' })).toBeInTheDocument();
  const list = await chips();
  expect(list.getByRole('button', { name: /^Python Must/ })).toHaveTextContent('Must · 6');
  expect(list.getByRole('button', { name: /^SQL/ })).toHaveTextContent('Nice to have · 3');
  expect(screen.getByTitle('Must: Python')).toHaveTextContent('Python');
  await screen.findByRole('table', { name: 'Ranked candidates' });
  await expectAccessible();
});

test('a requirement becomes another need, is saved by itself, and that can be undone', async () => {
  const { sent } = openRole();
  await user.click((await chips()).getByRole('button', { name: /^SQL/ }));
  const editor = within(screen.getByRole('group', { name: 'Change SQL' }));
  await user.click(editor.getByRole('radio', { name: 'Must' }));
  await waitFor(async () => {
    const [saved] = await sent(SAVE);
    expect(saved).toMatchObject({ seen: 4, requirements: [{ id: 1 }, { id: 2, need: 'must' }] });
  });
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo: SQL' }));
  expect(editor.getByRole('radio', { name: 'Nice to have' })).toBeChecked();
});

test('a requirement that was removed comes back by Undo', async () => {
  openRole();
  const list = await chips();
  await user.click(list.getByRole('button', { name: /^SQL/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(list.queryByRole('button', { name: /^SQL/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await list.findByRole('button', { name: /^SQL/ })).toBeInTheDocument();
});

test('one more is asked for by hand', async () => {
  const { sent } = openRole();
  await user.type(await screen.findByRole('textbox', { name: 'Add a requirement' }), 'Team lead');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'title');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Needed' }), 'must');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(async () => {
    const saved = (await sent(SAVE)).at(-1);
    expect(saved?.requirements.at(-1)).toMatchObject({ id: 3, label: 'Team lead', kind: 'title', weight: 6 });
  });
  expect(screen.getByRole('textbox', { name: 'Add a requirement' })).toHaveValue('');
});

test('words that keep people away are replaced, and the rest stays where it was', async () => {
  const lint: Lint = {
    kind: 'gender_coded',
    message: 'Say what the person does.',
    span: { start: 0, end: 8 },
    instead: 'An engineer',
  };
  const { sent } = openRole('', {
    [`POST ${API}/lints`]: async (request) => {
      const { text }: Schemas['LintPosting'] = await request.json();
      return give<Schemas['PostingLints']>({ lints: text === TEXT ? [lint] : [] });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Replace with “An engineer”' }));
  expect(await screen.findByText('Nothing to say about the wording.')).toBeInTheDocument();
  await waitFor(async () => {
    const saved = (await sent(SAVE)).at(-1);
    expect(saved?.text).toBe('An engineer knows Python. SQL is a plus.');
    expect(saved?.requirements[0].span).toEqual({ start: 18, end: 24 });
  });
});

test('another description is read anew', async () => {
  const { sent } = openRole('', {
    [`POST ${API}/readings`]: () =>
      give<Schemas['Posting']>({ text: 'Nurse wanted.', title: 'Nurse', requirements: [], lints: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit the description' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Text of the description' });
  expect(field).toHaveValue(TEXT);
  await user.clear(field);
  await user.type(field, 'Nurse wanted.');
  await user.click(dialog.getByRole('button', { name: 'Read it' }));
  expect(await screen.findByText('Nothing is asked for yet.', { exact: false })).toBeInTheDocument();
  await waitFor(async () => expect((await sent(SAVE)).at(-1)?.text).toBe('Nurse wanted.'));
});

test('when somebody else was faster, one chooses, and nothing is lost', async () => {
  let isFirst = true;
  const theirs = role({ revision: 9, cut: 1000 });
  const { sent } = openRole('', {
    [SAVE]: async (request) => {
      const { seen: _, ...next }: Schemas['SaveTalentRole'] = await request.json();
      if (!isFirst) return give(role({ ...next, revision: 10 }));
      isFirst = false;
      return give<Schemas['TalentRoleConflict']>(
        { code: 'overtaken', message: 'Changed since.', current: theirs },
        409,
      );
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /^People of the campus/ }));
  expect(await screen.findByText(/^Somebody else has changed this role/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(async () =>
    expect((await sent(SAVE)).at(-1)).toMatchObject({ seen: 9, pool: { campus: false } }),
  );
});

test('an earlier version can be restored', async () => {
  const { sent } = openRole('/history', {
    [`GET ${API}/roles/r1/versions`]: () =>
      give<Schemas['TalentRoleVersionList']>({
        versions: [
          { revision: 4, name: 'Data engineer', createdAt: AT, createdBy: 'Theo', changed: ['cut'] },
          { revision: 3, name: 'Engineer', createdAt: EARLIER, createdBy: 'Theo', changed: [] },
        ],
      }),
    [`POST ${API}/roles/r1/versions/3/restore`]: () => give(role({ revision: 5, name: 'Engineer' })),
  });
  expect(await screen.findByText('Changed: the line')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Restore the version/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Engineer' })).toBeInTheDocument();
  expect(await sent(`POST ${API}/roles/r1/versions/3/restore`)).toEqual([{ seen: 4 }]);
});

test('who only looks changes nothing', async () => {
  openRole('', {}, role(), 'viewer');
  await user.click((await chips()).getByRole('button', { name: /^SQL/ }));
  expect(screen.getByRole('radio', { name: 'Must' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  const locked = [
    screen.getByRole('button', { name: 'Add' }),
    screen.getByRole('group', { name: 'How much it is needed' }),
    screen.getByRole('group', { name: 'Who is ranked' }),
    screen.getByRole('slider', { name: /^The line/ }),
    screen.getByRole('slider', { name: /^Weight of SQL/ }),
  ];
  for (const control of locked) {
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(REASON));
  }
});

test('who only looks changes a role of their own', async () => {
  openRole('', {}, role({ isOwn: true }), 'viewer');
  await user.click((await chips()).getByRole('button', { name: /^SQL/ }));
  expect(screen.getByText(/Only you see this role/)).toBeInTheDocument();
  const open = [
    screen.getByRole('radio', { name: 'Must' }),
    screen.getByRole('button', { name: 'Remove' }),
    screen.getByRole('button', { name: 'Edit the description' }),
    screen.getByRole('group', { name: 'Who is ranked' }),
    screen.getByRole('slider', { name: /^The line/ }),
    screen.getByRole('slider', { name: /^Weight of SQL/ }),
    screen.getByRole('textbox', { name: 'Name of the role' }),
  ];
  for (const control of open) expect(control).toBeEnabled();
});

test('a role that is not there says so', async () => {
  openRole('', { [`GET ${API}/roles/r1`]: () => refusal('not_found', 'Gone.', 404) });
  expect(await screen.findByRole('heading', { name: 'There is no such role' })).toBeInTheDocument();
});
