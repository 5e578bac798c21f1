import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { openRole } from '../role/testing';
import { API, fairness, give } from '../testing';

vi.mock('@/identity/leave');

const SWAPS = `POST ${API}/roles/r1/swaps`;
const FAIRNESS = `POST ${API}/roles/r1/fairness`;

test('rates of groups are shown with their ratios, and a flag in words', async () => {
  const { sent } = openRole('/fairness?if=2.n9&cut=5000', { [FAIRNESS]: () => give(fairness()) });
  const name = 'Selected at the line (four-fifths rule), by sex';
  const selection = within(await screen.findByRole('region', { name }));
  expect(selection.getByText('Below four fifths: Men.')).toBeInTheDocument();
  await user.click(selection.getByRole('button', { name: 'Table' }));
  const men = selection.getByRole('row', { name: /^Men/ });
  expect(men).toHaveTextContent('0.60');
  expect(men).toHaveTextContent('0.041');
  const scoring = 'Above the median (Local Law 144), by sex';
  expect(screen.getByRole('region', { name: scoring })).toBeInTheDocument();
  expect((await sent(FAIRNESS)).at(-1)).toMatchObject({ cut: 5000, whatIf: { requirements: [{}, {}] } });
  await expectAccessible();
});

const part = (change: Partial<Schemas['RoleSwapReport']> = {}): Schemas['RoleSwapReport'] => ({
  from: 0,
  of: 80,
  candidates: 25,
  poolRevision: 'pool-7',
  compared: { by: 'words' },
  swaps: [{ swap: 'name', tried: 25, moved: 0, largest: 0 }],
  ...change,
});

/** A server with so many in the ranking, that refuses to try more than it takes at once. */
const tries = (of: number) => async (request: Request) => {
  const { from, count }: Schemas['ProbeRoleSwaps'] = await request.json();
  if (count > 25) return refusal('validation_failed', 'count: at most 25.', 422);
  const candidates = Math.min(count, of - (from ?? 0));
  const swaps = [{ swap: 'name' as const, tried: candidates, moved: 0, largest: 0 }];
  return give(part({ from: from ?? 0, of, candidates, swaps }));
};

test('exchanging names in many résumés moves no score, and is asked for part by part', async () => {
  const { sent } = openRole('/fairness', { [FAIRNESS]: () => give(fairness()), [SWAPS]: tries(80) });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('50 candidates tried. No score has moved.')).toBeInTheDocument();
  expect(await sent(SWAPS)).toEqual([
    { whatIf: null, from: 0, count: 25 },
    { whatIf: null, from: 25, count: 25 },
  ]);
});

test('everybody can be tried, and the last part is as long as the rest', async () => {
  const { sent } = openRole('/fairness', { [FAIRNESS]: () => give(fairness()), [SWAPS]: tries(60) });
  const choice = await screen.findByRole('combobox', { name: 'The first of the ranking' });
  await user.selectOptions(choice, 'Everybody');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('60 candidates tried. No score has moved.')).toBeInTheDocument();
  expect((await sent(SWAPS)).map(({ count }) => count)).toEqual([25, 25, 10]);
  const table = within(screen.getByRole('table', { name: 'What came of the exchange' }));
  expect(table.getByRole('row', { name: /^Another name/ })).toHaveTextContent('60');
});

test('how far the exchange has come is told in figures', async () => {
  const second = hold<Response>();
  const { made } = openRole('/fairness', {
    [FAIRNESS]: () => give(fairness()),
    [SWAPS]: () => (made(SWAPS).length === 1 ? give(part()) : second.held),
  });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  expect(await screen.findByText('25 of 50 résumés read and scored anew')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Exchange in résumés' })).toHaveValue(50);
  second.release(give(part({ from: 25 })));
  expect(await screen.findByText(/^50 candidates tried\./)).toBeInTheDocument();
});

test.each([
  ['who is ranked', { poolRevision: 'pool-8' }, /^Who is ranked has changed meanwhile/],
  [
    'how it is compared',
    { compared: { by: 'meaning' as const, model: 'm' } },
    /^The sentence model came or went/,
  ],
])('parts are not summed up if %s changes between them', async (_, change, words) => {
  let isChanged = true;
  const { made } = openRole('/fairness', {
    [FAIRNESS]: () => give(fairness()),
    [SWAPS]: () => give(part(made(SWAPS).length === 2 && isChanged ? change : {})),
  });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText(/candidates tried\./)).not.toBeInTheDocument();
  isChanged = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^50 candidates tried\./)).toBeInTheDocument();
  expect(made(SWAPS)).toHaveLength(4);
});

test('what came of an exchange is not shown for another question', async () => {
  openRole('/fairness', { [FAIRNESS]: () => give(fairness()), [SWAPS]: tries(80) });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  expect(await screen.findByText(/^50 candidates tried\./)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'The first of the ranking' }), '25');
  expect(screen.queryByText(/candidates tried\./)).not.toBeInTheDocument();
});

test('an exchange can be cancelled', async () => {
  const signals: AbortSignal[] = [];
  openRole('/fairness', {
    [FAIRNESS]: () => give(fairness()),
    [SWAPS]: ({ signal }) => {
      signals.push(signal);
      return new Promise<Response>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  expect(await screen.findByRole('progressbar', { name: 'Exchange in résumés' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(signals[0]?.aborted).toBe(true));
  expect(screen.queryByRole('progressbar', { name: 'Exchange in résumés' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try it' })).toHaveFocus();
  expect(signals).toHaveLength(1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
