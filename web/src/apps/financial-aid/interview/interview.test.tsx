import { fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { user } from '@/testing/user';
import { valueAt, withValue } from '../sheet';
import { emptyWorksheet, person, worksheet } from '../testing';
import { ASKED, openInterview } from './testing';

const step = (name: RegExp) => screen.getByRole('button', { name });
const openStep = (name: RegExp) => fireEvent.click(step(name));
const answers = ['about.birthDate', 'about.veteran', 'household.marital'];

/** Types as somebody who leaves the field afterwards. */
function type(field: HTMLElement, text: string) {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

test('five steps say how far they are, and the first that is not done is open', async () => {
  const half = withValue(withValue(worksheet(), 'benefit', null), 'parent.amounts.cash', null);
  openInterview({ worksheet: half, problems: { 'parent.amounts.agi': 'Too long.' } });
  expect(step(/^Who you are 3 of 3 answered$/)).toHaveAttribute('aria-expanded', 'false');
  expect(step(/^Household 3 of 4 answered$/)).toHaveAttribute('aria-expanded', 'true');
  expect(step(/^Income 3 of 3 answered 1 to check$/)).toBeInTheDocument();
  expect(step(/^Assets 2 of 3 answered$/)).toBeInTheDocument();
  expect(step(/^School 1 school$/)).toBeInTheDocument();
  await expectAccessible();
});

test('where the result is below it, complete answers are folded away', () => {
  const wide = window.matchMedia;
  onTestFinished(() => {
    window.matchMedia = wide;
  });
  window.matchMedia = (media) => ({ ...wide(media), matches: media.includes('max-width') });
  openInterview();
  expect(screen.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
});

test('Next and Back go on by keys, and the focus goes along', async () => {
  openInterview({ worksheet: emptyWorksheet() });
  screen.getByRole('button', { name: 'Next: Household' }).focus();
  await user.keyboard('{Enter}');
  expect(step(/^Household/)).toHaveFocus();
  expect(step(/^Household/)).toHaveAttribute('aria-expanded', 'true');
  expect(step(/^Who you are/)).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(step(/^Who you are/)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(step(/^Who you are/), 'a step can be closed').toHaveAttribute('aria-expanded', 'false');
});

test('every kind of question takes its answer', async () => {
  const { sheet, changes } = openInterview({ worksheet: emptyWorksheet() });
  type(screen.getByLabelText('Date of birth'), '2007-09-14');
  const veteran = screen.getByRole('group', { name: 'Are you a veteran?' });
  expect(within(veteran).getByLabelText('Not answered yet')).toBeChecked();
  await user.click(within(veteran).getByLabelText('No'));
  await user.selectOptions(screen.getByLabelText('Your marital status'), 'Never married');
  openStep(/^Household/);
  await user.selectOptions(screen.getByLabelText('State of residence'), 'Puerto Rico');
  type(screen.getByLabelText('Family size'), '4');
  openStep(/^Assets/);
  type(screen.getByLabelText('Cash, savings and checking'), '$10,000');
  expect([...answers, 'parents.state', 'parents.familySize', 'parent.amounts.cash'].map(at)).toEqual([
    '2007-09-14',
    false,
    'neverMarried',
    'PR',
    4,
    10_000,
  ]);
  expect(changes).toContain('Parent: cash, savings and checking');
  function at(field: string) {
    return valueAt(sheet(), field);
  }
});

test('an answer can be taken away again', async () => {
  const { sheet } = openInterview({ target: { field: 'benefit' } });
  const benefit = screen.getByRole('group', { name: 'Did anybody have a federal benefit?' });
  await user.click(within(benefit).getByLabelText('Not answered yet'));
  type(screen.getByLabelText('Family size'), '');
  await user.selectOptions(screen.getByLabelText('State of residence'), 'Not answered yet');
  expect(['benefit', 'parents.familySize', 'parents.state'].map((field) => valueAt(sheet(), field))).toEqual([
    null,
    null,
    null,
  ]);
});

test('amounts have thousands and a real minus; a loss may be typed in any way', () => {
  const { sheet } = openInterview({ target: { field: 'parent.amounts.agi' } });
  const [, agi] = screen.getAllByLabelText('Adjusted gross income') as HTMLInputElement[];
  expect(agi).toHaveValue('72,000');
  expect(agi).toHaveAccessibleDescription('A loss is written with a minus: −1,500.');
  type(agi as HTMLElement, '(1500)');
  expect(agi).toHaveValue('−1,500');
  expect(valueAt(sheet(), 'parent.amounts.agi')).toBe(-1500);
});

test('what is no number stays in the field, says why, and is no answer', async () => {
  const { sheet } = openInterview({ target: { field: 'parent.amounts.cash' } });
  const cash = screen.getByLabelText('Cash, savings and checking');
  await user.clear(cash);
  await user.type(cash, 'about ten');
  expect(screen.queryByRole('alert'), 'who is still typing is not interrupted').not.toBeInTheDocument();
  await user.tab();
  expect(cash).toHaveValue('about ten');
  expect(cash).toHaveAccessibleDescription(/^This is not a number\./);
  expect(screen.getByRole('alert')).toHaveTextContent('like $72,000');
  expect(valueAt(sheet(), 'parent.amounts.cash')).toBeNull();
  openStep(/^Income/);
  openStep(/^Assets/);
  expect(screen.getByLabelText('Cash, savings and checking')).toHaveValue('about ten');
  expect(sessionStorage.getItem('aid-texts uid-viewer castellow'), 'not even a reload takes it').toContain(
    'about ten',
  );
  type(screen.getByLabelText('Cash, savings and checking'), '10');
  expect(sessionStorage).toHaveLength(0);
});

test('amounts that are left can be set to nothing at once', async () => {
  const { sheet, told } = openInterview({
    worksheet: emptyWorksheet(),
    target: { field: 'parent.amounts.cash' },
  });
  type(screen.getByLabelText('Cash, savings and checking'), '500');
  await user.click(screen.getByRole('button', { name: 'The other 2 are $0' }));
  const cash = ['cash', 'investments', 'business', 'agi'].map((item) =>
    valueAt(sheet(), `parent.amounts.${item}`),
  );
  expect(cash, 'only those that are asked here').toEqual([500, 0, 0, null]);
  expect(told).toEqual(['2 amounts were set to $0.']);
  expect(screen.queryByRole('button', { name: /are \$0$/ })).not.toBeInTheDocument();
  expect(document.getElementById('aid-parent.amounts.business'), 'the button is gone').toHaveFocus();
});

test('who knows only a range says both ends', async () => {
  const { sheet } = openInterview({ target: { field: 'parent.amounts.cash' } });
  const cash = () => valueAt(sheet(), 'parent.amounts.cash');
  await user.click(screen.getByLabelText(/^I know only a range: Cash/));
  expect(cash(), 'what was known is kept').toEqual({ from: 10_000, to: 10_000 });
  const group = screen.getByRole('group', { name: 'Cash, savings and checking' });
  type(within(group).getByLabelText('At most'), '12,500');
  expect(cash()).toEqual({ from: 10_000, to: 12_500 });
  type(within(group).getByLabelText('At least'), '');
  expect(cash()).toBeNull();
  expect(group).toHaveAccessibleDescription(/^Write both ends/);
  expect(within(group).getByLabelText('At most')).toHaveValue('12,500');
  type(within(group).getByLabelText('At least'), 'x');
  expect(within(group).getByLabelText('At least')).toHaveAccessibleDescription(/not a number/);
  type(within(group).getByLabelText('At least'), '9000');
  expect(cash()).toEqual({ from: 9000, to: 12_500 });
  await expectAccessible();
  await user.click(screen.getByLabelText(/^I know only a range: Cash/));
  expect(cash()).toBeNull();
  expect(screen.queryByLabelText('At most')).not.toBeInTheDocument();
});

test('help is behind a button, with the line of the tax return and the source', async () => {
  openInterview({ target: { field: 'parent.amounts.agi' } });
  const button = screen.getAllByRole('button', { name: 'Help: Adjusted gross income' })[1] as HTMLElement;
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const help = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(help).toHaveTextContent('What counts as adjusted gross income.');
  expect(help).toHaveTextContent('On the tax return: Form 1040, line 11');
  expect(help).toHaveTextContent('Source: FSA Handbook 2025-26 AVG p. 38');
});

test('what is wrong stands at its field', () => {
  openInterview({
    target: { field: 'parents.familySize' },
    problems: {
      'parents.familySize': 'The family has at least 3.',
      'parents.state': 'Please use the two letters.',
      benefit: 'Please check this.',
    },
  });
  expect(screen.getByLabelText('Family size')).toHaveAccessibleDescription('The family has at least 3.');
  expect(screen.getByLabelText('Family size')).toBeInvalid();
  expect(screen.getByLabelText('State of residence')).toHaveAccessibleDescription(
    'Please use the two letters.',
  );
  expect(screen.getByRole('group', { name: /federal benefit/ })).toHaveAccessibleDescription(
    'Please check this.',
  );
  expect(screen.getAllByRole('alert')).toHaveLength(3);
});

test('only people who are part of it are asked about', () => {
  openInterview({ target: { field: 'student.amounts.agi' } });
  expect(screen.queryByRole('group', { name: 'The spouse' })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'The parents' })).toBeInTheDocument();
});

test('answers of people who are not are kept, told of, and can be removed', async () => {
  const message = 'There are answers for a second person.';
  const { sheet, told } = openInterview({
    worksheet: worksheet({ spouse: person('single', { agi: 100 }) }),
    problems: { spouse: message },
    target: { field: 'spouse' },
  });
  const notice = screen.getByText(/^There are answers about the spouse\. They are kept/);
  expect(notice).toHaveTextContent(message);
  expect(notice).toHaveRole('alert');
  const button = screen.getByRole('button', { name: 'Remove the answers about the spouse' });
  expect(button, 'the problem leads here').toHaveFocus();
  await user.click(button);
  expect(valueAt(sheet(), 'spouse.amounts.agi')).toBeNull();
  expect(valueAt(sheet(), 'parent.amounts.agi')).toBe(72_000);
  expect(told).toEqual(['The answers about the spouse were removed.']);
  expect(button).not.toBeInTheDocument();
});

test('an independent student’s parents do not count, all of them at once', () => {
  openInterview({ asked: ASKED.filter((field) => !field.startsWith('parent')) });
  expect(screen.getAllByText(/^There are answers about/)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remove the answers about the parents' })).toBeInTheDocument();
});

test('what is wrong with answers that do not count is told beside them', () => {
  openInterview({
    asked: ASKED.filter((field) => !field.startsWith('parent')),
    problems: { 'parent.amounts.cash': 'This cannot be negative.' },
    target: { field: 'parent.amounts.cash' },
  });
  expect(screen.getByRole('alert')).toHaveTextContent('This cannot be negative.');
  expect(screen.getByRole('button', { name: 'Remove the answers about the parents' })).toHaveFocus();
});

test('an answer that is none of the list is shown as it came', () => {
  openInterview({
    worksheet: withValue(worksheet(), 'parents.state', 'OT'),
    target: { field: 'parents.state' },
  });
  expect(screen.getByLabelText('State of residence')).toHaveValue('OT');
});

test('where nothing is answered a sample can be filled in, with a way back', async () => {
  const { sheet, told } = openInterview({ worksheet: emptyWorksheet() });
  await user.selectOptions(await screen.findByLabelText(/fill in a sample family$/), 'Maren Castellow');
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(sheet()).toEqual(worksheet());
  expect(told).toEqual(['The answers of Maren Castellow were filled in.']);
  expect(screen.queryByLabelText(/fill in a sample family$/)).not.toBeInTheDocument();
});
