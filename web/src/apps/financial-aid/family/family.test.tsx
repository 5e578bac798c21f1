import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { ASKED, form } from '../interview/form.fixture';
import { explained, family, halfWorkedOut, workedOut, worksheet } from '../testing';
import type { Worksheet } from '../types';
import { useFamily } from './context';
import { ADDRESS, FAMILY, openFamily, write } from './testing';

vi.mock('@/identity/leave');

function Probe() {
  const { worksheet, change, goTo } = useFamily();
  const grow = (sheet: Worksheet): Worksheet => ({
    ...sheet,
    application: { ...sheet.application, parents: { ...sheet.application.parents, familySize: 5 } },
  });
  return (
    <>
      <p>Family of {String(worksheet.application.parents.familySize)}</p>
      <button type="button" onClick={() => change(grow, 'family size')}>
        Grow
      </button>
      <button type="button" onClick={() => goTo('parent.agi')}>
        To the income
      </button>
      <button type="button" onClick={() => goTo('schools.0.terms.1.credits')}>
        To the credits
      </button>
    </>
  );
}

const PUT = `PUT ${FAMILY}`;
const ESTIMATES = 'POST /api/financial-aid/estimates';
const results = () => screen.findByRole('region', { name: 'Result' });

test('a complete family has an index, a grant, a formula, and says what they are worth', async () => {
  openFamily({}, <Probe />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Maren Castellow' })).toBeInTheDocument();
  const cards = await results();
  await waitFor(() => expect(cards).toHaveTextContent('3,541'));
  expect(cards).toHaveTextContent(/Student Aid Index.*3,541/);
  expect(cards).toHaveTextContent(/Pell Grant\$3,855Calculated: the maximum less the index\./);
  expect(cards).toHaveTextContent(/FormulaADependent student: the parents count too\./);
  expect(cards).toHaveTextContent('Every question is answered.');
  expect(cards).toHaveTextContent('Award year 2026–27, final tables.');
  expect(cards).toHaveTextContent('Estimate, not an offer.');
  expect(within(cards).getByRole('link', { name: 'Talk to the aid office' })).toHaveAttribute(
    'href',
    `${ADDRESS}/ask`,
  );
  expect(await screen.findByText('Family of 4')).toBeInTheDocument();
  await expectAccessible();
});

test('what is told aloud is one sentence', async () => {
  openFamily({}, <Probe />);
  const told = await screen.findByText('Student Aid Index 3,541, Pell Grant $3,855.');
  expect(told).toHaveRole('status');
});

test('with answers missing there is a range, and a way to the next question', async () => {
  openFamily({ [ESTIMATES]: () => Response.json(halfWorkedOut()) });
  const cards = await results();
  await waitFor(() => expect(cards).toHaveTextContent('2,109 to 6,441'));
  expect(cards).toHaveTextContent('$955 to $5,285');
  expect(cards, 'its own questions are answered').toHaveTextContent(
    'Formula3 answers missingIt is shown once every answer is there.',
  );
  expect(cards, 'where there is little room').toHaveTextContent(
    '3 answers missing, so the formula is not known yet. It is shown once every answer is there.',
  );
  await user.click(await within(cards).findByRole('button', { name: '3 answers missing: go to the next' }));
  const question = await screen.findByRole('group', { name: 'Did anybody have a federal benefit?' });
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
});

test('a formula whose own questions are open says which they are', async () => {
  openFamily({ [ESTIMATES]: () => Response.json(halfWorkedOut({ missing: ['about.veteran', 'benefit'] })) });
  await waitFor(async () => expect(await results()).toHaveTextContent('It follows from who you are'));
});

test('an answer of which a range is known is not missing', async () => {
  const { application, schools } = worksheet();
  const amounts = { ...application.parent.amounts, agi: { from: 40_000, to: 80_000 } };
  const parent = { ...application.parent, amounts };
  openFamily({
    [`GET ${FAMILY}`]: () =>
      Response.json(family({ worksheet: { application: { ...application, parent }, schools } })),
    [ESTIMATES]: () => Response.json(halfWorkedOut()),
  });
  const open = '2 answers missing, 1 only a range';
  expect(await screen.findByRole('button', { name: `${open}: go to the next` })).toBeInTheDocument();
  expect(await results()).toHaveTextContent(`Formula${open}`);
  const told = `Student Aid Index 2,109 to 6,441, Pell Grant $955 to $5,285. ${open}.`;
  expect(await screen.findByText(told)).toHaveRole('status');
});

test('without a result it is said what stands against it', async () => {
  const problems = [{ field: 'parent.amounts.cash', message: 'This cannot be negative.' }];
  openFamily({ [ESTIMATES]: () => Response.json(halfWorkedOut({ missing: [], problems })) });
  await waitFor(async () => expect(await results()).toHaveTextContent('Formula1 answer to check'));
});

test('an answer that cannot be is told at its field, and the cards lead there', async () => {
  const message = 'This cannot be negative.';
  openFamily({
    [ESTIMATES]: () =>
      Response.json(halfWorkedOut({ problems: [{ field: 'parent.amounts.cash', message }] })),
  });
  await user.click(await screen.findByRole('button', { name: '1 answer to check' }));
  const cash = await screen.findByLabelText('Cash, savings and checking');
  expect(cash).toHaveFocus();
  expect(cash).toHaveAccessibleDescription(message);
  expect(screen.getByText(message)).toHaveRole('alert');
});

test('preliminary tables are marked by words', async () => {
  openFamily({
    [ESTIMATES]: () =>
      Response.json(
        workedOut({ year: '2027-28', tables: 'preliminary', note: 'Not yet checked.', result: explained() }),
      ),
  });
  expect(await screen.findByText('preliminary tables')).toBeInTheDocument();
  expect(await results()).toHaveTextContent('Award year 2027–28, preliminary tables. Not yet checked.');
  expect(screen.getByRole('option', { name: '2027–28 (preliminary)' })).toBeInTheDocument();
});

test('a result that does not come says so, keeps the old one, and can be asked for again', async () => {
  let isUp = true;
  openFamily({
    [ESTIMATES]: () => (isUp ? Response.json(workedOut()) : refusal('overloaded', 'Too much to do.', 503)),
  });
  await waitFor(async () => expect(await results()).toHaveTextContent('3,541'));
  isUp = false;
  fireEvent.change(screen.getByLabelText('Award year'), { target: { value: '2025-26' } });
  expect(await screen.findByText('The result is not up to date: Too much to do.')).toBeInTheDocument();
  expect(await results()).toHaveTextContent('3,541');
  isUp = true;
  await user.click(within(await results()).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/The result is not up to date/)).not.toBeInTheDocument());
});

test('a change from a tab is kept, worked out, and can be taken back alone', async () => {
  const { sent } = openFamily({}, <Probe />);
  await user.click(await screen.findByRole('button', { name: 'Grow' }));
  expect(screen.getByText('Family of 5')).toBeInTheDocument();
  await write('Family name', 'The Castellows');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Family of 4')).toBeInTheDocument();
  expect(screen.getByLabelText('Family name'), 'what was done since stays').toHaveValue('The Castellows');
  await waitFor(async () => {
    const last = (await sent(PUT)).at(-1);
    expect(last?.name).toBe('The Castellows');
    expect(last?.worksheet.application.parents.familySize).toBe(4);
  });
});

test('Ctrl+Z takes the last change back, and Shift with it does it again', async () => {
  openFamily({}, <Probe />);
  await user.click(await screen.findByRole('button', { name: 'Grow' }));
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Family of 4')).toBeInTheDocument();
  expect(screen.getByText('Taken back: family size.')).toBeInTheDocument();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(screen.getByText('Family of 5')).toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(screen.getByText('There is nothing to take back.')).toBeInTheDocument();
});

test('in a field the keys belong to the field', async () => {
  openFamily({}, <Probe />);
  await user.click(await screen.findByRole('button', { name: 'Grow' }));
  screen.getByLabelText('Family name').focus();
  fireEvent.keyDown(screen.getByLabelText('Family name'), { key: 'z', ctrlKey: true });
  expect(screen.getByText('Family of 5')).toBeInTheDocument();
});

test('a tab leads to a question by any of its names', async () => {
  openFamily({}, <Probe />);
  await user.click(await screen.findByRole('button', { name: 'To the income' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'aid-parent.amounts.agi'));
  await user.click(screen.getByRole('button', { name: 'To the credits' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'aid-schools.0.terms.1.credits'));
});

test('an answer that cannot be is seen, though its question does not matter any more', async () => {
  openFamily({
    'POST /api/financial-aid/form/asked': () =>
      Response.json({ fields: ASKED.filter((field) => field !== 'household.marital') }),
    [ESTIMATES]: () =>
      Response.json(
        halfWorkedOut({ problems: [{ field: 'household.marital', message: 'Choose another.' }] }),
      ),
  });
  await user.click(await screen.findByRole('button', { name: '1 answer to check' }));
  const marital = await screen.findByLabelText('Your marital status');
  expect(marital).toHaveAccessibleDescription('Choose another.');
  expect(marital).toHaveFocus();
});

test('questions that do not come can be asked for again', async () => {
  let isUp = false;
  openFamily({
    'GET /api/financial-aid/form': () =>
      isUp ? Response.json(form()) : refusal('overloaded', 'Too much to do.', 503),
  });
  expect(await screen.findByText(/^The questions are not complete: Too much to do\.$/)).toHaveRole('alert');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Date of birth')).toBeInTheDocument();
});
