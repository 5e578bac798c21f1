import { focusManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold } from '@/testing/network';
import { user } from '@/testing/user';
import { card, decision, open, preview, QUALITY_API } from '../quality/testing';
import { bodiesOf } from '../testing';
import { differ } from './differ';
import { ledgerOf } from './money';

const ITEM = `${QUALITY_API}/items/duplicate-17-40`;
const previews = async (request: Request) => {
  const { keep, choices } = (await request.json()) as Required<Schemas['PreviewQualityMerge']>;
  return answer<'QualityMergePreview'>(preview(keep, choices));
};
const field = async (name: string) => within(await screen.findByRole('group', { name }));

test('two records stand side by side, and where they differ is marked', async () => {
  open();
  const last = await field('Last name');
  expect(last.getByRole('button', { name: /^Last name of record 17: ?Alvarez/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(last.getByText('z', { selector: 'mark' })).toBeInTheDocument();
  expect(last.getByText('s', { selector: 'mark' })).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Email' }), 'both say the same').not.toBeInTheDocument();
  expect(screen.getByText('1 field the same in both')).toBeInTheDocument();
  await expectAccessible();
});

test('what moves and what both gave is shown before anything happens', async () => {
  open();
  const money = within(await screen.findByRole('region', { name: 'Gifts' }));
  expect(money.getByText('Before: $1,000 in 3 gifts and $200 in 2 gifts')).toBeInTheDocument();
  expect(money.getByText('After: $1,200 in 5 gifts')).toBeInTheDocument();
  expect(money.getByText('Equal')).toBeInTheDocument();
  const moves = within(screen.getByRole('table', { name: 'What moves' }));
  expect(moves.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'EntriesMoveThere alreadyMade one of two',
    'Events310',
  ]);
  const consent = within(screen.getByRole('table', { name: 'Consent' }));
  expect(consent.getAllByRole('row')[1]).toHaveTextContent('EmailAgreedRefusedRefused');
  expect(screen.getByText(/Conversations \(2 entries\)/)).toBeInTheDocument();
});

test('a value is chosen by hand, previewed anew and merged as it was seen', async () => {
  const { requests } = open('/graduway/quality', {
    [`POST ${ITEM}/preview`]: previews,
    [`POST ${ITEM}/merge`]: () => answer<'QualityDecision'>(decision()),
  });
  const last = await field('Last name');
  await user.click(last.getByRole('button', { name: /^Last name of record 40: ?Alvares/ }));
  expect(await last.findByText('Chosen.')).toBeInTheDocument();
  expect(await bodiesOf(requests, `POST ${ITEM}/preview`)).toEqual([
    { keep: 17, choices: [{ field: 'last_name', side: 'removed' }] },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Merge' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.keyboard('m');
  await screen.findByText(/The two records are one now\./);
  expect(await bodiesOf(requests, `POST ${ITEM}/merge`)).toEqual([
    { keep: 17, choices: [{ field: 'last_name', side: 'removed' }], seal: 'seal-17-removed' },
  ]);
});

test('if the other record is kept, what was chosen stays chosen', async () => {
  const { requests } = open('/graduway/quality', { [`POST ${ITEM}/preview`]: previews });
  const last = await field('Last name');
  await user.click(last.getByRole('button', { name: /^Last name of record 40: ?Alvares/ }));
  await last.findByText('Chosen.');
  await user.click(screen.getByRole('button', { name: /\(record 40 of Rosa Alvares\)$/ }));
  await waitFor(async () =>
    expect((await bodiesOf(requests, `POST ${ITEM}/preview`)).at(-1)).toEqual({
      keep: 40,
      choices: [{ field: 'last_name', side: 'kept' }],
    }),
  );
  const chosen = last.getByRole('button', { name: /^Last name of record 40: ?Alvares/ });
  await waitFor(() => expect(chosen).toHaveAttribute('aria-pressed', 'true'));
  await user.click(last.getByRole('button', { name: /^Leave it to the rule ?for Last name$/ }));
  await waitFor(async () =>
    expect((await bodiesOf(requests, `POST ${ITEM}/preview`)).at(-1)).toEqual({ keep: 40, choices: [] }),
  );
});

test('a merge that somebody takes back is offered as before, without another preview', async () => {
  let now = card({ merge: null, acts: [] });
  const { requests } = open('/graduway/quality?item=duplicate-17-40', {
    [`GET ${ITEM}`]: () => answer<'QualityCard'>(now),
  });
  await screen.findByRole('heading', { level: 2, name: /^Rosa Alvarez and/ });
  expect(screen.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
  now = card();
  act(() => void focusManager.setFocused(false));
  act(() => void focusManager.setFocused(true));
  expect(await screen.findByRole('button', { name: 'Merge' })).not.toHaveAttribute('aria-disabled');
  focusManager.setFocused(undefined);
  expect(await bodiesOf(requests, `POST ${ITEM}/preview`)).toEqual([]);
});

test('while a preview is on its way nothing can be merged', async () => {
  const { held, release } = hold<Response>();
  const { requests } = open('/graduway/quality', { [`POST ${ITEM}/preview`]: () => held });
  await user.click(await screen.findByRole('button', { name: /\(record 40 of Rosa Alvares\)$/ }));
  expect(screen.getByRole('button', { name: 'Merge' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('m');
  expect(await bodiesOf(requests, `POST ${ITEM}/merge`)).toEqual([]);
  release(answer<'QualityMergePreview'>(preview(40)));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Merge' })).not.toHaveAttribute('aria-disabled'),
  );
});

test('sums that do not agree are said, and nothing can be merged', async () => {
  const wrong = preview(17);
  wrong.money = { ...wrong.money, cents: 119_999 };
  open('/graduway/quality', { [`GET ${ITEM}`]: () => answer<'QualityCard'>(card({ merge: wrong })) });
  const money = within(await screen.findByRole('region', { name: 'Gifts' }));
  expect(money.getByText('Not equal')).toBeInTheDocument();
  expect(money.getByRole('alert')).toHaveTextContent('nothing can be merged');
  expect(screen.getByRole('button', { name: 'Merge' })).toHaveAttribute('aria-disabled', 'true');
});

test('a ledger is equal only cent by cent and gift by gift, fund by fund', () => {
  const merge = preview(17);
  expect(ledgerOf(card(), merge).isEqual).toBe(true);
  const [fund] = merge.money.funds;
  const without = { ...merge, money: { ...merge.money, funds: [{ ...fund, gifts: 4 }] } } as typeof merge;
  expect(ledgerOf(card(), without).isEqual).toBe(false);
  expect(ledgerOf(card({ records: [] }), merge).isEqual).toBe(false);
});

test('two texts differ in their middle', () => {
  expect(differ('Alvarez', 'Alvares')).toEqual({ one: ['Alvare', 'z', ''], other: ['Alvare', 's', ''] });
  expect(differ('12 Elm St', '14 Elm St')).toEqual({
    one: ['1', '2', ' Elm St'],
    other: ['1', '4', ' Elm St'],
  });
  expect(differ('', 'abc')).toEqual({ one: ['', '', ''], other: ['', 'abc', ''] });
  expect(differ('aa', 'a').other).toEqual(['a', '', '']);
  expect(differ('🎓a', '🎓b').one).toEqual(['🎓', 'a', '']);
});
