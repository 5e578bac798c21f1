import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { foundPerson, peopleFound } from '../testing';
import { open } from './testing';

const region = () => screen.getByRole('region', { name: 'People found' });
const press = async (name: string) => {
  (await screen.findByRole('button', { name })).focus();
  await user.keyboard('{Enter}');
};

test.each([
  ['Remove filter: Alum', '/people?place=Boston'],
  ['Clear filters', '/people'],
])('“%s” goes, and the focus stays with those found', async (name, address) => {
  const { router } = open('/people?kind=alum&place=Boston');
  await press(name);
  expect(addressOf(router)).toBe(address);
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(region()).toHaveFocus();
});

test('where nobody could be looked for, a filter that goes takes no focus with it', async () => {
  open('/people?kind=alum', {
    'GET /api/people': () => refusal('database_unavailable', 'The database cannot be reached.', 503),
  });
  await screen.findByRole('alert');
  await press('Remove filter: Alum');
  expect(region()).toHaveFocus();
});

/** So many people on each page, and every page but the one that is opened held until released. */
function openPages(address: string, counts: number[]) {
  const { held, release } = hold<void>();
  const people = (count: number) => Array.from({ length: count }, (_, id) => foundPerson({ id }));
  let isFirst = true;
  open(address, {
    'GET /api/people': async ({ url }) => {
      if (!isFirst) await held;
      isFirst = false;
      const page = Number(new URL(url).searchParams.get('offset') ?? 0) / 25;
      return answer<'PeopleFound'>(peopleFound(people(counts[page] ?? 0), { total: 400 }));
    },
  });
  return release;
}

test('who turns the page goes on at the top of it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const release = openPages('/people?q=x', [25, 3]);
  await press('Next');
  expect(region()).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([region()]);
  release();
  expect(await screen.findByText(/^26–28, the best first/)).toBeInTheDocument();
  expect(region()).toHaveFocus();
});

test('the pages stay there while another is on its way, and tell nothing wrong of it', async () => {
  const release = openPages('/people?q=x&page=2', [25, 3]);
  await press('Previous');
  await waitFor(() => expect(region()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.getByText('Page 1 of 2')).toBeInTheDocument();
  expect(screen.getByText(/^26–28, the best first/)).toBeInTheDocument();
  release();
  expect(await screen.findByText(/^1–25, the best first/)).toBeInTheDocument();
});
