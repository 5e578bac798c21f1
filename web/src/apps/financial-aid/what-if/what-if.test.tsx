import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { type Handlers, halfWorkedOut, planResult, renderInFamily, workedOut, worksheet } from '../testing';
import { drawCurve, wagesView } from './testing';
import { WhatIf } from './WhatIf';

const CURVES = 'POST /api/financial-aid/curves';
const ESTIMATES = 'POST /api/financial-aid/estimates';

type Setting = Omit<NonNullable<Parameters<typeof renderInFamily>[1]>, 'handlers'>;

const open = (handlers: Handlers = {}, setting: Setting = {}) =>
  renderInFamily(<WhatIf />, { handlers: { [CURVES]: drawCurve, ...handlers }, ...setting });

/** What a figure is before and after, as it is read. */
const figure = async (name: string) => {
  const [term] = (await screen.findAllByRole('term')).filter(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent;
};

const pressed = (name: string) => user.click(screen.getByRole('button', { name }));
const number = () => screen.getByRole('textbox', { name: 'Parents’ wages' });
const slider = () => screen.getByRole('slider', { name: 'Parents’ wages, slider' });
const reader = () => screen.findByRole('slider', { name: /^Read the curve of the parents’ wages/ });

test('the curve comes once, and every amount has its figures at once', async () => {
  const { requests } = open();
  expect(await figure('Student Aid Index')).toBe('now 3,541 → then 3,541no change');
  await pressed('$1,000 more');
  expect(await figure('Student Aid Index')).toBe('now 3,541 → then 3,744+203');
  expect(await figure('Pell Grant, full time')).toBe('now $3,855 → then $3,650−$205');
  await pressed('$10,000 less');
  await pressed('$1,000 less');
  await pressed('$100 less');
  expect(number()).toHaveValue('61,900');
  expect(requests).toHaveLength(1);
  expect(await requests[0]?.json()).toMatchObject({
    field: { kind: 'wages', who: 'parent' },
    from: 0,
    to: 300_000,
    more: 1000,
    worksheet: { application: { parent: { amounts: { earned: 72_000 } } } },
  });
  expect(screen.getByText('Award year 2026–27, final tables. Estimate, not an offer.')).toBeInTheDocument();
  await expectAccessible();
});

test('an amount can be typed, and what cannot be meant changes nothing', async () => {
  open();
  await figure('Student Aid Index');
  await user.clear(number());
  await user.type(number(), '$60,000');
  expect(await figure('Student Aid Index')).toBe('now 3,541 → then 1,103−2,438');
  await user.clear(number());
  await user.type(number(), 'sixty');
  expect(number()).toBeInvalid();
  expect(screen.getByText(/This is not a number/)).toBeInTheDocument();
  expect(await figure('Student Aid Index')).toBe('now 3,541 → then 1,103−2,438');
  await user.tab();
  expect(number()).toHaveValue('60,000');
});

test('the slider goes by keys and by hand, and says what it comes to', async () => {
  open();
  await figure('Student Aid Index');
  slider().focus();
  await user.keyboard('{ArrowRight}{PageUp}{Shift>}{ArrowLeft}{/Shift}');
  expect(number()).toHaveValue('81,100');
  await user.keyboard('{Home}');
  expect(slider()).toHaveAttribute(
    'aria-valuetext',
    '$0. At $0: index −1,500, Pell Grant $7,395; index level.',
  );
  await user.keyboard('{End}');
  expect(number()).toHaveValue('300,000');
  fireEvent.change(slider(), { target: { value: '60049' } });
  expect(number(), 'a hand means no single dollars').toHaveValue('60,000');
  await pressed('Back to $72,000');
  expect(number()).toHaveValue('72,000');
  expect(screen.queryByRole('button', { name: /^Back to/ })).not.toBeInTheDocument();
});

test('the result is told politely once it rests', async () => {
  open();
  await figure('Student Aid Index');
  await pressed('$1,000 more');
  const told = 'Student Aid Index: 3,541, then 3,744, +203.';
  await waitFor(() =>
    expect(screen.getAllByRole('status').some((one) => one.textContent?.startsWith(told))).toBe(true),
  );
});

test('what a thousand dollars more do is one sentence, from where the slider stands', async () => {
  open();
  expect(
    await screen.findByText('Of the next $1,000, $203 goes into the index; the Pell Grant is $205 lower.'),
  ).toBeInTheDocument();
  slider().focus();
  await user.keyboard('{Home}');
  expect(
    screen.getByText('The next $1,000 change neither the index nor the Pell Grant.'),
  ).toBeInTheDocument();
});

test('the picture is read by keys, and an amount taken from it', async () => {
  open();
  const plot = await reader();
  expect(plot).toHaveAttribute('aria-valuenow', '72000');
  plot.focus();
  await user.keyboard('{PageUp}');
  expect(plot).toHaveAttribute(
    'aria-valuetext',
    'At $78,672: index 4,896, Pell Grant $2,500; index 23.09 cents per dollar.',
  );
  await user.keyboard('{PageDown}{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuenow', '57000');
  expect(number(), 'reading is not taking').toHaveValue('72,000');
  await user.keyboard('{Enter}');
  expect(number()).toHaveValue('57,000');
  await user.keyboard('{End}{Escape}');
  expect(plot).toHaveAttribute('aria-valuenow', '57000');
});

test('who points at the picture reads it, and a click takes the amount', async () => {
  open();
  const plot = await reader();
  // The plot begins at 66 of 640 and ends at 624.
  fireEvent.pointerMove(plot, { clientX: 66 + (624 - 66) / 5 });
  expect(screen.getByText(/^At \$60,000: index 1,103, Pell Grant \$6,290/)).toBeInTheDocument();
  fireEvent.click(plot);
  expect(number()).toHaveValue('60,000');
  fireEvent.pointerMove(plot, { clientX: 9999 });
  expect(plot).toHaveAttribute('aria-valuenow', '300000');
  fireEvent.pointerLeave(plot);
  expect(plot).toHaveAttribute('aria-valuenow', '60000');
});

test('the same is there as a table, with the reason of each turn, and can be copied', async () => {
  open();
  await reader();
  await pressed('Table');
  const table = within(screen.getByRole('table', { name: 'Index and Pell Grant by the parents’ wages' }));
  const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toHaveLength(12);
  expect(rows[4]).toEqual([
    '$60,000',
    '$78,671',
    '20.32 cents per dollar',
    '1,103',
    '4,896',
    '$6,290',
    '$2,500',
    'From an adjusted gross income of $60,000 on, assets count.',
  ]);
  expect(screen.getByText(/^From \$0 to \$300,000 of the parents’ wages the index goes/)).toBeInTheDocument();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await pressed('Copy as table: index and grant by the parents’ wages');
  expect(write.mock.calls[0]?.[0]).toContain('60000,78671,0.20317,1103,4896,6290,2500,');
  await expectAccessible();
});

test('the nearest cliffs are told in dollars, and all have a number', async () => {
  open();
  const cliffs = within(await screen.findByRole('region', { name: 'Cliffs' }));
  const entries = cliffs.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toEqual([
    '$14,062 more and the calculated Pell Grant would be below the minimum: SAI +1, Pell −$740.',
    '$12,001 less and assets no longer count: SAI −364, Pell +$365.',
    '$60,000: From an adjusted gross income of $60,000 on, assets count. SAI +364, Pell −$365.',
    '$86,062: Here the Pell Grant that is calculated from the index meets the minimum. SAI +1, Pell −$740.',
  ]);
});

test('a range without cliffs says so', async () => {
  open({ [CURVES]: () => answer<'AidCurveView'>(wagesView({ cliffs: [] })) });
  expect(await screen.findByText(/no single dollar of the parents’ wages changes/)).toBeInTheDocument();
});

test('another field keeps the focus and the changes so far, and is in the address', async () => {
  const { requests, router } = open();
  await figure('Student Aid Index');
  await pressed('$10,000 less');
  const choice = screen.getByLabelText('What changes');
  choice.focus();
  await user.selectOptions(choice, 'Family size');
  expect(choice).toHaveFocus();
  expect(addressOf(router)).toContain('field=parents.familySize');
  expect(
    await screen.findByRole('slider', { name: /^Read the curve of the family size/ }),
  ).toBeInTheDocument();
  const [, sizes] = requests;
  expect(await sizes?.json(), 'the curve is drawn with the other change').toMatchObject({
    field: { kind: 'familySize' },
    from: 3,
    to: 12,
    more: 1,
    worksheet: { application: { parent: { amounts: { agi: 62_000, earned: 62_000 } } } },
  });
  await pressed('1 person more');
  expect(await figure('Student Aid Index')).toBe('now 3,541 → then 1,766−1,775');
  expect(screen.queryByRole('region', { name: 'Cliffs' })).not.toBeInTheDocument();
  expect(screen.getByText('Parents’ wages: $72,000 → $62,000')).toBeInTheDocument();
  expect(screen.getByText('Family size: 4 people → 5 people')).toBeInTheDocument();
  await pressed('Take back: Parents’ wages');
  expect(screen.queryByText(/^Parents’ wages: /)).not.toBeInTheDocument();
});

test('an amount beyond the range asks for a longer curve', async () => {
  const { requests } = open();
  await figure('Student Aid Index');
  await user.selectOptions(screen.getByLabelText('Range'), 'Up to $100,000');
  await waitFor(() => expect(requests).toHaveLength(2));
  await user.clear(number());
  await user.type(number(), '310000');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect((await Promise.all(requests.map((one) => one.json()))).map(({ to }) => to)).toEqual([
    300_000, 100_000, 400_000,
  ]);
});

test('credits are worked out by the server, and leave the index alone', async () => {
  const half = planResult({
    intensity: 50,
    package: { ...planResult().package, pell: 1928, netPrice: 27_372, subsidised: 1750, unmet: 21_222 },
  });
  const { requests } = open(
    { [ESTIMATES]: () => answer<'AidWorkedOut'>(workedOut({ schools: [half] })) },
    { address: '/financial-aid/families/castellow/what-if?field=credits' },
  );
  expect(await figure('Net price')).toBe('now $25,445 → then $25,445no change');
  const field = screen.getByRole('textbox', { name: 'Credits per term at Northfield University' });
  await user.clear(field);
  await user.type(field, '6');
  await waitFor(async () => expect(await figure('Net price')).toBe('now $25,445 → then $27,372+$1,927'));
  expect(await figure('Enrollment intensity')).toBe('now 100% → then 50%−50 points');
  expect(await figure('Federal loans')).toBe('now $5,500 → then $3,750−$1,750');
  const sent = await requests.at(-1)?.json();
  expect(sent.worksheet.schools[0].terms).toMatchObject([{ credits: 6 }, { credits: 6 }]);
  await expectAccessible();
});

test('as long as answers are missing there is nothing to try, but a way to the questions', async () => {
  const { visited, requests } = open({}, { worked: halfWorkedOut() });
  expect(screen.getByText(/^What if can be tried here once they are given/)).toBeInTheDocument();
  await pressed('Adjusted gross income');
  expect(visited).toEqual(['parent.amounts.agi']);
  expect(requests).toHaveLength(0);
});

test('before anything is known it waits', async () => {
  open({}, { worked: undefined });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('what the server refuses is told, and to try the same again is not offered', async () => {
  const message = 'One answer is missing or cannot be: benefit. Answer it first.';
  open({ [CURVES]: () => refusal('validation_failed', message, 422) });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a curve that did not come can be asked for again', async () => {
  const { held, release } = hold<Response>();
  let tries = 0;
  open({
    [CURVES]: (request) => {
      tries += 1;
      return tries === 1
        ? refusal('internal', 'Something went wrong here.', 500)
        : held.then(() => drawCurve(request));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  release(new Response());
  expect(await reader()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a field that the family does not have is left for the first one', async () => {
  open({}, { address: '/?field=spouse.cash', worksheet: worksheet({}, []) });
  expect(screen.getByLabelText('What changes')).toHaveDisplayValue('Parents’ wages');
  await reader();
});
