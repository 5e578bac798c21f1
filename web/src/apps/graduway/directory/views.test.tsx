import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Schemas } from '@/api/client';
import { expectAccessible } from '@/testing/accessible';
import { answer, nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { bodiesOf, chip, segment } from '../testing';
import { sayRest } from './PeopleMap';
import { compiled, FIELD, open, PLACE, page } from './testing';

const SHOWN = '/graduway?f=field%3AChemistry&f=place%3ABoston';
const two = page({ chips: [FIELD, PLACE] });

const map = (change: Partial<Schemas['DirectoryMap']> = {}): Schemas['DirectoryMap'] => ({
  reading: 'field chemistry',
  total: 130,
  dots: [
    { label: 'Boston', latitude: 42.36, longitude: -71.06, people: 80, place: 'Boston' },
    { label: 'Elsewhere in Texas', latitude: 31, longitude: -99, people: 5, place: null },
  ],
  least: 3,
  elsewhere: 14,
  hasFew: false,
  without: 31,
  ...change,
});

const counts = (change: Partial<Schemas['DirectoryCounts']> = {}): Schemas['DirectoryCounts'] => ({
  reading: 'field chemistry',
  by: 'industry',
  label: 'Industry',
  total: 130,
  groups: [
    { label: 'Biotech', people: 90, chip: { slot: 'industry', text: 'Biotech' } },
    { label: 'Law', people: 12, chip: { slot: 'industry', text: 'Law' } },
  ],
  more: 0,
  without: 28,
  ...change,
});

const search = { 'POST /api/graduway/directory/search': () => answer<'DirectoryPage'>(two) };

test('the map has a table twin, leads to a place and says who is not on it', async () => {
  open(`${SHOWN}&view=map`, {
    ...search,
    'POST /api/graduway/directory/map': () => answer<'DirectoryMap'>(map()),
  });
  expect(await screen.findByRole('application', { name: /^Where they live, Whole map/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'United States' })).toBeInTheDocument();
  expect(screen.getByText(/14 more live where they are fewer\. Of 31 people the place/)).toBeInTheDocument();
  expect(screen.getByText(/Natural Earth \(public domain\)/)).toBeInTheDocument();
  await expectAccessible();
  const shown = within(screen.getByRole('group', { name: 'Where they live: shown as' }));
  await user.click(shown.getByRole('button', { name: 'Table' }));
  const rows = within(screen.getByRole('table', { name: 'Where they live' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Place', 'People'],
    ['Boston', '80'],
    ['Elsewhere in Texas', '5'],
  ]);
  expect(screen.getByRole('link', { name: 'Boston' })).toHaveAttribute('href', SHOWN);
  expect(screen.queryByRole('link', { name: 'Elsewhere in Texas' })).not.toBeInTheDocument();
});

test('so few that they could be told are not counted on the map', () => {
  const few = { elsewhere: null, hasFew: true, without: null };
  expect(sayRest(map({ ...few, total: 87 }))).toBe(
    'A dot stands for at least 3 people. Fewer than 3 live elsewhere.',
  );
  expect(sayRest(map(few))).toBe(
    'A dot stands for at least 3 people. Fewer than 3 live elsewhere. ' +
      'Of everybody else the place is not known, or not shared.',
  );
  expect(sayRest(map({ elsewhere: 0, without: 0 }))).toBe('A dot stands for at least 3 people.');
});

test('a chart counts by what one chooses, and leads to a group', async () => {
  const { router, requests } = open(`${SHOWN}&view=chart&by=industry`, {
    ...search,
    'POST /api/graduway/directory/counts': async (request) => {
      const { by } = (await request.clone().json()) as { by: Schemas['DirectoryGrouping'] };
      return by === 'decade'
        ? answer<'DirectoryCounts'>(
            counts({
              by,
              label: 'Decade of the class',
              groups: [{ label: '1990s', people: 130, chip: { slot: 'class', text: '1990 to 1999' } }],
              without: 0,
            }),
          )
        : answer<'DirectoryCounts'>(counts({ by }));
    },
  });
  const narrow = within(await screen.findByRole('navigation', { name: 'Narrow the filter to a group' }));
  expect(narrow.getByRole('link', { name: 'Law' })).toHaveAttribute(
    'href',
    expect.stringContaining('f=industry%3ALaw&by=industry'),
  );
  expect(screen.getByText(/28 people are in none/)).toBeInTheDocument();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Counted by' }), 'Decade of the class');
  expect(addressOf(router)).toBe(`${SHOWN}&view=chart`);
  expect(await screen.findByRole('img', { name: /decade of the class/ })).toBeInTheDocument();
  expect(await bodiesOf(requests, 'POST /api/graduway/directory/counts')).toMatchObject([
    { by: 'industry' },
    { by: 'decade' },
  ]);
});

test('the years are lines, and a question about a trend leads to them', async () => {
  const { router } = open('/graduway', {
    ...search,
    'POST /api/graduway/directory/compile': () =>
      answer<'DirectoryCompilation'>(compiled({ ask: 'trend', unknown: [], chips: [FIELD] })),
    'POST /api/graduway/directory/series': () =>
      answer<'DirectorySeries'>({
        reading: 'field chemistry',
        years: [2025, 2026],
        lines: [{ by: 'givingYear', label: 'Gave', people: [40, 12] }],
      }),
  });
  await user.type(await screen.findByRole('combobox', { name: 'Ask the directory' }), 'giving trend{Enter}');
  expect(await screen.findByText(/Gave: from 40 in 2025 to 12 in 2026 so far/)).toBeInTheDocument();
  expect(addressOf(router)).toContain('view=chart&by=years');
});

test('what fails in a view says so and leaves the rest', async () => {
  open(`${SHOWN}&view=map`, {
    ...search,
    'POST /api/graduway/directory/map': () => refusal('overloaded', 'Getting ready.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Getting ready.');
  expect(screen.getByRole('heading', { name: '2 people fit' })).toBeInTheDocument();
});

test('what is nice is counted chip by chip, and a distance goes with its place', async () => {
  const nice = (slot: string, text: string) => chip({ slot, label: slot, text, need: 'nice' });
  const chips = [nice('within', '30 miles'), nice('place', 'Boston'), nice('industry', 'Biotech')];
  open(SHOWN, {
    'POST /api/graduway/directory/search': () =>
      answer<'DirectoryPage'>(page({ chips, nice: [7, 1], notes: ['“x” narrows nothing.'] })),
  });
  expect(
    await screen.findByText('Of these, how many have what would be nice: Boston: 7; Biotech: 1.'),
  ).toBeInTheDocument();
  expect(screen.getByText('“x” narrows nothing.')).toBeInTheDocument();
});

test('what would be nice rules nobody out: it is said of how many it is so', async () => {
  const nice = chip({ slot: 'industry', label: 'Industry', text: 'Biotech', need: 'nice' });
  open('/graduway?f=~industry%3ABiotech', {
    'POST /api/graduway/directory/search': () => answer<'DirectoryPage'>(page({ chips: [nice], nice: [1] })),
  });
  expect(
    await screen.findByText('Of these, how many have what would be nice: Biotech: 1.'),
  ).toBeInTheDocument();
});

test('a filter is saved as a segment, and Undo deletes it', async () => {
  const { router, requests } = open(SHOWN, {
    ...search,
    'POST /api/graduway/segments': () => answer<'Segment'>(segment(), 201),
    'GET /api/graduway/segments/boston': () => answer<'Segment'>(segment({ chips: [FIELD, PLACE] })),
    'DELETE /api/graduway/segments/boston': nothing,
  });
  await user.click(await screen.findByRole('button', { name: 'Save as segment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save as segment' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Boston chemists');
  await user.click(dialog.getByRole('checkbox', { name: /Everybody sees it/ }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Boston chemists was saved.')).toBeInTheDocument();
  expect(addressOf(router)).toBe(`${SHOWN}&segment=boston`);
  expect(await bodiesOf(requests, 'POST /api/graduway/segments')).toEqual([
    {
      name: 'Boston chemists',
      shared: true,
      chips: [
        { slot: 'field', text: 'Chemistry', excluded: false, need: 'must' },
        { slot: 'place', text: 'Boston', excluded: false, need: 'must' },
      ],
    },
  ]);
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/graduway/segments/boston/export',
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Save as segment' })).toBeInTheDocument();
  expect(addressOf(router)).toBe(SHOWN);
});

test('a viewer can look and save, but neither export nor write', async () => {
  open(SHOWN, search, 'viewer');
  expect(await screen.findByRole('button', { name: 'Save as segment' })).toBeEnabled();
  const button = screen.getByRole('button', { name: 'Export CSV' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/Only a contributor or an admin can do this\./);
  expect(screen.queryByRole('link', { name: 'Write to them' })).not.toBeInTheDocument();
});
