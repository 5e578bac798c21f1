import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, nothing, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { trait, traitCard } from '../testing';
import type { TraitCard } from '../types';
import { changes, drive, list, openList, TRAIT } from './testing';

vi.mock('@/identity/leave');

const LIST = 'GET /api/traits';
const USAGE = `GET ${TRAIT}/usage`;

const choose = async (entry: string, name = 'Initiative') => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

/** A library whose traits a test changes. */
function library(change: Partial<TraitCard> = {}) {
  const state = { traits: [traitCard(change), drive()] };
  return { state, handlers: { [LIST]: () => list(state.traits) } };
}

const unused = () => answer<'TraitUsage'>({ departments: [], inheritedBy: 0, elsewhere: [] });

describe('deleting', () => {
  test('names what uses the trait, and can be undone', async () => {
    const { state, handlers } = library();
    const { requests } = openList('contributor', {
      ...handlers,
      [USAGE]: () =>
        answer<'TraitUsage'>({
          departments: [
            { department: 'sales', name: 'Sales', importance: 4 },
            { department: 'it', name: 'Technology', importance: 0 },
          ],
          inheritedBy: 2,
          elsewhere: [{ kind: 'profile', name: 'Data analyst', path: '/employer-talent-network/icp/7' }],
        }),
      [`DELETE ${TRAIT}`]: () => {
        state.traits = [drive()];
        return nothing();
      },
      [`POST ${TRAIT}/restore`]: () => {
        state.traits = [traitCard(), drive()];
        return answer<'TraitDetail'>(trait());
      },
    });
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Initiative?' }));
    expect(await dialog.findByText(/^1 department asks for it, and 2 more take it over/)).toBeInTheDocument();
    expect(dialog.getByText('Sales, importance 4')).toBeInTheDocument();
    expect(dialog.queryByText(/Technology/), 'it says that it does not ask for it').not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Data analyst' })).toHaveAttribute(
      'href',
      '/employer-talent-network/icp/7',
    );
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Initiative' })).not.toBeInTheDocument());
    expect(await screen.findByRole('link', { name: 'Drive' }), 'what took its place').toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Initiative' })).toBeInTheDocument();
    expect((await changes(requests)).map(([call]) => call)).toEqual([
      `DELETE ${TRAIT}`,
      `POST ${TRAIT}/restore`,
    ]);
  });

  test('shows at once, before the list has been asked for again', async () => {
    let answers = 0;
    const { held } = hold<Response>();
    openList('contributor', {
      [LIST]: () => {
        answers += 1;
        return answers === 1 ? list([traitCard(), drive()]) : held;
      },
      [USAGE]: unused,
      [`DELETE ${TRAIT}`]: nothing,
    });
    await choose('Delete');
    expect(await screen.findByText('Nothing uses it.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { level: 2, name: '1 trait' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Initiative' })).not.toBeInTheDocument();
  });

  test('that is refused says why, and the trait stays', async () => {
    openList('contributor', {
      [USAGE]: () => refusal('internal', 'It broke.', 500),
      [`DELETE ${TRAIT}`]: () => refusal('permission_denied', 'Not allowed.', 403),
    });
    await choose('Delete');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^It broke\./)).toHaveTextContent('So it is not known what uses it.');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Not allowed.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Initiative' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions for Initiative' })).toHaveFocus();
  });
});

test.each([
  ['Archive', 'archive', 'unarchive', {}, ''],
  ['Unarchive', 'unarchive', 'archive', { state: 'archived' }, '?state=archived'],
] as const)(
  '%s takes a trait from the list, and Undo brings it back',
  async (entry, act, back, change, search) => {
    const { state, handlers } = library(change);
    const before = state.traits;
    const { requests } = openList(
      'contributor',
      {
        ...handlers,
        [`POST ${TRAIT}/${act}`]: () => {
          state.traits = [drive(change)];
          return answer<'TraitDetail'>(trait());
        },
        [`POST ${TRAIT}/${back}`]: () => {
          state.traits = before;
          return answer<'TraitDetail'>(trait());
        },
      },
      `/traits${search}`,
    );
    await choose(entry);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Initiative' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Initiative' })).toBeInTheDocument();
    expect(await changes(requests)).toHaveLength(2);
  },
);

test('of a deleted trait there is only a way back', async () => {
  const { state, handlers } = library({ deletedAt: '2026-01-07T09:00:00Z' });
  openList(
    'contributor',
    {
      ...handlers,
      [`POST ${TRAIT}/restore`]: () => {
        state.traits = [];
        return answer<'TraitDetail'>(trait());
      },
    },
    '/traits?state=deleted',
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Initiative' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  await user.click(screen.getByRole('menuitem', { name: 'Restore' }));
  expect(await screen.findByText('Initiative is back.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Initiative' })).not.toBeInTheDocument());
});

test('a trait is duplicated by keys, and Undo deletes the copy', async () => {
  const { state, handlers } = library();
  const copy = trait({ id: 'copy', content: { ...trait().content, name: 'Initiative (copy)' } });
  const { requests } = openList('contributor', {
    ...handlers,
    [`POST ${TRAIT}/duplicate`]: () => {
      state.traits = [...state.traits, drive({ id: 'copy', name: 'Initiative (copy)' })];
      return answer<'TraitDetail'>(copy, 201);
    },
    'DELETE /api/traits/copy': nothing,
  });
  (await screen.findByRole('button', { name: 'Actions for Initiative' })).focus();
  await user.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: 'Duplicate' });
  await user.keyboard('{ArrowDown}');
  if (document.activeElement !== entry) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Initiative (copy)' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await changes(requests)).at(-1)?.[0]).toBe('DELETE /api/traits/copy'));
});

test('a change that is refused says why', async () => {
  openList('contributor', { [`POST ${TRAIT}/archive`]: () => refusal('overloaded', 'Too much to do.', 503) });
  await choose('Archive');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too much to do.');
  expect(screen.getByRole('link', { name: 'Initiative' })).toBeInTheDocument();
});
