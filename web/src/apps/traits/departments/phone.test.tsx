import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { changes, open, serve } from './testing';

vi.mock('@/identity/leave');

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
  return () => vi.restoreAllMocks();
});

const select = (trait: string) => screen.findByRole('combobox', { name: `Importance of ${trait}` });

test('on a phone one department is chosen, and its traits are a list', async () => {
  const { router } = open('contributor', serve().handlers);
  const list = within(await screen.findByRole('list', { name: 'Traits of Whole organisation' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Department'), 'field');
  expect(addressOf(router)).toBe('/traits/departments?department=field');
  expect(await screen.findByRole('list', { name: 'Traits of Field sales' })).toBeInTheDocument();
  expect(await select('Initiative')).toHaveValue('5');
  expect(screen.getByText('Set here, instead of 3 from Whole organisation')).toBeInTheDocument();
  expect(await select('Teamwork')).toHaveValue('inherit');
  expect(screen.getByText('From Sales')).toBeInTheDocument();
  await expectAccessible();
});

test('an importance is set, inherited again and taken back', async () => {
  const { handlers, said } = serve();
  const { requests } = open('contributor', handlers, '/traits/departments?department=field');
  await user.selectOptions(await select('Teamwork'), '0');
  expect(await screen.findByText('Teamwork in Field sales is not asked for now.')).toBeInTheDocument();
  expect(said['field teamwork']).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await select('Teamwork')).toHaveValue('inherit'));
  await user.selectOptions(await select('Initiative'), 'inherit');
  expect(
    await screen.findByText('Initiative in Field sales takes over what is said above.'),
  ).toBeInTheDocument();
  expect(await changes(requests)).toHaveLength(3);
});

test('what is refused is as it was', async () => {
  open('contributor', {
    ...serve().handlers,
    'PUT /api/departments/cells': () => refusal('overloaded', 'Too much to do.', 503),
  });
  await user.selectOptions(await select('Writing'), '2');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(await select('Writing')).toHaveValue('inherit');
});

test('a viewer sees the choices switched off, and why', async () => {
  open('viewer', serve().handlers);
  expect(await select('Writing')).toBeDisabled();
  expect(await select('Writing')).toHaveAccessibleDescription(
    'Only a contributor or an admin can change traits.',
  );
});
