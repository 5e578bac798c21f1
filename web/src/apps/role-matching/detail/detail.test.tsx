import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { nothing, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { openRole } from '../role/testing';
import { API, AT, detail, give, type Handlers, receipt, talentContest } from '../testing';
import type { CandidateDetail } from '../types';

vi.mock('@/identity/leave');

const ONE = `GET ${API}/roles/r1/candidates/p1`;
const CONTEST = `POST ${API}/roles/r1/candidates/p1/contests`;

const openDetail = (change: Partial<CandidateDetail> = {}, handlers: Handlers = {}) =>
  openRole('?who=p1', { [ONE]: () => give(detail(change)), ...handlers });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('a candidate is shown with rank, band, what the score is made of, and what is not known', async () => {
  openDetail();
  const whole = await part('Candidate 4F2A');
  expect(whole.getByText(/^Rank 2 of 3, tied with 1 other in band 2/)).toBeInTheDocument();
  expect(whole.getByText(/^1 of 2 requirements add up to 60\.00 of 100 points/)).toBeInTheDocument();
  const matrix = within(whole.getByRole('table', { name: 'Requirements' }));
  expect(matrix.getByRole('row', { name: /^Python/ })).toHaveTextContent('Met');
  expect(matrix.getByRole('row', { name: /^SQL/ })).toHaveTextContent('Unknown');
  expect(whole.getByText(/speaks for or against: SQL\.$/)).toBeInTheDocument();
  await expectAccessible();
});

test('the parts of the score are a table as well, and add up', async () => {
  openDetail();
  const made = await part('What the score is made of');
  await user.click(made.getByRole('button', { name: 'Table' }));
  const rows = within(made.getByRole('table', { name: 'What the score is made of' })).getAllByRole('row');
  expect(rows.at(-1)).toHaveTextContent('Sum');
  expect(rows.at(-1)).toHaveTextContent('60.00');
});

test('evidence leads to its words in the résumé', async () => {
  openDetail();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const quote = /^Show in the résumé: ?“Built Python services\.”/;
  await user.click(await screen.findByRole('button', { name: quote }));
  const words = screen.getByTitle('Python: described');
  expect(words).toHaveTextContent('Built Python services.');
  expect(words).toHaveFocus();
  expect(scroll).toHaveBeenCalled();
});

test('what would move somebody up is told, and what those above have', async () => {
  openDetail();
  const smallest = await part('Smallest change that moves up');
  expect(smallest.getByText('place 1')).toBeInTheDocument();
  const higher = await part('Why not ranked higher');
  expect(higher.getByText('Candidate 77AA')).toBeInTheDocument();
  expect(higher.getByText('+30.00')).toBeInTheDocument();
});

test('swaps say that the score does not move', async () => {
  openDetail();
  const swaps = within(await screen.findByRole('table', { name: 'If somebody else had written it' }));
  expect(swaps.getByRole('row', { name: /^Another name/ })).toHaveTextContent('0: the same');
  expect(swaps.getByRole('row', { name: /^Another school/ })).toHaveTextContent('Nothing to exchange');
});

test('what was tried is told, and changes nothing', async () => {
  openDetail({
    flags: [{ kind: 'hidden_text', message: 'White on white.', span: null, hidden: 'python python' }],
    doubts: ['The dates overlap.'],
  });
  const flags = await part('To know about the résumé');
  expect(flags.getByText('python python')).toBeInTheDocument();
  expect(flags.getByText(/The dates overlap/)).toBeInTheDocument();
  expect(flags.getByText('It changes the score by nothing.')).toBeInTheDocument();
});

test('a receipt is shown and reckoned again', async () => {
  const REPLAY = `POST ${API}/receipts/replay`;
  const { sent } = openDetail(
    {},
    {
      [`GET ${API}/roles/r1/candidates/p1/receipt`]: () => give(receipt()),
      [REPLAY]: () => give<Schemas['ReceiptReplay']>({ same: true, points: 6000, differences: [] }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Show the receipt' }));
  const lines = within(await screen.findByRole('table', { name: 'Receipt, line by line' }));
  expect(lines.getByRole('row', { name: /^Python/ })).toHaveTextContent('66.67');
  await user.click(screen.getByRole('button', { name: 'Replay the arithmetic' }));
  expect(await screen.findByText('It adds up')).toBeInTheDocument();
  expect(await sent(REPLAY)).toEqual([receipt()]);
});

test('what was tried twice is told twice', async () => {
  const complain = vi.spyOn(console, 'error');
  const flag = { kind: 'injection' as const, message: 'It speaks to a program.', span: null, hidden: null };
  openDetail({ flags: [flag, flag], doubts: ['The dates overlap.', 'The dates overlap.'] });
  const flags = await part('To know about the résumé');
  expect(flags.getAllByRole('listitem')).toHaveLength(4);
  expect(complain).not.toHaveBeenCalledWith(expect.stringContaining('same key'), expect.anything());
});

test('a receipt and what came of it go with whom they are about', async () => {
  openDetail(
    {},
    {
      [`GET ${API}/roles/r1/candidates/p2`]: () => give(detail({ id: 'p2', label: 'Candidate 9B01' })),
      [`GET ${API}/roles/r1/candidates/p1/receipt`]: () => give(receipt()),
      [`GET ${API}/roles/r1/candidates/p2/receipt`]: () => give(receipt({ hash: 'b'.repeat(64) })),
      [`POST ${API}/receipts/replay`]: () =>
        give<Schemas['ReceiptReplay']>({ same: true, points: 6000, differences: [] }),
    },
  );
  const go = async (name: string) => {
    await user.click(await screen.findByRole('link', { name }));
    await screen.findByRole('heading', { level: 2, name });
  };
  // Both are known by now, and nothing has to be waited for.
  await go('Candidate 9B01');
  await go('Candidate 4F2A');
  await user.click(screen.getByRole('button', { name: 'Show the receipt' }));
  await user.click(await screen.findByRole('button', { name: 'Replay the arithmetic' }));
  expect(await screen.findByText('It adds up')).toBeInTheDocument();
  await go('Candidate 9B01');
  expect(screen.queryByText('It adds up')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show the receipt' })).toBeInTheDocument();
});

test('what was typed about a mistake outlives a closed dialog', async () => {
  openDetail();
  const report = await screen.findByRole('button', { name: 'Report a mistake about Python' });
  await user.click(report);
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It was Java');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(report);
  expect(screen.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue('It was Java');
});

test('a mistake is reported about a requirement, and taken back by Undo', async () => {
  const { sent, made } = openDetail(
    {},
    {
      [CONTEST]: () => give(talentContest({ createdByUid: 'uid-contributor' }), 201),
      [`DELETE ${API}/roles/r1/contests/c1`]: nothing,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Report a mistake about Python' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'What is wrong?' }), 'It was Java');
  await user.click(dialog.getByRole('button', { name: 'Report it' }));
  expect(await screen.findByText('The mistake was reported.')).toBeInTheDocument();
  expect(await sent(CONTEST)).toEqual([{ requirement: 1, note: 'It was Java' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(made(`DELETE ${API}/roles/r1/contests/c1`)).toHaveLength(1));
});

test('a report is shown with its answers, and opened again', async () => {
  const REOPEN = `DELETE ${API}/roles/r1/contests/c1/answer`;
  const answers = [
    { answer: 'Read again', at: AT, by: 'Theo' },
    { answer: 'It is right', at: AT, by: 'Ana' },
  ];
  const one = talentContest({ state: 'answered', answer: 'Read again', answeredBy: 'Theo', answers });
  const { made } = openDetail({ contests: [one] }, { [REOPEN]: () => give(talentContest()) });
  const reported = await part('Reported mistakes');
  expect(reported.getByText('Theo: Read again')).toBeInTheDocument();
  expect(reported.getByRole('list', { name: 'Before' })).toHaveTextContent('Ana: It is right');
  await user.click(reported.getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(made(REOPEN)).toHaveLength(1));
});

test('without swaps it says why there are none', async () => {
  openDetail({ swaps: [] });
  const swaps = await part('If somebody else had written it');
  expect(swaps.getByText(/^It could not be tried: .* the sentence model is away now/)).toBeInTheDocument();
});

test('a score by words alone says that the sentence model is away', async () => {
  const { versions } = detail();
  openDetail({ versions: { ...versions, compared: { by: 'words' } } });
  const whole = await part('Candidate 4F2A');
  expect(await whole.findByText(/Compared by words alone: the sentence model is away\./)).toBeInTheDocument();
});

test('a score by words alone does not blame the model before everybody of the role is prepared', async () => {
  const { versions } = detail();
  openDetail({ versions: { ...versions, compared: { by: 'words' } }, meaning: { done: 1, of: 3 } });
  const whole = await part('Candidate 4F2A');
  expect(await whole.findByText(/^Scorer quadrangle-1/)).toBeInTheDocument();
  expect(whole.queryByText(/the sentence model is away\./)).not.toBeInTheDocument();
});

test('what was decided is told with its reason', async () => {
  openDetail({
    decision: 'reject',
    history: [
      { id: 'd1', person: 'p1', kind: 'reject', reason: 'No SQL', at: AT, by: 'Theo' },
      { id: 'd0', person: 'p1', kind: null, reason: '', at: AT, by: 'Ana' },
    ],
  });
  const decision = await part('Decision');
  expect(decision.getByText('Rejected')).toBeInTheDocument();
  expect(decision.getByText('No SQL')).toBeInTheDocument();
  expect(decision.getByText(/taken back/)).toBeInTheDocument();
});

test('somebody who may not be seen is not there', async () => {
  openRole('?who=p1', { [ONE]: () => refusal('not_found', 'There is no such candidate.', 404) });
  expect(await screen.findByText('There is no such candidate here')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close the candidate' }));
  await waitFor(() => expect(screen.queryByText('There is no such candidate here')).not.toBeInTheDocument());
});
