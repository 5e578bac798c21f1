import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { render } from '@/testing/render';
import { user } from '@/testing/user';
import { Toaster } from '../toast/Toaster';
import { Twin } from './Twin';
import { figures, type TwinTable } from './table';
import { readTable } from './testing';

const TITLE = 'Mentors by city';

const TABLE: TwinTable = {
  columns: [{ label: 'City' }, figures('Share', (part) => `${part * 100} %`)],
  rows: [
    ['Boston, "the Hub"', 0.5],
    ['=HYPERLINK("x")', null],
  ],
};

const open = (change: Partial<Parameters<typeof Twin>[0]> = {}) =>
  render(
    <>
      <Twin
        title={TITLE}
        summary="Half of them live in Boston."
        note="One city is missing."
        picture={<svg role="img" aria-label="Half of them live in Boston." />}
        table={TABLE}
        {...change}
      />
      <Toaster />
    </>,
  );

const textOf = (file: unknown) => (file instanceof Blob ? file.text() : Promise.reject(new Error('no file')));

test('a picture has a heading, a sentence and a table, by key', async () => {
  open();
  expect(screen.getByRole('region', { name: TITLE })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: TITLE, level: 2 })).toBeInTheDocument();
  expect(screen.getByText('Half of them live in Boston. One city is missing.')).toBeInTheDocument();
  const views = within(screen.getByRole('group', { name: `${TITLE}: shown as` }));
  expect(views.getByRole('button', { name: 'Chart' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();

  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(views.getByRole('button', { name: 'Table' })).toHaveFocus();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await readTable(TITLE)).toEqual([
    ['City', 'Share'],
    ['Boston, "the Hub"', '50 %'],
    ['=HYPERLINK("x")', 'No data'],
  ]);
  expect(screen.getByText(/^Half of them/)).toBeInTheDocument();
  await expectAccessible();
});

test('the table is taken along with plain figures, and without formulas', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const made = vi.spyOn(URL, 'createObjectURL');
  open();
  await user.click(screen.getByRole('button', { name: 'Table' }));
  await user.click(screen.getByRole('button', { name: `Copy as table: ${TITLE}` }));
  await user.click(screen.getByRole('button', { name: `Download as CSV: ${TITLE}` }));
  const csv = 'City,Share\r\n"Boston, ""the Hub""",0.5\r\n"\'=HYPERLINK(""x"")",';
  expect(write).toHaveBeenCalledWith(csv);
  expect(await screen.findByText('The table was copied as CSV.')).toBeInTheDocument();
  expect(await textOf(made.mock.calls[0]?.[0])).toBe(csv);
});

test('of a long table there are pages on the screen, and all of it in the file', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const rows = Array.from({ length: 250 }, (_, number) => [`City ${number + 1}`, number]);
  open({ table: { ...TABLE, rows } });
  const first = await readTable(TITLE);
  expect([first.length, first[1]?.[0], first.at(-1)?.[0]]).toEqual([101, 'City 1', 'City 100']);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const last = await readTable(TITLE);
  expect([last.length, last[1]?.[0], last.at(-1)?.[0]]).toEqual([51, 'City 201', 'City 250']);
  await user.click(screen.getByRole('button', { name: `Download as CSV: ${TITLE}` }));
  const text = await textOf(made.mock.calls[0]?.[0]);
  expect(text.split('\r\n')).toHaveLength(251);
});

test('without figures there is neither a picture nor a table, but a sentence', () => {
  open({ table: { ...TABLE, rows: [] }, empty: 'Nobody was asked yet.' });
  expect(screen.getByText('Nobody was asked yet.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('inside of something else its heading is below that of a panel', async () => {
  open({ plain: true });
  expect(screen.getByRole('heading', { name: TITLE, level: 3 })).toBeInTheDocument();
  await readTable(TITLE);
});
