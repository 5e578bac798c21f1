import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { traitCard } from '../testing';
import { asked, drive, list, many, openList, paged, scrollTo } from './testing';

vi.mock('@/identity/leave');

const LIST = 'GET /api/traits';
const count = (text: string) => screen.findByRole('heading', { level: 2, name: text });
const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li, tr') as HTMLElement);

describe('the list', () => {
  test.each(['cards', 'table'])('has what is known of each trait, as %s', async (view) => {
    openList('viewer', {}, `/traits?view=${view}`);
    const card = await cardOf('Initiative');
    expect(card.getByText('Starts what needs doing without being asked.')).toBeInTheDocument();
    expect(card.getByText(/^NACE/)).toBeInTheDocument();
    expect(card.getByText(/^O\*NET/)).toBeInTheDocument();
    expect(card.getByText(/^3/)).toBeInTheDocument();
    expect(card.getByText('Active')).toBeInTheDocument();
    expect(card.getByText(/by Theo Lindqvist$/)).toBeInTheDocument();
    expect(card.getByRole('link')).toHaveAttribute('href', '/traits/initiative/edit');
    await expectAccessible();
  });

  test('leads to the pages of employers where it is theirs', async () => {
    openList('contributor', {}, '/employer-talent-network/traits');
    const base = '/employer-talent-network/traits';
    expect((await cardOf('Initiative')).getByRole('link')).toHaveAttribute('href', `${base}/initiative/edit`);
    expect(screen.getByRole('link', { name: 'Import' })).toHaveAttribute('href', `${base}/imports`);
    expect(screen.getByRole('link', { name: 'New trait' })).toHaveAttribute('href', `${base}/new`);
  });

  test('shows text of anybody as text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    openList('viewer', { [LIST]: () => list([traitCard({ name, definition: '<b>bold</b>' })]) });
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
    expect(screen.getByText('<b>bold</b>')).toBeInTheDocument();
    expect(document.querySelector('main img, li img')).toBeNull();
  });

  test('keeps its place while it is on its way, says why it does not come, and can be tried again', async () => {
    const { held, release } = hold<Response>();
    let isUp = false;
    openList('viewer', { [LIST]: () => (isUp ? list([drive()]) : held) });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
    release(refusal('database_unavailable', 'The database cannot be reached.', 503));
    expect(await screen.findByRole('alert')).toHaveTextContent('The database cannot be reached.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Drive' })).toBeInTheDocument();
  });
});

describe('thousands of traits', () => {
  const traits = many(1000);

  test('come by themselves, page by page, and only those in sight are on the page', async () => {
    const { requests } = openList('viewer', { [LIST]: paged(traits) });
    expect(await count('1,000 traits')).toBeInTheDocument();
    await waitFor(() => expect(asked(requests)).toHaveLength(5));
    expect(asked(requests)).toEqual([
      '',
      'after=trait-199',
      'after=trait-399',
      'after=trait-599',
      'after=trait-799',
    ]);
    const items = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));
    expect(items.length).toBeLessThan(40);
    expect(items[0]).toHaveAttribute('aria-setsize', '1000');
    expect(items[0]).toHaveAttribute('aria-posinset', '1');
  });

  test('say in the table which row is which', async () => {
    openList('viewer', { [LIST]: paged(traits) }, '/traits?view=table');
    expect(await screen.findByRole('table', { name: 'Traits' })).toHaveAttribute('aria-rowcount', '1001');
    const rows = await screen.findAllByRole('row');
    expect(rows.length).toBeLessThan(40);
    expect((await screen.findByRole('link', { name: 'Trait 0000' })).closest('tr')).toHaveAttribute(
      'aria-rowindex',
      '2',
    );
  });

  test('are scrolled through without losing the focus', async () => {
    openList('viewer', { [LIST]: paged(traits) });
    const second = await screen.findByRole('link', { name: 'Trait 0001' });
    act(() => second.focus());
    scrollTo(1_000_000);
    expect(await screen.findByRole('link', { name: 'Trait 0999' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Trait 0010' })).not.toBeInTheDocument();
    expect(second).toHaveFocus();
    await user.tab();
    expect(
      screen.getByRole('checkbox', { name: 'Select Trait 0002' }),
      'its neighbor is there',
    ).toHaveFocus();
  });

  test('of which a page does not come show the others, and the page can be tried again', async () => {
    let isUp = false;
    const page = paged(traits);
    openList('viewer', {
      [LIST]: (request) =>
        !isUp && request.url.includes('after=') ? refusal('internal', 'It broke.', 500) : page(request),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('It broke.');
    expect(screen.getByRole('link', { name: 'Trait 0000' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Select all (200 are here so far)' })).toBeDisabled();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('checkbox', { name: 'Select all' })).toBeEnabled();
  });
});

describe('what is looked for', () => {
  test('is in the address, and what was found before stays until the answer comes', async () => {
    const { held, release } = hold<Response>();
    const { requests, router } = openList('viewer', {
      [LIST]: ({ url }) => (url.includes('q=driv') ? held : list([traitCard(), drive()])),
    });
    await count('2 traits');
    const field = screen.getByRole('searchbox', { name: 'Search traits' });
    await user.type(field, 'driv{Enter}');
    await waitFor(() => expect(addressOf(router)).toBe('/traits?q=driv'));
    expect(screen.getByRole('link', { name: 'Initiative' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Traits' })).toHaveAttribute('aria-busy', 'true');
    release(list([drive()]));
    expect(await count('1 trait')).toHaveAttribute('aria-live', 'polite');
    expect(screen.queryByRole('link', { name: 'Initiative' })).not.toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(asked(requests)).toEqual(['', 'q=driv']);
  });

  test('is narrowed by department, framework and state, and sorted', async () => {
    const { requests, router } = openList('viewer');
    await count('2 traits');
    await user.selectOptions(await screen.findByLabelText('Department'), 'retail');
    await screen.findByRole('option', { name: 'Our way (1)' });
    await user.selectOptions(screen.getByLabelText('Framework'), 'own:Our way');
    await user.selectOptions(screen.getByLabelText('State'), 'all');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'usage');
    const query = 'department=retail&framework=own%3AOur+way&state=all&sort=usage';
    await waitFor(() => expect(asked(requests).at(-1)).toBe(query));
    expect(addressOf(router)).toBe(`/traits?${query}`);
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(addressOf(router)).toBe('/traits?sort=usage');
  });

  test('offers the frameworks in groups', async () => {
    openList('viewer');
    await screen.findByRole('option', { name: 'Teamwork (12)' });
    const groups = within(screen.getByLabelText('Framework')).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('label'))).toEqual(['NACE', 'O*NET', 'Big Five', 'Own']);
  });

  test('is exported as it is listed', async () => {
    openList('viewer', {}, '/traits?q=calm&state=all');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    expect(await screen.findByRole('menuitem', { name: /CSV$/ })).toHaveAttribute(
      'href',
      '/api/traits/export.csv?q=calm&state=all',
    );
    expect(screen.getByRole('menuitem', { name: /JSON$/ })).toHaveAttribute(
      'href',
      '/api/traits/export.json?q=calm&state=all',
    );
  });

  test('that fails for one reason can be cleared', async () => {
    openList(
      'viewer',
      {
        [LIST]: ({ url }) =>
          url.includes('department=')
            ? refusal('not_found', 'There is no such department. It may have been deleted.', 404)
            : list([drive()]),
      },
      '/traits?department=gone',
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no such department/);
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('link', { name: 'Drive' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('the view is in the address, and is remembered', async () => {
  const { router } = openList('viewer');
  expect(await screen.findByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(addressOf(router)).toBe('/traits?view=table');
  await act(() => router.navigate('/traits'));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('the table is sorted by its headings', async () => {
  const { router } = openList('viewer', {}, '/traits?view=table');
  const table = within(await screen.findByRole('table'));
  expect(table.getByRole('columnheader', { name: /^Trait/ })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(table.getByRole('button', { name: 'Sort by last change' }));
  expect(addressOf(router)).toBe('/traits?sort=updated&view=table');
  expect(table.getByRole('columnheader', { name: /^Last change/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

describe('nothing', () => {
  const open = (as: 'viewer' | 'contributor', address: string) =>
    openList(as, { [LIST]: () => list([]) }, address);

  test('in the library tells who may what comes next', async () => {
    open('contributor', '/traits');
    expect(await screen.findByText('The library is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Write a trait' })).toHaveAttribute('href', '/traits/new');
    await expectAccessible();
  });

  test.each([
    ['/traits', 'The library is empty'],
    ['/traits?q=xyzzy', 'No trait like that'],
    ['/traits?state=deleted', 'Nothing is deleted'],
    ['/traits?state=archived', 'Nothing is archived'],
  ])('at %s says "%s"', async (address, text) => {
    open('viewer', address);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await count('No trait was found')).toBeInTheDocument();
  });
});

describe('an unfinished draft', () => {
  const drafts = (...names: (string | undefined)[]) => ({
    'GET /api/traits/drafts': () =>
      answer<'TraitDraftList'>({
        drafts: names.map((name, place) => ({
          traitId: place === 0 ? 'initiative' : 'new',
          // The contract does not say what is in it.
          content: { name } as object as Record<string, never>,
          updatedAt: '2026-01-06T09:00:00Z',
        })),
      }),
  });

  test('can be gone on with', async () => {
    openList('contributor', drafts('Initiative, better', undefined));
    expect(await screen.findByRole('link', { name: /^Continue ?Initiative, better$/ })).toHaveAttribute(
      'href',
      '/traits/initiative/edit',
    );
    expect(screen.getByRole('link', { name: /^Continue ?a new trait$/ })).toHaveAttribute(
      'href',
      '/traits/new',
    );
    await expectAccessible();
  });

  test('is not asked for by who cannot write one', async () => {
    const { requests } = openList('viewer');
    await count('2 traits');
    expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/api/traits/drafts');
  });
});

test('a viewer sees what they cannot do, and why', async () => {
  openList('viewer');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const controls = [
    'New trait',
    'Actions for Initiative',
    'Archive',
    'Unarchive',
    'Delete',
    'Add to departments',
  ];
  for (const name of controls) {
    const control = screen.getByRole('button', { name });
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription('Only a contributor or an admin can change traits.');
  }
  expect(screen.getByRole('link', { name: 'Import' })).toBeInTheDocument();
  await expectAccessible();
});
