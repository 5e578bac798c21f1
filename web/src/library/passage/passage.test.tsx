import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { document as sample } from '../testing';
import { groupBlocks } from './groups';
import { PassageView } from './PassageView';
import { cellsOf } from './table';

const [first, second] = sample().pages;
const blocks = [...(first?.blocks ?? []), ...(second?.blocks ?? [])];

test.each([
  ['a | b', ['a', 'b']],
  ['a |  | c', ['a', '', 'c']],
  ['Date |', ['Date', '']],
  ['| Fall |', ['', 'Fall', '']],
  ['either|or', ['either|or']],
])('the cells of the row “%s” are found', (row, cells) => {
  expect(cellsOf(row).map(({ start, end }) => row.slice(start, end))).toEqual(cells);
});

test('what belongs together makes up one list or table', () => {
  const kinds = ['item', 'item', 'paragraph', 'item', 'header', 'header', 'row', 'header', 'row', 'heading9'];
  const groups = groupBlocks(kinds.map((kind) => ({ kind, text: '' })));
  expect(groups.map(({ kind, blocks }) => `${kind} ${blocks.length}`)).toEqual([
    'list 2',
    'block 1',
    'list 1',
    'table 3',
    'table 2',
    'block 1',
  ]);
});

test('a page has its headings, paragraphs, lists and tables', async () => {
  render(<PassageView blocks={blocks} />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Credits',
    'Payment',
  ]);
  expect(table.getAllByRole('cell')).toHaveLength(4);
  expect(document.querySelector('mark')).toBeNull();
});

test('quoted words are marked across blocks and cells, and brought into view', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <PassageView blocks={blocks} quote="No degree yet. Enrollment intensity Credits | Payment 12" aims />,
  );
  const marks = [...document.querySelectorAll('mark')];
  expect(marks.map(({ textContent }) => textContent)).toEqual([
    'No degree yet.',
    'Enrollment intensity',
    'Credits',
    'Payment',
    '12',
  ]);
  expect(seen.mock.contexts[0]).toBe(marks[0]);
});

test('markup in a document is shown as text', () => {
  render(
    <PassageView blocks={[{ kind: 'paragraph', text: '<img src=x onerror=alert(1)>' }]} quote="src=x" />,
  );
  expect(screen.getByText(/^<img/)).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});

test('what kind a block is need not be known', async () => {
  render(<PassageView blocks={[{ kind: 'verse', text: 'Roses are red' }]} />);
  expect(screen.getByText('Roses are red').tagName).toBe('P');
  await expectAccessible();
});
