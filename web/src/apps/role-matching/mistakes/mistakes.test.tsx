import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { nothing } from '@/testing/network';
import { user } from '@/testing/user';
import { openRole } from '../role/testing';
import { API, AT, give, type Handlers, talentContest } from '../testing';
import type { TalentContest } from '../types';

vi.mock('@/identity/leave');

const LIST = `GET ${API}/roles/r1/contests`;
const ANSWER = `POST ${API}/roles/r1/contests/c1/answer`;

test('a reported mistake is answered', async () => {
  let now = talentContest();
  const { sent } = openRole('/mistakes', {
    [LIST]: () => give<Schemas['TalentContestList']>({ contests: [now] }),
    [ANSWER]: async (request) => {
      const { answer }: Schemas['AnswerTalentContest'] = await request.json();
      now = talentContest({ state: 'answered', answer, answeredBy: 'Theo', answeredAt: AT });
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

test('an answer that was begun outlives a closed dialog', async () => {
  openRole('/mistakes', {
    [LIST]: () => give<Schemas['TalentContestList']>({ contests: [talentContest()] }),
  });
  const answer = await screen.findByRole('button', { name: 'Answer' });
  await user.click(answer);
  await user.type(screen.getByRole('textbox', { name: 'What came of it?' }), 'Read again');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(answer);
  expect(screen.getByRole('textbox', { name: 'What came of it?' })).toHaveValue('Read again');
});

test('without a report it says where to make one', async () => {
  openRole('/mistakes', { [LIST]: () => give<Schemas['TalentContestList']>({ contests: [] }) });
  expect(await screen.findByText('Nobody has reported a mistake')).toBeInTheDocument();
});

const OWN = `${API}/roles/r1/contests/c1`;

/** Opens the reports with a server on which one becomes another. */
function openReport(first: TalentContest, next: (become: (to: TalentContest | null) => void) => Handlers) {
  let now: TalentContest | null = first;
  const become = (to: TalentContest | null) => {
    now = to;
  };
  return openRole('/mistakes', {
    [LIST]: () => give<Schemas['TalentContestList']>({ contests: now ? [now] : [] }),
    ...next(become),
  });
}

const answered = talentContest({
  state: 'answered',
  answer: 'Read again',
  answeredBy: 'Theo',
  answeredAt: AT,
  answers: [
    { answer: 'Read again', at: AT, by: 'Theo' },
    { answer: null, at: AT, by: 'Dana' },
    { answer: 'It is right', at: AT, by: 'Ana' },
  ],
});

test('answers from before are shown, without the one that counts', async () => {
  openReport(answered, () => ({}));
  const row = within(await screen.findByRole('row', { name: /^It was Java/ }));
  expect(row.getByText('Theo: Read again')).toBeInTheDocument();
  const before = within(row.getByRole('list', { name: 'Before' })).getAllByRole('listitem');
  expect(before.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/: Dana opened it again$/),
    expect.stringMatching(/: Ana: It is right$/),
  ]);
  await expectAccessible();
});

test('an answered report is opened again, and the answer put back', async () => {
  const { sent, made } = openReport(answered, (become) => ({
    [`DELETE ${OWN}/answer`]: () => {
      become(talentContest());
      return give(talentContest());
    },
    [ANSWER]: () => {
      become(answered);
      return give(answered);
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Open again' }));
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeInTheDocument();
  expect(made(`DELETE ${OWN}/answer`)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeInTheDocument();
  expect(await sent(ANSWER)).toEqual([{ answer: 'Read again' }]);
});

test('an answer just given can be undone', async () => {
  const { made } = openReport(talentContest(), (become) => ({
    [ANSWER]: () => {
      become(answered);
      return give(answered);
    },
    [`DELETE ${OWN}/answer`]: () => {
      become(talentContest());
      return give(talentContest());
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'What came of it?' }), 'Read again');
  await user.click(dialog.getByRole('button', { name: 'Answer' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(made(`DELETE ${OWN}/answer`)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeInTheDocument();
});

test('one’s own report is taken back, and brought back', async () => {
  const own = talentContest({ createdByUid: 'uid-contributor' });
  openReport(own, (become) => ({
    [`DELETE ${OWN}`]: () => {
      become(null);
      return nothing();
    },
    [`POST ${OWN}/restore`]: () => {
      become(own);
      return give(own);
    },
  }));
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Nobody has reported a mistake')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Reported mistakes' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /^It was Java/ })).toBeInTheDocument();
});

test('what somebody else has reported is not taken back', async () => {
  openReport(talentContest(), () => ({}));
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
});
