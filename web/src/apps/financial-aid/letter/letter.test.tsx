import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { plan, renderInFamily, worksheet } from '../testing';
import { EXAMPLE } from './example';
import { Letter } from './Letter';
import { item, letter, TEXT } from './testing';

const READ = 'POST /api/financial-aid/letters';
type Setting = NonNullable<Parameters<typeof renderInFamily>[1]>;

const field = () => screen.getByRole('textbox', { name: 'Text of the letter' });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

function start(setting: Setting = {}) {
  return renderInFamily(<Letter />, {
    handlers: { [READ]: () => answer<'AidLetter'>(letter()) },
    ...setting,
  });
}

async function read(setting: Setting = {}) {
  const rendered = start(setting);
  fireEvent.change(field(), { target: { value: TEXT } });
  await user.click(screen.getByRole('button', { name: 'Read the letter' }));
  await screen.findByRole('region', { name: 'Grants and scholarships' });
  return rendered;
}

test('before a letter is read one sees what it is for', async () => {
  const { requests } = start();
  expect(screen.getByText('No letter has been read yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Read the letter' }));
  expect(field()).toHaveAccessibleDescription(/Paste the letter first/);
  expect(requests).toHaveLength(0);
  await expectAccessible();
});

test('grants, work and loans stand apart, and the net price is cost less grants alone', async () => {
  const { requests } = await read();
  expect(await requests[0]?.json()).toEqual({ text: TEXT });
  expect((await panel('Grants and scholarships')).getByText('$17,855')).toBeInTheDocument();
  expect((await panel('Work')).getAllByText('$2,400')).toHaveLength(2);
  expect((await panel('Student loans')).getByText('Fall $1,750, Spring $1,750')).toBeInTheDocument();
  expect((await panel('Parent loans')).getByText(/may be refused/)).toBeInTheDocument();
  expect((await panel('Costs')).getByText('$48,500')).toBeInTheDocument();
  const net = screen.getByText('Net price', { selector: 'dt' }).parentElement as HTMLElement;
  expect(net).toHaveTextContent('$30,645$48,500 less $17,855 in grants and scholarships');
  await expectAccessible();
});

test('what the letter claims stands beside ours', async () => {
  await read();
  const rows = within(await screen.findByRole('table', { name: /^The letter’s own sums/ })).getAllByRole(
    'row',
  );
  expect(rows[2]).toHaveTextContent(/^Net priceLine 11.*\$745\$30,645Differs$/);
});

test('warnings come before explanations, and lead to their line', async () => {
  await read();
  const remarks = await panel('What to know about this letter');
  const [first, second] = remarks.getAllByRole('listitem');
  expect(first).toHaveTextContent(/^This figure takes loans off/);
  expect(second).toHaveTextContent(/^A subsidized loan/);
  await user.click(remarks.getByRole('button', { name: 'Line 11' }));
  const mark = document.querySelector('mark');
  expect(mark).toHaveTextContent('Your net cost $745');
  expect(mark).toHaveFocus();
});

test('the text is shown as text, with each line marked by what it is', async () => {
  const text = '<b>Grant</b> $5';
  const found = letter({ items: [item(1, 'Grant', { amount: 5 }, text)], stated: [], remarks: [] });
  start({ handlers: { [READ]: () => answer<'AidLetter'>(found) } });
  fireEvent.change(field(), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Read the letter' }));
  const shown = await screen.findByRole('group', { name: 'The letter as it was read' });
  expect(shown).toHaveTextContent(text);
  expect(shown.querySelector('b')).toBeNull();
  expect(shown.querySelector('[data-tone="gift"]')).toHaveTextContent(text);
});

test('an unclear line is counted as what somebody chooses, and Undo takes it back', async () => {
  await read();
  expect((await panel('Unclear, and not counted')).getByText('Nothing says what it is.')).toBeInTheDocument();
  const marked = () => document.querySelectorAll('[role="group"] [data-tone="unclear"]');
  expect(marked()).toHaveLength(1);
  await user.selectOptions(screen.getByLabelText('What Blue Heron Circle is'), 'Scholarship');
  expect(await screen.findByText('Blue Heron Circle is counted as a scholarship.')).toBeInTheDocument();
  expect(screen.getByLabelText('What Blue Heron Circle is'), 'the focus moves along').toHaveFocus();
  expect(screen.getByText('$28,645', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Unclear, and not counted' })).toBeNull();
  expect(marked()).toHaveLength(0);
  const gifts = await panel('Grants and scholarships');
  expect(gifts.getByText('$19,855')).toBeInTheDocument();
  expect(gifts.getByText('Your choice')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('$30,645', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Unclear, and not counted' })).toBeInTheDocument();
});

test('the letter stands beside the package of the first school', async () => {
  await read();
  const rows = within(
    await screen.findByRole('table', { name: 'The letter beside our package' }),
  ).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'For the yearLetterHereLetter is',
    'Cost of attendance$48,500$47,300$1,200 more',
    'Grants and scholarships$17,855$21,855$4,000 less',
    'Net price$30,645$25,445$5,200 more',
    'Work-study$2,400$2,400the same',
    'Student’s loans$3,500$5,500$2,000 less',
  ]);
});

test('its figures go into a school of the worksheet', async () => {
  const { changes, sheet } = await read();
  await user.click(screen.getByRole('button', { name: 'Use these figures' }));
  expect(changes).toEqual(['figures of Northfield University']);
  expect(sheet().schools).toEqual([
    plan({
      costs: { tuition: 34_600, housingAndFood: 13_900, books: 0, transport: 0, personal: 0, other: 0 },
      grants: 14_000,
      campusGrant: 0,
      workStudy: 2400,
    }),
  ]);
  expect(
    screen.getByText(/Nor is the Pell Grant of \$3,855: here it is worked out as \$3,855/),
  ).toBeVisible();
});

test('or into a new school, which has the name in the letter', async () => {
  const { sheet } = await read({ worksheet: worksheet({}, []) });
  await user.click(screen.getByRole('button', { name: 'Use these figures' }));
  expect(sheet().schools.map(({ name, grants }) => [name, grants])).toEqual([['Riverbend College', 14_000]]);
  // The next time it is the same school.
  expect(screen.getByRole('combobox', { name: 'School' })).toHaveDisplayValue('Riverbend College');
});

test('the text and the choices are there after a reload', async () => {
  await read();
  await user.selectOptions(screen.getByLabelText('What Blue Heron Circle is'), 'Cost');
  const kept = JSON.parse(sessionStorage.getItem('aid-letter uid-viewer castellow') ?? 'null');
  expect(kept).toEqual({ text: TEXT, read: TEXT, chosen: { 4: 'cost' } });
});

test('what was kept is read again by itself', async () => {
  const kept = { text: TEXT, read: TEXT, chosen: { 4: 'work' } };
  sessionStorage.setItem('aid-letter uid-viewer castellow', JSON.stringify(kept));
  start();
  expect((await panel('Work')).getByText('$4,400')).toBeInTheDocument();
  expect(field()).toHaveValue(TEXT);
});

test('an example fills the field; clearing it can be undone', async () => {
  start();
  await user.click(screen.getByRole('button', { name: 'Fill in an example' }));
  expect(field()).toHaveValue(EXAMPLE);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field()).toHaveValue(EXAMPLE);
});

test('a text file is opened or dropped; what is no text is refused', async () => {
  start();
  await user.upload(
    screen.getByLabelText('Text file'),
    new File(['Grant $5'], 'a.txt', { type: 'text/plain' }),
  );
  await waitFor(() => expect(field()).toHaveValue('Grant $5'));
  const drop = (file: File) => fireEvent.drop(field(), { dataTransfer: { files: [file], types: ['Files'] } });
  drop(new File(['Loan $7'], 'b.txt'));
  await waitFor(() => expect(field()).toHaveValue('Loan $7'));
  drop(new File(['%PDF\0\0'], 'c.pdf'));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/This is not a text file/));
  expect(field()).toHaveValue('Loan $7');
});

test('who goes on typing is told that the result is older', async () => {
  await read();
  fireEvent.change(field(), { target: { value: `${TEXT}\nmore` } });
  expect(await screen.findByText(/^The text has changed since it was read/)).toBeInTheDocument();
});

test('a failure says what happened, and is tried again', async () => {
  let isAway = true;
  const { held, release } = hold<Response>();
  start({
    handlers: {
      [READ]: () => (isAway ? refusal('overloaded', 'Too much is going on. Try again.', 503) : held),
    },
  });
  fireEvent.change(field(), { target: { value: TEXT } });
  await user.click(screen.getByRole('button', { name: 'Read the letter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much is going on.');
  expect(field()).toHaveValue(TEXT);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  release(answer<'AidLetter'>(letter()));
  expect(await screen.findByRole('region', { name: 'Costs' })).toBeInTheDocument();
});

test('what holds for several lines is said once, and the focus stays on the button', async () => {
  const message = 'This is a loan, though the line does not say “loan”.';
  const remarks = [17, 18].map((line) => ({ code: 'notCalledLoan' as const, line, message }));
  start({ handlers: { [READ]: () => answer<'AidLetter'>(letter({ remarks })) } });
  fireEvent.change(field(), { target: { value: 'Hello' } });
  await user.click(screen.getByRole('button', { name: 'Read the letter' }));
  const [only, ...others] = (await panel('What to know about this letter')).getAllByRole('listitem');
  expect(only).toHaveTextContent(`${message} Line 17 Line 18`);
  expect(others).toEqual([]);
  expect(screen.getByRole('button', { name: 'Read the letter' })).toHaveFocus();
});

test('a text without any offer says so', async () => {
  const message = 'No line of an offer was found. Please paste the whole letter, with its amounts.';
  const nothing = letter({
    items: [],
    stated: [],
    totals: { grants: 0, work: 0, loans: 0, parentLoans: 0 },
    remarks: [{ code: 'nothingFound', line: null, message }],
  });
  start({ handlers: { [READ]: () => answer<'AidLetter'>(nothing) } });
  fireEvent.change(field(), { target: { value: 'Hello' } });
  await user.click(screen.getByRole('button', { name: 'Read the letter' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use these figures' })).toBeNull();
});

test('without a cost there is no net price, and nothing is guessed', async () => {
  const { cost: _, netPrice: __, ...totals } = letter().totals;
  const found = letter({ items: letter().items.slice(2), totals, stated: [] });
  start({ handlers: { [READ]: () => answer<'AidLetter'>(found) } });
  fireEvent.change(field(), { target: { value: TEXT } });
  await user.click(screen.getByRole('button', { name: 'Read the letter' }));
  expect(await screen.findByText('Not known')).toBeInTheDocument();
  expect(screen.getByText(/so the costs of the school stay/)).toBeInTheDocument();
});
