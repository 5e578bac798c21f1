import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { emptyWorksheet, renderInFamily, worksheet } from '../testing';
import { AppealDialog } from './AppealDialog';
import { circumstanceOf, composeLetter, NOTHING_TOLD, peopleIn } from './appeal';
import { appeal, LETTER } from './testing';

const DRAFT = 'POST /api/financial-aid/appeals';
type Setting = NonNullable<Parameters<typeof renderInFamily>[1]>;

function start(setting: Setting = {}) {
  const onClose = vi.fn();
  const handlers = { [DRAFT]: () => answer<'AidAppeal'>(appeal()) };
  return { onClose, ...renderInFamily(<AppealDialog onClose={onClose} />, { handlers, ...setting }) };
}

const draft = () => user.click(screen.getByRole('button', { name: /^Draft/ }));
const text = () => screen.findByRole('textbox', { name: 'Text of the letter' });

test('a letter is drafted from what has happened', async () => {
  const { requests } = start();
  await user.selectOptions(screen.getByLabelText('What has happened'), 'Somebody earns less than before');
  await user.selectOptions(screen.getByLabelText('Whom it is about'), 'Parent');
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2026-03-01' } });
  await user.type(screen.getByLabelText('Amount'), '$12,500');
  await user.type(screen.getByLabelText('In your own words'), 'Hours were cut. ');
  await draft();
  expect(await text()).toHaveValue(LETTER);
  expect(await requests[0]?.json()).toEqual({
    worksheet: worksheet(),
    circumstance: {
      kind: 'reducedIncome',
      who: 'parent',
      amount: 12_500,
      date: '2026-03-01',
      details: 'Hours were cut.',
    },
  });
  await expectAccessible();
});

test('the effect is told as what follows if the office agrees, and no more', async () => {
  start();
  await draft();
  const effect = within(await screen.findByRole('region', { name: 'If the office agrees' }));
  expect(effect.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'For the yearNowThen',
    'Student Aid Index3,541−1,500',
    'Pell Grant$3,855$7,395',
  ]);
  expect(effect.getByText('Taxes paid and everything else stay as answered.')).toBeInTheDocument();
  expect(screen.getByText(/, by/)).toHaveTextContent('by Apr 15, 2027');
});

test('without an effect it says why', async () => {
  start({ handlers: { [DRAFT]: () => answer<'AidAppeal'>(appeal({ effect: null, due: null })) } });
  await draft();
  expect(await screen.findByText(/^The effect cannot be worked out/)).toBeInTheDocument();
});

test('each sentence says where it comes from', async () => {
  start();
  await draft();
  await user.click(await screen.findByText('Where each sentence comes from'));
  const items = screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((item) => item?.includes('I estimate') || item?.includes('lost'));
  expect(items).toEqual([
    'I estimate an index of 3,541. Source: Line family.index of your worksheet',
    'My parent lost their work. No figure in it',
  ]);
});

test('the text can be changed, copied, saved and printed', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  start();
  await draft();
  await user.type(await text(), ' Thank you.');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(`${LETTER} Thank you.`);
  await user.click(screen.getByRole('button', { name: 'Download as text' }));
  expect(names).toEqual(['Appeal letter.txt']);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('body > [data-paper]')).toHaveTextContent(/Thank you\.$/);
});

test('drafted anew, what was changed can be had back', async () => {
  start();
  await draft();
  fireEvent.change(await text(), { target: { value: 'My own letter' } });
  await draft();
  await waitFor(async () => expect(await text()).toHaveValue(LETTER));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await text()).toHaveValue('My own letter');
});

test('what was written is there when the window opens again', async () => {
  start();
  await user.type(screen.getByLabelText('In your own words'), 'Hours were cut.');
  await draft();
  fireEvent.change(await text(), { target: { value: 'My own letter' } });
  const kept = JSON.parse(sessionStorage.getItem('aid-appeal uid-viewer castellow') ?? 'null');
  expect(kept).toMatchObject({ told: { details: 'Hours were cut.' }, text: 'My own letter' });
});

test('what was kept is taken up again', async () => {
  const kept = { told: { ...NOTHING_TOLD, amount: '700' }, draft: appeal(), text: 'My own letter' };
  sessionStorage.setItem('aid-appeal uid-viewer castellow', JSON.stringify(kept));
  start();
  expect(await text()).toHaveValue('My own letter');
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
});

test('an amount that is none is told before it is sent', async () => {
  const { requests } = start();
  await user.type(screen.getByLabelText('Amount'), 'a lot');
  await draft();
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/Write an amount in whole dollars/);
  expect(requests).toHaveLength(0);
});

test('what the server finds wrong stands at its field, and the letter is there without it', async () => {
  const problems = [{ field: 'amount', message: '$90,000 is more than the $72,000 that your answers show.' }];
  start({ handlers: { [DRAFT]: () => answer<'AidAppeal'>(appeal({ problems, effect: null })) } });
  await user.type(screen.getByLabelText('Amount'), '90000');
  await draft();
  expect(await text()).toHaveValue(LETTER);
  expect(screen.getByLabelText('Amount')).toHaveAccessibleDescription(/is more than the \$72,000/);
});

test('a failure leaves what was typed, and is tried again', async () => {
  let isAway = true;
  start({
    handlers: {
      [DRAFT]: () =>
        isAway ? refusal('overloaded', 'Try again in a moment.', 503) : answer<'AidAppeal'>(appeal()),
    },
  });
  await user.type(screen.getByLabelText('Amount'), '700');
  await draft();
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await text()).toHaveValue(LETTER);
  expect(screen.getByLabelText('Amount')).toHaveValue('700');
});

test('the letter is composed of its parts; without papers there is no list of them', () => {
  expect(composeLetter(appeal())).toBe(LETTER);
  expect(composeLetter(appeal({ attachments: [] }))).toMatch(/student number\]$/);
});

test('what is left empty is not said', () => {
  expect(circumstanceOf({ ...NOTHING_TOLD, details: ' x ' })).toEqual({
    kind: 'jobLoss',
    who: null,
    amount: null,
    date: null,
    details: 'x',
  });
});

test('only people in the answers can be chosen, or all while there are none', () => {
  expect(peopleIn(worksheet())).toEqual(['student', 'parent']);
  expect(peopleIn(emptyWorksheet())).toEqual(['student', 'spouse', 'parent', 'otherParent']);
});
