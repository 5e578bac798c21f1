import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { cellOf, changes, grid, open, says, serve } from './testing';

vi.mock('@/identity/leave');

const CELLS = 'PUT /api/departments/cells';

describe('by keys', () => {
  test('the grid is one stop, and the arrows go from cell to cell', async () => {
    open('contributor', serve().handlers);
    await grid();
    await user.click(screen.getByLabelText('Search traits'));
    await user.tab();
    expect(await cellOf('Initiative', 'Whole organisation')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await cellOf('Teamwork', 'Sales')).toHaveFocus();
    await user.keyboard('{End}');
    expect(await cellOf('Teamwork', 'Research')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('link', { name: 'Teamwork' })).toHaveFocus();
    await user.keyboard('{PageDown}{ArrowRight}');
    expect(await cellOf('Writing', 'Whole organisation')).toHaveFocus();
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(screen.getByRole('link', { name: 'Initiative' })).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(await cellOf('Writing', 'Research')).toHaveFocus();
    expect((await grid()).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'Importance of traits' })).toHaveFocus();
  });

  test('a number is set at once and all below take it over; Delete inherits again', async () => {
    const { handlers } = serve();
    const { held, release } = hold<void>();
    const { requests } = open('contributor', {
      ...handlers,
      [CELLS]: async (request) => {
        await held;
        return handlers[CELLS]?.(request) as Response;
      },
    });
    (await cellOf('Writing', 'Sales')).focus();
    await user.keyboard('4');
    await waitFor(async () => expect(await says('Writing', 'Sales')).toBe('4'));
    expect(await says('Writing', 'Field sales'), 'before the server has answered').toBe('4 from Sales');
    expect(await says('Writing', 'Research')).toBe('nothing said');
    release();
    expect(await screen.findByText('Writing in Sales is 4 now.')).toBeInTheDocument();
    await user.keyboard('{Delete}');
    await waitFor(async () => expect(await says('Writing', 'Sales')).toBe('nothing said'));
    expect(await cellOf('Writing', 'Sales')).toHaveFocus();
    expect(await changes(requests)).toEqual([
      `${CELLS} {"cells":[{"department":"sales","traitId":"writing","importance":4}]}`,
      `${CELLS} {"cells":[{"department":"sales","traitId":"writing","importance":null}]}`,
    ]);
  });

  test('what the server refuses is taken back, and why is said', async () => {
    open('contributor', {
      ...serve().handlers,
      [CELLS]: () => refusal('not_found', 'There is no such department. It may have been deleted.', 404),
    });
    (await cellOf('Initiative', 'Sales')).focus();
    await user.keyboard('1');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such department.');
    expect(await says('Initiative', 'Sales')).toBe('3 from Whole organisation');
    expect(await says('Initiative', 'Field sales')).toBe('5, instead of 3 from Whole organisation');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('Undo sends back what was before; what is typed in a row is taken back together', async () => {
    const { handlers, said } = serve();
    const { requests } = open('contributor', handlers);
    (await cellOf('Teamwork', 'Sales')).focus();
    await user.keyboard('1');
    await screen.findByText('Teamwork in Sales is 1 now.');
    await user.keyboard('2');
    await screen.findByText('Teamwork in Sales is 2 now.');
    await user.keyboard('{ArrowRight}0');
    const toast = (await screen.findByText('2 importances were changed.')).parentElement as HTMLElement;
    expect(await says('Teamwork', 'Field sales')).toBe('0, not asked for, instead of 2 from Sales');
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await says('Teamwork', 'Field sales')).toBe('4 from Sales'));
    expect((await changes(requests)).at(-1)).toBe(
      `${CELLS} {"cells":[{"department":"sales","traitId":"teamwork","importance":4},{"department":"field","traitId":"teamwork","importance":null}]}`,
    );
    await waitFor(() => expect(said['sales teamwork']).toBe(4));
  });

  test('numbers that are typed quickly arrive in their order', async () => {
    const { handlers, said } = serve();
    const waiting: (() => void)[] = [];
    open('contributor', {
      ...handlers,
      [CELLS]: async (request) => {
        const { held, release } = hold<void>();
        waiting.push(() => release());
        await held;
        return handlers[CELLS]?.(request) as Response;
      },
    });
    (await cellOf('Writing', 'Sales')).focus();
    await user.keyboard('12');
    await waitFor(async () => expect(await says('Writing', 'Sales')).toBe('2'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.();
    await waitFor(() => expect(waiting).toHaveLength(2));
    expect(await says('Writing', 'Sales'), 'the first does not come back').toBe('2');
    waiting[1]?.();
    await waitFor(() => expect(said['sales writing']).toBe(2));
  });

  test('Enter shows the choices, and Escape leads back to the cell', async () => {
    const { handlers, said } = serve();
    open('contributor', handlers);
    (await cellOf('Initiative', 'Sales')).focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Importance of Initiative in Sales' });
    const items = within(menu).getAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '5 most',
      '4 ',
      '3 ',
      '2 ',
      '1 least',
      '0 not asked for',
      'Inherit 3 from Whole organisation',
    ]);
    expect(items[6]).toHaveFocus();
    expect(items[6]).toBeChecked();
    await expectAccessible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(await cellOf('Initiative', 'Sales')).toHaveFocus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(said['sales initiative']).toBe(4));
    expect(await cellOf('Initiative', 'Sales')).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

test('who points at a cell chooses from the same', async () => {
  const { handlers, said } = serve();
  open('contributor', handlers);
  await user.click(await cellOf('Writing', 'Research'));
  await user.click(await screen.findByRole('menuitemradio', { name: '5 most' }));
  expect(await screen.findByText('Writing in Research is 5 now.')).toBeInTheDocument();
  expect(said['research writing']).toBe(5);
});
