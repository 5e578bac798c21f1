import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { user } from '@/testing/user';
import { content, department, trait, traitCard } from '../testing';
import { EDIT, field, openEditor, saveButton, TRAIT, write } from './testing';

vi.mock('@/identity/leave');

const questions = () =>
  screen.getAllByLabelText(/^Question \d$/).map((one) => (one as HTMLInputElement).value);
const three = () => Response.json(trait({ content: content({ questions: ['One?', 'Two?', 'Three?'] }) }));
const saved = (request: Request) =>
  request.json().then((body) => Response.json(trait({ version: 3, content: body.content })));

test('questions are moved by buttons and by key, and the focus goes with them', async () => {
  openEditor('contributor', EDIT, { [`GET ${TRAIT}`]: three });
  await user.click(await screen.findByRole('button', { name: 'Move question 1 down' }));
  expect(questions()).toEqual(['Two?', 'One?', 'Three?']);
  expect(screen.getByRole('button', { name: 'Move question 2 down' })).toHaveFocus();
  expect(screen.getByText('Question 2 of 3')).toHaveRole('status');
  const last = await field('Question 3');
  last.focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(questions()).toEqual(['Three?', 'Two?', 'One?']);
  expect(await field('Question 1')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(questions(), 'no further than to the top').toEqual(['Three?', 'Two?', 'One?']);
  expect(screen.getByRole('button', { name: 'Move question 1 up' })).toHaveAttribute('aria-disabled', 'true');
});

test('questions are added and removed, and a removed one comes back by Undo', async () => {
  const { sent } = openEditor('contributor', EDIT, { [`GET ${TRAIT}`]: three, [`PUT ${TRAIT}`]: saved });
  await user.click(await screen.findByRole('button', { name: 'Add a question' }));
  expect(await field('Question 4')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove question 1' }));
  expect(await field('Question 1'), 'the next one takes the focus').toHaveFocus();
  expect(questions()).toEqual(['Two?', 'Three?', '']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(questions()).toEqual(['One?', 'Two?', 'Three?', '']);
  await user.click(screen.getByRole('button', { name: 'Remove question 3' }));
  await user.click(await saveButton());
  await screen.findByText('Initiative was saved.');
  const [{ content: body }] = await sent(`PUT ${TRAIT}`);
  expect(body.questions, 'an empty one is not sent').toEqual(['One?', 'Two?']);
});

test('the last question gone, the focus is on the way to a new one', async () => {
  openEditor('contributor');
  await user.click(await screen.findByRole('button', { name: 'Remove question 1' }));
  expect(screen.getByRole('button', { name: 'Add a question' })).toHaveFocus();
});

test('another trait is found by searching and chosen by key', async () => {
  const { requests, sent } = openEditor('contributor', EDIT, {
    [`PUT ${TRAIT}`]: saved,
    'GET /api/traits': () =>
      Response.json({
        traits: [
          traitCard({ id: 'advice', name: 'Advice' }),
          traitCard(),
          traitCard({ id: 'drive', name: 'Drive' }),
        ],
        total: 3,
        next: null,
      }),
  });
  const search = await screen.findByRole('combobox', { name: /^Add a trait that is easily taken/ });
  await user.click(search);
  await user.paste('dri');
  await screen.findByRole('option', { name: 'Drive' });
  const list = screen.getByRole('listbox', { name: 'Not to be confused with' });
  const options = within(list).getAllByRole('option');
  expect(
    options.map(({ textContent }) => textContent),
    'by name first, and never itself',
  ).toEqual(['Drive', 'Advice']);
  expect(requests.map(({ url }) => new URL(url).search)).toContain('?q=dri&limit=100');
  await user.keyboard('{ArrowDown}{Enter}');
  const difference = await field('Drive: the difference');
  await waitFor(() => expect(difference).toHaveFocus());
  await user.paste('Drive is a mood.');
  expect(screen.getByRole('link', { name: /^Open ?Drive$/ })).toHaveAttribute('href', '/traits/drive/edit');
  await user.click(search);
  await user.paste('Hustle');
  await user.keyboard('{Enter}');
  const other = await field('Hustle: the difference');
  await waitFor(() => expect(other).toHaveFocus());
  expect(screen.queryByRole('link', { name: /^Open ?Hustle$/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Persistence' }));
  await user.click(await saveButton());
  await screen.findByText('Initiative was saved.');
  const [{ content: body }] = await sent(`PUT ${TRAIT}`);
  expect(body.confusedWith).toEqual([
    { key: 'drive', difference: 'Drive is a mood.' },
    { key: 'Hustle', difference: '' },
  ]);
});

test('frameworks are suggested, typed, each once, and removed', async () => {
  const { sent } = openEditor('contributor', EDIT, { [`PUT ${TRAIT}`]: saved });
  const nace = await screen.findByRole('combobox', { name: /^NACE career readiness/ });
  await user.click(nace);
  await user.click(await screen.findByRole('option', { name: /^Leadership/ }));
  await user.click(nace);
  await user.paste('leadership');
  await user.keyboard('{Enter}');
  const own = screen.getByRole('combobox', { name: /^Our own/ });
  await user.click(own);
  await user.paste(' House rule ');
  await user.click(screen.getByRole('button', { name: /^Add ?to Our own/ }));
  await user.click(screen.getByRole('button', { name: 'Remove Initiative' }));
  expect(screen.getByRole('combobox', { name: /^O\*NET/ }), 'nothing is left to remove').toHaveFocus();
  await user.click(await saveButton());
  await screen.findByText('Initiative was saved.');
  const [{ content: body }] = await sent(`PUT ${TRAIT}`);
  expect(body.frameworks).toEqual({
    nace: ['Career & Self-Development', 'Leadership'],
    onet: [],
    bigFive: [],
    own: ['House rule'],
  });
});

test('departments are sent only when what they ask for was changed', async () => {
  const { sent } = openEditor('contributor', EDIT, { [`PUT ${TRAIT}`]: saved });
  await user.selectOptions(await screen.findByLabelText('Inside sales'), 'Not asked for');
  await user.selectOptions(screen.getByLabelText('Sales'), '5 Essential');
  await user.selectOptions(screen.getByLabelText('Whole organization'), '1 Helpful');
  await user.selectOptions(screen.getByLabelText('Whole organization'), 'Says nothing');
  await user.click(await saveButton());
  await screen.findByText('Initiative was saved.');
  await write('Why it matters', 'It pays.');
  await user.click(await saveButton());
  await waitFor(async () => expect(await sent(`PUT ${TRAIT}`)).toHaveLength(2));
  const [first] = await sent(`PUT ${TRAIT}`);
  expect(first.departments).toEqual([
    { department: 'inside', importance: 0 },
    { department: 'sales', importance: 5 },
  ]);
});

test('of many departments those are shown that say something', async () => {
  const many = Array.from({ length: 12 }, (_, at) => department({ id: `d${at}`, name: `Department ${at}` }));
  openEditor('contributor', EDIT, {
    'GET /api/departments': () => Response.json({ departments: [...many, department()] }),
  });
  const list = within(await screen.findByRole('list', { name: 'Departments' }));
  expect(list.getAllByRole('combobox')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show all 13 departments' }));
  expect(list.getAllByRole('combobox')).toHaveLength(13);
});

test('phrases are written one on a line', async () => {
  const { sent } = openEditor('contributor', EDIT, { [`PUT ${TRAIT}`]: saved });
  await user.click(await screen.findByText('Advanced'));
  await write('How job descriptions ask for it', 'self-starter\n\n drive \n');
  await write('For level 5, exceptional', 'it is still running');
  await write('Against it', 'waited');
  await user.click(await saveButton());
  await screen.findByText('Initiative was saved.');
  const [{ content: body }] = await sent(`PUT ${TRAIT}`);
  expect(body.cues).toEqual(['self-starter', 'drive']);
  expect(body.evidence).toEqual({ against: ['waited'], levels: [[], [], [], [], ['it is still running']] });
});
