import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { form } from '../interview/form.fixture';
import { family, worksheet } from '../testing';
import type { FamilyVersion } from '../types';
import { FAMILY, openFamily, write } from './testing';
import { changesOf } from './versions';

vi.mock('@/identity/leave');

const version = (change: Partial<FamilyVersion>): FamilyVersion => ({
  revision: 3,
  name: 'Maren Castellow',
  createdAt: '2026-01-06T09:00:00Z',
  sai: { least: 3541, most: 3541 },
  changed: ['application.parent.amounts.agi'],
  ...change,
});

const VERSIONS = [
  version({}),
  version({ revision: 2, name: 'Castellow', changed: ['schools.0.costs.tuition'] }),
  version({ revision: 1, name: 'New family', changed: [], sai: { least: -1500, most: 999_999 } }),
];
const GET = `GET ${FAMILY}/versions`;
const RESTORE = `POST ${FAMILY}/versions/2/restore`;
const versions = { [GET]: () => Response.json({ versions: VERSIONS }) };

const openHistory = async (handlers: Parameters<typeof openFamily>[0] = {}) => {
  const page = openFamily({ ...versions, ...handlers });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await screen.findByText('Now');
  return page;
};

test('every version says in words what it has changed', async () => {
  await openHistory();
  const [first, second, third] = screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.includes('Student Aid Index'));
  expect(first).toHaveTextContent(
    'Changed: the name: Castellow → Maren Castellow; Parent: adjusted gross income.Student Aid Index 3,541',
  );
  expect(second).toHaveTextContent('Changed: the name: New family → Castellow; School 1: tuition and fees.');
  expect(third).toHaveTextContent('Created.Student Aid Index −1,500 to 999,999');
  expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible(screen.getByRole('dialog'));
});

test('what was just typed is saved before the history is shown', async () => {
  const { requests } = openFamily(versions);
  await write('Family name', 'The Castellows');
  await user.click(await screen.findByRole('button', { name: 'History' }));
  await screen.findByText('Now');
  const made = requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  expect(made.indexOf(`PUT ${FAMILY}`)).toBeGreaterThan(-1);
  expect(made.indexOf(`PUT ${FAMILY}`)).toBeLessThan(made.indexOf(GET));
});

test('an older version is restored, and that can be taken back', async () => {
  const older = worksheet({ benefit: true });
  const { sent } = await openHistory({
    [RESTORE]: () => Response.json(family({ name: 'Castellow', worksheet: older, revision: 4 })),
  });
  const [button] = screen.getAllByRole('button', { name: /^Restore the version of/ });
  await user.click(button as HTMLElement);
  expect(await screen.findByText(/^The family is again as it was on/)).toBeInTheDocument();
  expect(screen.getByLabelText('Family name')).toHaveValue('Castellow');
  expect(await sent(RESTORE)).toEqual([{ seen: 3 }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Family name')).toHaveValue('Maren Castellow');
  await waitFor(async () =>
    expect((await sent(`PUT ${FAMILY}`)).at(-1)).toMatchObject({ name: 'Maren Castellow', seen: 4 }),
  );
});

test('a version that cannot be restored says why', async () => {
  await openHistory({ [RESTORE]: () => refusal('overloaded', 'Too much to do.', 503) });
  const [button] = screen.getAllByRole('button', { name: /^Restore the version of/ });
  await user.click(button as HTMLElement);
  expect(await screen.findByText('Too much to do.')).toHaveRole('alert');
});

test('a family that another window has changed is compared first', async () => {
  await openHistory({
    [RESTORE]: () =>
      Response.json(
        { code: 'overtaken', message: 'Changed.', current: family({ revision: 9 }) },
        { status: 409 },
      ),
  });
  const [button] = screen.getAllByRole('button', { name: /^Restore the version of/ });
  await user.click(button as HTMLElement);
  expect(await screen.findByText(/Compare the two first\.$/)).toBeInTheDocument();
});

test('a history that does not come can be asked for again', async () => {
  let isUp = false;
  openFamily({
    [GET]: () =>
      isUp ? Response.json({ versions: VERSIONS }) : refusal('overloaded', 'Too much to do.', 503),
  });
  await user.click(await screen.findByRole('button', { name: 'History' }));
  const drawer = await screen.findByRole('dialog', { name: 'History' });
  expect(await within(drawer).findByText('Too much to do.')).toBeInTheDocument();
  isUp = true;
  fireEvent.click(within(drawer).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Now')).toBeInTheDocument();
});

test('many changes are counted', () => {
  const changed = ['student', 'spouse', 'parent', 'otherParent', 'year', 'schools'];
  expect(changesOf(version({ changed }), version({}), form())).toBe(
    'Changed: Student; Spouse; Parent; Other parent and 2 more.',
  );
  expect(changesOf(version({ changed: [] }), version({}), form())).toBe('Saved without a change.');
});
