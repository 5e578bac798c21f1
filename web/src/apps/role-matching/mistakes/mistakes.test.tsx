import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { openRole } from '../role/testing';
import { API, AT, give } from '../testing';
import type { TalentContest } from '../types';

vi.mock('@/identity/leave');

const LIST = `GET ${API}/roles/r1/contests`;
const ANSWER = `POST ${API}/roles/r1/contests/c1/answer`;

const contest = (change: Partial<TalentContest> = {}): TalentContest => ({
  id: 'c1',
  person: 'p1',
  requirement: 1,
  note: 'It was Java',
  state: 'open',
  answer: null,
  createdAt: AT,
  createdBy: 'Ana',
  answeredAt: null,
  answeredBy: null,
  ...change,
});

test('a reported mistake is answered', async () => {
  let now = contest();
  const { sent } = openRole('/mistakes', {
    [LIST]: () => give<Schemas['TalentContestList']>({ contests: [now] }),
    [ANSWER]: async (request) => {
      const { answer }: Schemas['AnswerTalentContest'] = await request.json();
      now = contest({ state: 'answered', answer, answeredBy: 'Theo', answeredAt: AT });
      return give(now);
    },
  });
  const row = await screen.findByRole('row', { name: /^It was Java/ });
  expect(row).toHaveTextContent('Python');
  await expectAccessible();
  await user.click(within(row).getByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'What came of it?' }), 'Read again');
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  await waitFor(async () => expect(await sent(ANSWER)).toEqual([{ answer: 'Read again' }]));
  expect(await screen.findByText('Theo: Read again')).toBeInTheDocument();
});

test('without a report it says where to make one', async () => {
  openRole('/mistakes', { [LIST]: () => give<Schemas['TalentContestList']>({ contests: [] }) });
  expect(await screen.findByText('Nobody has reported a mistake')).toBeInTheDocument();
});
