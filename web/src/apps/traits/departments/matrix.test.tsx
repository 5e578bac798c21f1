import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { cellOf, changes, DEPARTMENTS, grid, open, says, serve } from './testing';

vi.mock('@/identity/leave');

const MATRIX = 'GET /api/departments/matrix';

test('each cell has its number, and says from whom it is', async () => {
  open('viewer', serve().handlers);
  expect(await says('Initiative', 'Whole organisation')).toBe('3');
  expect(await says('Initiative', 'Sales')).toBe('3 from Whole organisation');
  expect(await says('Initiative', 'Field sales')).toBe('5, instead of 3 from Whole organisation');
  expect(await says('Initiative', 'Research')).toBe('0, not asked for, instead of 3 from Whole organisation');
  expect(await says('Teamwork', 'Field sales')).toBe('4 from Sales');
  expect(await says('Teamwork', 'Research')).toBe('nothing said');
  expect(await cellOf('Initiative', 'Field sales')).toHaveTextContent('5');
  const table = await grid();
  expect(table).toHaveAttribute('aria-rowcount', '4');
  expect(table).toHaveAttribute('aria-colcount', '5');
  expect(screen.getByRole('link', { name: 'Initiative' })).toHaveAttribute('href', '/traits/initiative/edit');
  await expectAccessible();
});

test('links stay at the address where the page is mounted', async () => {
  open('viewer', serve().handlers, '/employer-talent-network/traits/departments');
  expect(await screen.findByRole('link', { name: 'Initiative' })).toHaveAttribute(
    'href',
    '/employer-talent-network/traits/initiative/edit',
  );
  expect(screen.getByRole('tab', { name: 'Tree' })).toHaveAttribute(
    'href',
    '/employer-talent-network/traits/departments?tab=tree',
  );
});

test('a viewer moves in the grid, changes nothing and hears why', async () => {
  const { requests } = open('viewer', serve().handlers);
  const table = await grid();
  expect(table).toHaveAttribute('aria-readonly', 'true');
  expect(table).toHaveAccessibleDescription(/Only a contributor or an admin can change traits\.$/);
  (await cellOf('Writing', 'Sales')).focus();
  await user.keyboard('4');
  await user.keyboard('{Enter}');
  await user.click(await cellOf('Writing', 'Sales'));
  expect(screen.getAllByText('Only a contributor or an admin can change traits.').length).toBeGreaterThan(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(await says('Writing', 'Sales')).toBe('nothing said');
  expect(await changes(requests)).toEqual([]);
});

describe('filters', () => {
  test('stay in the address and narrow both sides', async () => {
    const { router, requests } = open('viewer', serve().handlers);
    await grid();
    await user.type(screen.getByLabelText('Search traits'), 'team{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Writing' })).not.toBeInTheDocument());
    await user.selectOptions(screen.getByLabelText('Department and below'), 'sales');
    const heads = within(await grid()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Trait', 'Sales', 'Field sales']);
    expect(await grid()).toHaveAttribute('aria-colcount', '3');
    await user.selectOptions(screen.getByLabelText('Framework'), 'nace:Leadership');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Traits' }), 'Only what it asks for');
    expect(addressOf(router)).toBe(
      '/traits/departments?q=team&department=sales&framework=nace%3ALeadership&asked=yes',
    );
    await waitFor(() =>
      expect(Object.fromEntries(new URL(requests.at(-1)?.url ?? '').searchParams)).toEqual({
        q: 'team',
        framework: 'nace:Leadership',
        department: 'sales',
        limit: '50',
      }),
    );
  });

  test('that leave nothing say what to do', async () => {
    open('viewer', serve().handlers, '/traits/departments?q=xyzzy');
    expect(await screen.findByText('No trait is like that')).toBeInTheDocument();
    await expectAccessible();
  });

  test('by a department that is gone have no effect', async () => {
    open('viewer', serve().handlers, '/traits/departments?department=gone&asked=yes');
    expect(within(await grid()).getAllByRole('columnheader')).toHaveLength(5);
  });
});

test('traits come in pages, and a number on the second one is set there', async () => {
  const traits = Array.from({ length: 60 }, (_, at) => ({ id: `t${at}`, name: `Trait ${at}` }));
  const { handlers, said } = serve(traits);
  open('contributor', handlers);
  await grid();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  const last = await cellOf('Trait 59', 'Sales');
  expect(screen.queryByRole('link', { name: 'Trait 49' })).not.toBeInTheDocument();
  expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '61');
  last.focus();
  await user.keyboard('3');
  await waitFor(() => expect(said['sales t59']).toBe(3));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('link', { name: 'Trait 49' })).toBeInTheDocument();
});

test('a page whose beginning is gone leads back to the first', async () => {
  const traits = Array.from({ length: 60 }, (_, at) => ({ id: `t${at}`, name: `Trait ${at}` }));
  const { handlers } = serve(traits);
  open('viewer', {
    ...handlers,
    [MATRIX]: (request) =>
      request.url.includes('after=')
        ? refusal('validation_failed', 'after: there is no such trait. Start from the beginning.', 422)
        : (handlers[MATRIX]?.(request) as Response),
  });
  await grid();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Trait 0' })).toBeInTheDocument();
});

test('names are text, whatever they look like', async () => {
  const name = '<img src=x onerror=alert(1)>';
  const departments = [{ ...DEPARTMENTS[0], name } as (typeof DEPARTMENTS)[0]];
  open('viewer', serve([{ id: 'evil', name }], departments).handlers);
  expect(await screen.findByRole('rowheader', { name })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name })).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test.each(['viewer', 'contributor'] as const)(
  'without departments a %s is told what comes next',
  async (role) => {
    open(role, {
      ...serve().handlers,
      'GET /api/departments': () => answer<'DepartmentList'>({ departments: [] }),
    });
    expect(await screen.findByText('There are no departments yet')).toBeInTheDocument();
    if (role === 'contributor')
      expect(screen.getByRole('link', { name: 'Go to the tree' })).toBeInTheDocument();
    else expect(screen.getByText(/A contributor or an admin can add/)).toBeInTheDocument();
  },
);

test('a failure says why, and Retry tries again', async () => {
  const { handlers } = serve();
  let isUp = false;
  open('viewer', {
    ...handlers,
    [MATRIX]: (request) =>
      isUp ? (handlers[MATRIX]?.(request) as Response) : refusal('overloaded', 'Too much to do.', 503),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await grid()).toBeInTheDocument();
});
