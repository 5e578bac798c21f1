import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { foundPerson, peopleFound } from '@/campus/testing';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { give, introduction } from '../testing';
import { openMatch, said } from './testing';

vi.mock('@/identity/leave');

const ranked = () => screen.findByRole('list', { name: /^Ranked for/ });

test('two are introduced once nothing stands in the way', async () => {
  const { router, sent } = openMatch({
    'GET /api/matchmaking/introductions/check': () =>
      give<Schemas['IntroductionCheck']>({
        student: { id: 7, name: 'Ana Silva' },
        mentor: { id: 120, name: 'Maya Chen' },
        placesLeft: 2,
        obstacles: [],
      }),
    'POST /api/matchmaking/introductions': () => give(introduction(), 201),
  });
  await ranked();
  await user.click(screen.getByRole('button', { name: 'Introduce Maya Chen' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('2 places left with Maya Chen.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Draft both letters' }));
  await waitFor(() => expect(addressOf(router)).toBe('/matchmaking/introductions/intro-1'));
  expect(await sent('POST /api/matchmaking/introductions')).toEqual([{ student: 7, mentor: 120 }]);
});

test('for a student who was only described, one is asked who it is, and what stands in the way is said', async () => {
  const described = said();
  const [run] = described.runs;
  openMatch(
    {
      'GET /api/people': () => give(peopleFound([foundPerson({ id: 7, name: 'Ana Silva' })])),
      'GET /api/matchmaking/introductions/check': () =>
        give<Schemas['IntroductionCheck']>({
          student: { id: 7, name: 'Ana Silva' },
          mentor: { id: 120, name: 'Maya Chen' },
          placesLeft: 2,
          obstacles: ['Ana Silva has a mentor already.'],
        }),
    },
    'contributor',
    { ...described, runs: run ? [{ ...run, input: {} as typeof run.input }] : [] },
  );
  await ranked();
  await user.click(screen.getByRole('button', { name: 'Introduce Maya Chen' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('combobox', { name: /^Which mentee/ }), 'Ana');
  await user.click(await dialog.findByRole('option', { name: /Ana Silva/ }));
  expect(dialog.getByRole('button', { name: /Ana Silva\. Choose somebody else$/ })).toHaveFocus();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Ana Silva has a mentor already.');
  expect(dialog.getByRole('button', { name: 'Draft both letters' })).toBeDisabled();
});
