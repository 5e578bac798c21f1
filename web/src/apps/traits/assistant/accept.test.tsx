import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, nothing, refusal } from '@/testing/network';
import { addressOf } from '@/testing/render';
import { user } from '@/testing/user';
import { content, type Handlers, trait } from '../testing';
import { CELLS, openAssistant, PROPOSE, proposed, sent } from './testing';

const cellsBefore = (importance: number | null, traitId = 'initiative') =>
  answer<'CellsBefore'>({ before: [{ department: 'sales', traitId, importance }] });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

async function suggest(as: 'viewer' | 'contributor', handlers: Handlers = {}) {
  const opened = openAssistant(as, handlers);
  await user.type(await screen.findByLabelText('Role title'), 'Manager{Enter}');
  await screen.findByRole('heading', { name: 'Suggested traits' });
  return opened;
}

async function chooseSales() {
  await screen.findByRole('option', { name: /Sales/ });
  await user.selectOptions(screen.getByLabelText('Department'), 'sales');
}

describe('one that the library has', () => {
  test('is asked for by a department, and Undo takes that back', async () => {
    const { requests } = await suggest('contributor', { [CELLS]: () => cellsBefore(2) });
    await user.click(await button(/^Accept ?Initiative/));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Accept' }));
    expect(await form.findByText('Choose the department that asks for it.')).toBeInTheDocument();
    expect(await sent(requests, CELLS)).toEqual([]);
    await chooseSales();
    expect(await form.findByText('It asks for it already: 2 of 5.')).toBeInTheDocument();
    expect(form.getByLabelText('Importance, 1 to 5')).toHaveValue('4');
    await expectAccessible();
    await user.selectOptions(form.getByLabelText('Importance, 1 to 5'), '5');
    await user.click(form.getByRole('button', { name: 'Accept' }));

    expect(await screen.findByText('Sales asks for it, 5 of 5.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Initiative' })).toHaveFocus());
    expect(screen.getByText(/1 accepted, 0 rejected/)).toBeInTheDocument();
    await user.click(await button('Undo'));
    expect(await button(/^Accept ?Initiative/)).toBeInTheDocument();
    const cell = { department: 'sales', traitId: 'initiative' };
    expect(await sent(requests, CELLS)).toEqual([
      { cells: [{ ...cell, importance: 5 }] },
      { cells: [{ ...cell, importance: 2 }] },
    ]);
  });

  test('that is refused stays open, with the reason and what was chosen', async () => {
    await suggest('contributor', {
      [CELLS]: () => refusal('not_found', 'There is no such department.', 404),
    });
    await user.click(await button(/^Accept ?Initiative/));
    await chooseSales();
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such department.');
    expect(screen.getByLabelText('Department')).toHaveValue('sales');
  });

  test('cannot be accepted where there is no department, and that says what to do', async () => {
    await suggest('contributor', {
      'GET /api/departments': () => answer<'DepartmentList'>({ departments: [] }),
    });
    await user.click(await button(/^Accept ?Initiative/));
    const add = await (await dialog()).findByRole('link', { name: 'Add one' });
    expect(add).toHaveAttribute('href', '/traits/departments');
  });
});

describe('one that the library does not have', () => {
  const CREATE = 'POST /api/traits';
  const SAFETY = '/api/traits/safety';

  test('is shown first, then created, and Undo deletes it', async () => {
    const { requests } = await suggest('contributor', { 'DELETE /api/traits/safety-2': nothing });
    await user.click(await button(/^Accept ?Safety/));
    const form = await dialog();
    expect(await form.findByText(/^It is added to the library with this text/)).toBeInTheDocument();
    expect(form.getByText('What is seen at 3.')).toBeInTheDocument();
    await chooseSales();
    await user.click(form.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Added to the library. Sales asks for it, 3 of 5.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open ?Safety/ })).toHaveAttribute(
      'href',
      '/traits/safety-2/edit',
    );
    const [created] = await sent(requests, CREATE);
    expect(created).toMatchObject({
      content: { name: 'Safety', why: 'Nothing is lost between two people.' },
      departments: [{ department: 'sales', importance: 3 }],
    });
    await user.click(await button('Undo'));
    expect(await button(/^Accept ?Safety/)).toBeInTheDocument();
    expect(requests.map(({ method }) => method)).toContain('DELETE');
  });

  test('needs no department, and no draft', async () => {
    const { requests } = await suggest('contributor', {
      [PROPOSE]: () => refusal('not_found', 'Not there.', 404),
    });
    await user.click(await button(/^Accept ?Safety/));
    expect(await screen.findByText(/^Not described yet/)).toBeInTheDocument();
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Added to the library.')).toBeInTheDocument();
    expect(await sent(requests, CREATE)).toMatchObject([{ content: { anchors: ['', '', '', '', ''] } }]);
  });

  test.each([
    ['archived', { state: 'archived' as const }, 'unarchive', 'POST /api/traits/safety/archive'],
    ['deleted', { deletedAt: '2026-01-06T09:00:00Z' }, 'restore', 'DELETE /api/traits/safety'],
  ])('but had %s is brought back as it was', async (_, state, act, undo) => {
    const known = trait({ id: 'safety', content: content({ name: 'Safety' }), ...state });
    const { requests } = await suggest('contributor', {
      [`GET ${SAFETY}`]: () => answer<'TraitDetail'>(known),
      [`POST ${SAFETY}/${act}`]: () => answer<'TraitDetail'>(trait({ id: 'safety' })),
      [undo]: () => (undo.startsWith('DELETE') ? nothing() : answer<'TraitDetail'>(known)),
    });
    await user.click(await button(/^Accept ?Safety/));
    await screen.findByText(/with this text\.$/);
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Back in the library.')).toBeInTheDocument();
    await user.click(await button('Undo'));
    expect(await button(/^Accept ?Safety/)).toBeInTheDocument();
    const changes = requests.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method, url }) => `${method} ${new URL(url).pathname}`).slice(-2)).toEqual([
      `POST ${SAFETY}/${act}`,
      undo,
    ]);
  });

  test('is opened in the editor with what it would say', async () => {
    const { router } = await suggest('contributor');
    await user.click(await button(/^Edit ?Safety/));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(addressOf(router)).toBe('/traits/new');
    expect(router.state.location.state).toMatchObject({
      content: { name: 'Safety', why: proposed().why.text },
    });
  });
});

describe('all that remain', () => {
  let cells: () => Response;
  beforeEach(() => {
    cells = () => cellsBefore(null);
  });

  const acceptAll = async () => {
    const opened = await suggest('contributor', { [CELLS]: () => cells() });
    await user.click(await button(/^Reject ?Teamwork/));
    await user.click(await button('Accept the remaining'));
    await chooseSales();
    await user.click((await dialog()).getByRole('button', { name: 'Accept 2' }));
    return opened;
  };

  test('are accepted together; what was rejected is not among them', async () => {
    const { requests } = await acceptAll();
    expect(await screen.findByText('2 traits were accepted.')).toBeInTheDocument();
    expect(await sent(requests, CELLS)).toEqual([
      { cells: [{ department: 'sales', traitId: 'initiative', importance: 4 }] },
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Suggested traits' })).toHaveFocus());
    expect(await button('Accept the remaining')).toBeDisabled();
  });

  test('are accepted as far as it goes, and the rest can be tried again', async () => {
    cells = () => refusal('database_busy', 'The database is busy.', 503);
    await acceptAll();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The database is busy.');
    expect(alert).toHaveTextContent('1 trait had been accepted before.');
    cells = () => cellsBefore(null);
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Initiative was accepted.')).toBeInTheDocument();
    expect(screen.getByText(/2 accepted, 1 rejected/)).toBeInTheDocument();
  });

  test('can be left out one by one', async () => {
    const { requests } = await suggest('contributor', { [CELLS]: () => cells() });
    await user.click(await button('Accept the remaining'));
    await chooseSales();
    const form = await dialog();
    await user.selectOptions(form.getByLabelText('Importance of Safety'), 'Leave out');
    await user.selectOptions(form.getByLabelText('Importance of Teamwork'), '1');
    await expectAccessible();
    await user.click(form.getByRole('button', { name: 'Accept 2' }));
    expect(await screen.findByText('2 traits were accepted.')).toBeInTheDocument();
    expect(await sent(requests, CELLS)).toMatchObject([
      {
        cells: [
          { traitId: 'initiative', importance: 4 },
          { traitId: 'teamwork', importance: 1 },
        ],
      },
    ]);
    expect(await button(/^Accept ?Safety/)).toBeInTheDocument();
  });
});

test('a suggestion is rejected by key, folds away and comes back by Undo', async () => {
  await suggest('contributor');
  (await button(/^Reject ?Initiative/)).focus();
  await user.keyboard('{Enter}');
  expect(await button(/^Bring back ?Initiative/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Accept ?Initiative/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Initiative' })).toHaveFocus();
  await user.click(await button(/^Reject ?Teamwork/));
  const [first] = await screen.findAllByRole('button', { name: 'Undo' });
  if (first) await user.click(first);
  expect(await button(/^Accept ?Initiative/)).toBeInTheDocument();
  expect(await button(/^Bring back ?Teamwork/), 'the other one stays').toBeInTheDocument();
});
