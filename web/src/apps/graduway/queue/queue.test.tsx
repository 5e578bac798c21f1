import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { card, decision, open, QUALITY_API, queue, STALE, staleCard } from '../quality/testing';
import { bodiesOf } from '../testing';
import { sayWeight } from './Evidence';
import { dayIn } from './SnoozeDialog';

const DECIDE = `POST ${QUALITY_API}/items/duplicate-17-40/decisions`;
const MERGE = `POST ${QUALITY_API}/items/duplicate-17-40/merge`;
const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const PAIR = 'Rosa Alvarez and Rosa Alvares';

test('the queue says how much there is of each kind, and shows the first with its evidence', async () => {
  open();
  expect(await title(PAIR)).toBeInTheDocument();
  const kinds = within(screen.getByRole('group', { name: 'Kind' }));
  expect(kinds.getByRole('button', { name: 'All kinds 2' })).toHaveAttribute('aria-pressed', 'true');
  expect(kinds.getByRole('button', { name: 'Duplicates 1' })).toBeInTheDocument();
  expect(screen.getByText('96% sure it is one person')).toBeInTheDocument();
  expect(screen.getByText('The same email address')).toBeInTheDocument();
  const keys = screen.getByLabelText('Keys');
  expect(keys).toHaveTextContent('Jnext');
  expect(keys).toHaveTextContent('Mmerge');
  expect(keys).toHaveTextContent('Nnot the same');
  expect(keys).toHaveTextContent('Zundo');
  await expectAccessible();
});

test('J and K go through the queue, and what is shown has the focus', async () => {
  const { router } = open();
  await title(PAIR);
  await user.keyboard('j');
  await waitFor(async () => expect(await title('Wei Chen')).toHaveFocus());
  expect(addressOf(router)).toBe(`/graduway/quality?item=${STALE.id}`);
  await user.keyboard('j');
  expect(addressOf(router), 'there is none behind it').toBe(`/graduway/quality?item=${STALE.id}`);
  await user.keyboard('k');
  await waitFor(async () => expect(await title(PAIR)).toHaveFocus());
});

test('arrows go up and down in the list', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Queue, 2 in all' }));
  list.getByRole('link', { name: /^Rosa Alvarez and/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(list.getByRole('link', { name: /^Wei Chen/ })).toHaveFocus();
  expect(await title('Wei Chen')).toBeInTheDocument();
});

test('M merges what the preview shows and goes on; Z takes it back and goes there', async () => {
  const { requests, router } = open('/graduway/quality', {
    [MERGE]: () => answer<'QualityDecision'>(decision()),
    [`POST ${QUALITY_API}/decisions/5/undo`]: () =>
      answer<'QualityDecision'>(decision({ undoneAt: '2026-11-16T09:01:00Z' })),
  });
  await title(PAIR);
  await user.keyboard('m');
  expect(await screen.findByText(`${PAIR}: The two records are one now.`)).toBeInTheDocument();
  expect(await bodiesOf(requests, MERGE)).toEqual([{ keep: 17, choices: [], seal: 'seal-17-' }]);
  await waitFor(async () => expect(await title('Wei Chen')).toHaveFocus());
  await user.keyboard('z');
  expect(
    await screen.findByText('Taken back: Rosa Alvares was merged into Rosa Alvarez.'),
  ).toBeInTheDocument();
  await waitFor(async () => expect(await title(PAIR)).toHaveFocus());
  expect(addressOf(router)).toBe('/graduway/quality?item=duplicate-17-40');
  await user.keyboard('z');
  expect(await screen.findByText(/^Nothing was decided here yet/)).toBeInTheDocument();
});

test('Z twice takes back two decisions; one that cannot be taken back is asked for again', async () => {
  const { held, release } = hold<Response>();
  const undo = (seq: number) => `POST ${QUALITY_API}/decisions/${seq}/undo`;
  let isInTheWay = true;
  const { requests } = open('/graduway/quality', {
    [MERGE]: () => answer<'QualityDecision'>(decision()),
    [`POST ${QUALITY_API}/items/${STALE.id}/decisions`]: () =>
      answer<'QualityDecision'>(decision({ seq: 6, act: 'confirm', item: STALE.id, title: 'Confirmed' })),
    [undo(6)]: () => held,
    [undo(5)]: () =>
      isInTheWay
        ? refusal('conflict', 'Undo the later one first.', 409)
        : answer<'QualityDecision'>(decision()),
  });
  const undone = () =>
    requests.filter(({ url }) => url.endsWith('/undo')).map(({ url }) => url.split('/').at(-2));
  await title(PAIR);
  await user.keyboard('m');
  await title('Wei Chen');
  await user.keyboard('c');
  await screen.findByText(/The contact details are confirmed/);
  await user.keyboard('zz');
  expect(await screen.findByText('Undo the later one first.')).toBeInTheDocument();
  expect(undone()).toEqual(['6', '5']);
  release(answer<'QualityDecision'>(decision({ seq: 6 })));
  expect(await screen.findByText('Taken back: Confirmed.')).toBeInTheDocument();
  isInTheWay = false;
  await user.keyboard('z');
  await waitFor(() => expect(undone()).toEqual(['6', '5', '5']));
});

test('N keeps two people apart, and the toast has a way back', async () => {
  const { requests } = open('/graduway/quality', {
    [DECIDE]: () => answer<'QualityDecision'>(decision({ act: 'not_same', title: 'Kept apart' })),
    [`POST ${QUALITY_API}/decisions/5/undo`]: () => answer<'QualityDecision'>(decision()),
  });
  await title(PAIR);
  await user.keyboard('n');
  expect(await screen.findByText(/They are kept apart, and not offered again\./)).toBeInTheDocument();
  expect(await bodiesOf(requests, DECIDE)).toEqual([{ act: 'not_same' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Taken back: Kept apart.')).toBeInTheDocument();
});

test('what is left to be ended elsewhere is named, and nothing is said that is not so', async () => {
  open('/graduway/quality', {
    [DECIDE]: () =>
      answer<'QualityDecision'>(decision({ act: 'close_outreach', left: ['matches as a mentor (1)'] })),
    [`GET ${QUALITY_API}/items/duplicate-17-40`]: () =>
      answer<'QualityCard'>(card({ acts: ['close_outreach'], merge: null })),
  });
  await title(PAIR);
  await user.keyboard('o');
  expect(await screen.findByText(/Still open: matches as a mentor \(1\)\. End that in/)).toBeInTheDocument();
  expect(screen.queryByText(/Nothing is asked of them any more/)).not.toBeInTheDocument();
});

test('S asks until when, and Enter takes what is offered', async () => {
  const { requests } = open('/graduway/quality', {
    [DECIDE]: () => answer<'QualityDecision'>(decision({ act: 'snooze' })),
  });
  await title(PAIR);
  await user.keyboard('s');
  const dialog = within(screen.getByRole('dialog', { name: 'Snooze' }));
  await expectAccessible();
  await user.click(dialog.getByRole('radio', { name: 'A week' }));
  await user.click(dialog.getByRole('button', { name: /^Snooze until/ }));
  expect(await screen.findByText(/It comes back later\./)).toBeInTheDocument();
  expect(await bodiesOf(requests, DECIDE)).toEqual([{ act: 'snooze', until: dayIn(7) }]);
});

test('who dismisses says why', async () => {
  const path = `POST ${QUALITY_API}/items/${STALE.id}/decisions`;
  const { requests } = open(`/graduway/quality?item=${STALE.id}`, {
    [path]: () => answer<'QualityDecision'>(decision({ act: 'dismiss', item: STALE.id })),
  });
  await title('Wei Chen');
  await user.keyboard('d');
  const dialog = within(screen.getByRole('dialog', { name: 'Dismiss' }));
  expect(dialog.getByRole('button', { name: 'Dismiss' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(dialog.getByRole('textbox'), 'Reached through{enter}the club ');
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await screen.findByText(/It was dismissed\./);
  expect(await bodiesOf(requests, path)).toEqual([{ act: 'dismiss', reason: 'Reached through the club' }]);
});

test('stale contact shows what is on file as far as it may be seen', async () => {
  open(`/graduway/quality?item=${STALE.id}`);
  await title('Wei Chen');
  expect(screen.getByText('rosa@example.org')).toBeInTheDocument();
  expect(screen.getByText('Has not agreed')).toBeInTheDocument();
  expect(screen.getByText('None on file')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm contact' })).toHaveAttribute('aria-keyshortcuts', 'C');
  await expectAccessible();
});

test('a refusal says what is wrong and leaves the card', async () => {
  open('/graduway/quality', {
    [MERGE]: () => refusal('conflict', 'The records have changed since. Look at the preview again.', 409),
  });
  await title(PAIR);
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Look at the preview again.');
  expect(screen.getByRole('heading', { level: 2, name: PAIR })).toBeInTheDocument();
});

test('a viewer looks and decides nothing, by key neither', async () => {
  const { requests } = open('/graduway/quality', {}, 'viewer');
  await title(PAIR);
  expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.keyboard('mn');
  expect(await bodiesOf(requests, MERGE)).toEqual([]);
  expect(await bodiesOf(requests, DECIDE)).toEqual([]);
  expect(screen.queryByLabelText('Keys')).not.toBeInTheDocument();
});

test('what is not so any more is said, and what was decided has no buttons', async () => {
  open('/graduway/quality?which=all&item=duplicate-17-40', {
    [`GET ${QUALITY_API}/items/duplicate-17-40`]: () =>
      answer<'QualityCard'>(
        card({
          item: { ...card().item, state: 'decided', decision: decision() },
          acts: [],
          stillSo: false,
          merge: null,
          records: [],
        }),
      ),
  });
  await title(PAIR);
  expect(
    screen.getByText(/by Theo Lindqvist on .* It can be taken back in the history\./),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
});

test('a scan is started, shows how far it is and can be cancelled', async () => {
  const job = {
    id: 'job-10',
    kind: 'quality',
    title: 'Scan',
    owner: null,
    state: 'running' as const,
    done: 100,
    total: 400,
    message: 'Compares names',
    attempts: 0,
    cancelRequested: false,
    createdAt: '2026-11-16T09:00:00Z',
  };
  let isRunning = false;
  let isCancelled = false;
  const { requests } = open('/graduway/quality', {
    [`GET ${QUALITY_API}`]: () =>
      answer<'QualityQueue'>(
        isRunning
          ? queue({
              scan: {
                ...(queue().scan as NonNullable<ReturnType<typeof queue>['scan']>),
                job: 'job-10',
                state: 'running',
              },
            })
          : queue(),
      ),
    [`POST ${QUALITY_API}/scans`]: () => {
      isRunning = true;
      return answer<'Job'>(job, 202);
    },
    'GET /api/jobs/job-10': () => answer<'Job'>(isCancelled ? { ...job, state: 'cancelled' } : job),
    'POST /api/jobs/job-10/cancel': () => {
      isCancelled = true;
      isRunning = false;
      return answer<'Job'>({ ...job, cancelRequested: true });
    },
  });
  expect(
    await screen.findByText(/400 records looked at, 1 pair and 1 other flaw found\./),
  ).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Contact is stale after' }), '3 years');
  await user.click(screen.getByRole('button', { name: 'Scan all records' }));
  expect(await screen.findByRole('progressbar', { name: 'Scan of all records' })).toHaveAttribute(
    'value',
    '25',
  );
  expect(await bodiesOf(requests, `POST ${QUALITY_API}/scans`)).toEqual([{ staleYears: 3 }]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(
    await screen.findByText('The scan was cancelled. The queue is as it was.', {}, { timeout: 8000 }),
  ).toBeInTheDocument();
});

test('an empty queue says what to do; a kind is chosen in the address', async () => {
  const { router } = open('/graduway/quality?kind=duplicate', {
    [`GET ${QUALITY_API}`]: () => answer<'QualityQueue'>(queue({ items: [], total: 0, scan: null })),
  });
  expect(await screen.findByText('Nobody has looked for flaws yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Stale contact/ }));
  expect(addressOf(router)).toBe('/graduway/quality?kind=stale_contact');
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Snoozed');
  expect(addressOf(router)).toBe('/graduway/quality?kind=stale_contact&which=snoozed');
});

test('more of the queue is shown when asked for', async () => {
  const { requests } = open('/graduway/quality', {
    [`GET ${QUALITY_API}`]: (request) =>
      answer<'QualityQueue'>(
        new URL(request.url).searchParams.has('after')
          ? queue({ items: [STALE], total: 2 })
          : queue({ items: [card().item], total: 2, next: 'duplicate-17-40' }),
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: /^Wei Chen/ })).toBeInTheDocument();
  expect(requests.some(({ url }) => url.includes('after=duplicate-17-40'))).toBe(true);
});

test('odds and days are said plainly', () => {
  expect([sayWeight(10), sayWeight(-20), sayWeight(3)]).toEqual([
    '10 times as likely',
    '100 times less likely',
    '2 times as likely',
  ]);
  expect(dayIn(1, new Date(2026, 11, 31))).toBe('2027-01-01');
  expect(staleCard().acts).toContain('confirm');
});
