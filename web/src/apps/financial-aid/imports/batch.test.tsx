import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { family, worksheet } from '../testing';
import { batchRow, giveHeights, openImports, whole } from './testing';

const SEND = 'POST /api/financial-aid/batches';
const file = new File(['name\nA\n'], 'families.csv', { type: 'text/csv' });
const send = async () =>
  user.upload(await screen.findByLabelText('Drop a CSV table of families here, or choose one'), file);

const FORM = {
  steps: [
    {
      id: 'household',
      title: 'Household',
      questions: [
        {
          field: 'benefit',
          step: 'household',
          label: 'A federal benefit',
          help: '',
          kind: { kind: 'yesNo' },
          source: '',
        },
      ],
    },
  ],
};

let restore = () => {};
beforeEach(() => {
  restore = giveHeights();
});
afterEach(() => restore());

const three = whole(
  { kind: 'begin', total: 3, columns: { unknown: ['shoe size'], ignored: ['ssn'], repeated: [] } },
  { kind: 'row', row: batchRow(2) },
  {
    kind: 'row',
    row: batchRow(3, {
      name: '',
      exact: false,
      formula: null,
      sai: { least: -1500, most: 4200 },
      pell: { least: 740, most: 7395 },
      missing: ['benefit'],
    }),
  },
  {
    kind: 'row',
    row: batchRow(4, { exact: false, problems: [{ field: 'benefit', message: 'Please write yes or no.' }] }),
  },
  { kind: 'end', count: 3, exact: 1 },
);

test('a table of families is worked out, with a range where answers are missing', async () => {
  openImports({ [SEND]: three, 'GET /api/financial-aid/form': () => Response.json(FORM) });
  await send();
  const told = '1 of 3 families have a certain result; 2 have a range.';
  await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
  const table = within(screen.getByRole('table', { name: 'Families' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'LineFamilyYearFormulaIndexPell GrantState',
    '2Family 22026–27A3,541$3,855Certain',
    '3Family in line 32026–27–−1,500 to 4,200$740 to $7,3951 answer missing',
    '4Family 42026–27A3,541$3,8551 to check',
  ]);
  await user.click(table.getByRole('button', { name: 'Family in line 3' }));
  expect(await screen.findByText('A federal benefit')).toBeInTheDocument();
  await user.click(table.getByRole('button', { name: 'Family 4' }));
  expect(screen.getByText('Please write yes or no.')).toBeInTheDocument();
  await expectAccessible();
});

test('columns that do not count are named', async () => {
  openImports({ [SEND]: three });
  await send();
  expect(await screen.findByText('shoe size')).toBeInTheDocument();
  expect(screen.getByText(/^Columns that are never read/)).toHaveTextContent('ssn');
  expect(screen.queryByText(/^Columns that say again/)).toBeNull();
});

test('only what is open is shown on demand', async () => {
  openImports({ [SEND]: three });
  await send();
  await user.click(await screen.findByRole('button', { name: 'Only open ones 2' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Family 2' })).toBeNull();
});

test('a family of the table is kept with its answers, which are read once more', async () => {
  const CREATE = 'POST /api/financial-aid/families';
  const OPEN = 'POST /api/financial-aid/batches/open';
  const opened = {
    name: 'Family in line 3',
    worksheet: { application: worksheet().application, schools: [] },
  };
  const { made, sent } = openImports({
    [SEND]: three,
    [OPEN]: () => Response.json(opened),
    'GET /api/financial-aid/form': () => Response.json(FORM),
    [CREATE]: () => Response.json(family({ id: 'new', name: 'Family in line 3' }), { status: 201 }),
  });
  await send();
  await user.click(await screen.findByRole('button', { name: 'Family in line 3' }));
  await user.click(screen.getByRole('button', { name: 'Open as a family' }));
  expect(await screen.findByRole('link', { name: /^Open Family in line 3/ })).toBeInTheDocument();
  expect(made(OPEN).map(({ url }) => new URL(url).search)).toEqual(['?line=3']);
  expect(await sent(CREATE)).toEqual([opened]);
});

test('a table without a header is refused, and the template is at hand', async () => {
  const message =
    'No column of the first row is known. Please begin the table with the header of the template.';
  openImports({ [SEND]: () => refusal('validation_failed', message, 422) });
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Template' })).toHaveAttribute(
    'href',
    '/api/financial-aid/batches/template',
  );
});
