import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '@/testing/accessible';
import { answer, hold, refusal } from '@/testing/network';
import { user } from '@/testing/user';
import { department, type Handlers } from '../testing';
import type { Department } from '../types';
import { changes, DEPARTMENTS, open, serve } from './testing';

vi.mock('@/identity/leave');

const TREE = '/traits/departments?tab=tree';
const names = () =>
  [...document.querySelectorAll('main li a, li a[data-step]')].map(({ textContent }) => textContent);
const listed = async (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted));
const ALL = ['Whole organisation', 'Sales', 'Field sales', 'Research'];

/** A server whose list is what the test says it is by now. */
function start(handlers: (set: (departments: Department[]) => void) => Handlers = () => ({})) {
  let departments: Department[] = DEPARTMENTS;
  const set = (next: Department[]) => {
    departments = next;
  };
  return open(
    'contributor',
    {
      ...serve().handlers,
      'GET /api/departments': () => answer<'DepartmentList'>({ departments }),
      ...handlers(set),
    },
    TREE,
  );
}

async function choose(name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^Change ?${name}$`) }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

const one = (id: string) => DEPARTMENTS.find((known) => known.id === id) as Department;

test('the tree is nested, and each name leads to its part of the matrix', async () => {
  open('viewer', serve().handlers, TREE);
  await listed(...ALL);
  const below = within(screen.getByRole('list', { name: 'Below Sales' }));
  expect(below.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Sales' })).toHaveAttribute(
    'href',
    '/traits/departments?department=sales',
  );
  expect(screen.getByText('Finds customers and keeps them.')).toBeInTheDocument();
  await expectAccessible();
});

test('what is below can be folded away', async () => {
  open('viewer', serve().handlers, TREE);
  const fold = await screen.findByRole('button', { name: 'Hide what is below Sales' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold);
  expect(names()).toEqual(['Whole organisation', 'Sales', 'Research']);
  expect(screen.getByRole('button', { name: 'Show what is below Sales' })).toHaveFocus();
});

test('a viewer sees what they cannot do, and why', async () => {
  open('viewer', serve().handlers, TREE);
  await listed(...ALL);
  for (const name of [/^Add a department/, /^Change ?Sales/, 'Move Sales up', 'Move Sales down']) {
    const control = screen.getByRole('button', { name });
    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription('Only a contributor or an admin can change traits.');
  }
});

describe('a department', () => {
  test('is added below another one, and taken away again', async () => {
    const added = department({ id: 'inside', name: 'Inside sales', parent: 'sales', depth: 2 });
    const { requests } = start((set) => ({
      'POST /api/departments': () => {
        set([...DEPARTMENTS.slice(0, 3), added, one('research')]);
        return answer<'DepartmentNode'>(added, 201);
      },
      'DELETE /api/departments/inside': () => {
        set(DEPARTMENTS);
        return answer<'DeletedDepartments'>({ names: ['Inside sales'] });
      },
    }));
    await choose('Sales', 'Add a department below');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a department' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(dialog.getByLabelText('Name'), ' Inside sales ');
    await user.type(dialog.getByLabelText('What it does'), 'By phone.');
    expect(dialog.getByLabelText('Below')).toHaveValue('sales');
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await listed('Whole organisation', 'Sales', 'Field sales', 'Inside sales', 'Research');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await listed(...ALL);
    expect(await changes(requests)).toEqual([
      'POST /api/departments {"name":"Inside sales","about":"By phone.","parent":"sales"}',
      'DELETE /api/departments/inside',
    ]);
  });

  test('is renamed and described; only that is sent, and taken back', async () => {
    const { requests } = start((set) => ({
      'PATCH /api/departments/sales': async (request) => {
        const changed = { ...one('sales'), ...((await request.json()) as object) };
        set(DEPARTMENTS.map((known) => (known.id === 'sales' ? changed : known)));
        return answer<'DepartmentNode'>(changed);
      },
    }));
    await choose('Sales', 'Rename, describe or move');
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Customers');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await listed('Whole organisation', 'Customers', 'Field sales', 'Research');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await listed(...ALL);
    expect(await changes(requests)).toEqual([
      'PATCH /api/departments/sales {"name":"Customers"}',
      'PATCH /api/departments/sales {"name":"Sales"}',
    ]);
  });

  test('is moved to another place, but never below itself, and back to where it stood', async () => {
    const { requests } = start(() => ({
      'PATCH /api/departments/sales': () => answer<'DepartmentNode'>(one('sales')),
    }));
    await choose('Sales', 'Rename, describe or move');
    const below = await screen.findByLabelText('Below');
    const options = within(below).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.trim())).toEqual([
      'No other: at the top',
      'Whole organisation',
      'Research',
    ]);
    await user.selectOptions(below, '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await changes(requests)).toEqual([
        'PATCH /api/departments/sales {"parent":null}',
        'PATCH /api/departments/sales {"parent":"all","position":0}',
      ]),
    );
  });

  test('whose name is refused keeps what was typed', async () => {
    const message = 'There is a department called “Research” at this place already. Choose another name.';
    start(() => ({ 'PATCH /api/departments/sales': () => refusal('conflict', message, 409) }));
    await choose('Sales', 'Rename, describe or move');
    const field = await screen.findByLabelText('Name');
    await user.clear(field);
    await user.type(field, 'Research{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field).toHaveValue('Research');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  test('is moved down and up by key, and keeps the focus', async () => {
    const moved = [one('all'), one('research'), one('sales'), one('field')];
    const { requests } = start((set) => ({
      'PATCH /api/departments/sales': async (request) => {
        const { position } = (await request.json()) as { position: number };
        set(position === 1 ? moved : DEPARTMENTS);
        return answer<'DepartmentNode'>(one('sales'));
      },
    }));
    const down = await screen.findByRole('button', { name: 'Move Sales down' });
    expect(screen.getByRole('button', { name: 'Move Sales up' })).toHaveAttribute('aria-disabled', 'true');
    down.focus();
    await user.keyboard('{Enter}');
    await listed('Whole organisation', 'Research', 'Sales', 'Field sales');
    expect(screen.getByRole('button', { name: 'Move Sales down' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await listed(...ALL);
    expect(await changes(requests)).toEqual([
      'PATCH /api/departments/sales {"position":1}',
      'PATCH /api/departments/sales {"position":0}',
    ]);
  });

  test('that goes takes those below it along: all are named, and all come back', async () => {
    const { requests } = start((set) => ({
      'GET /api/departments/sales': () =>
        answer<'DepartmentDetail'>({
          department: one('sales'),
          traits: [
            { traitId: 'teamwork', name: 'Teamwork', importance: 4, from: 'sales' },
            { traitId: 'initiative', name: 'Initiative', importance: 3, from: 'all' },
          ],
        }),
      'DELETE /api/departments/sales': () => {
        set([one('all'), one('research')]);
        return answer<'DeletedDepartments'>({ names: ['Sales', 'Field sales'] });
      },
      'POST /api/departments/sales/restore': () => {
        set(DEPARTMENTS);
        return answer<'DepartmentNode'>(one('sales'));
      },
    }));
    await choose('Sales', 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Sales?' }));
    expect(dialog.getByText('1 department below it will be deleted with it:')).toBeInTheDocument();
    expect(dialog.getByRole('listitem')).toHaveTextContent('Field sales');
    expect(await dialog.findByText(/It asks for 1 trait itself: Teamwork\./)).toBeInTheDocument();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await listed('Whole organisation', 'Research');
    expect(await screen.findByText('Sales and 1 below it were deleted.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Tree of departments' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await listed(...ALL);
    expect(await changes(requests)).toEqual([
      'DELETE /api/departments/sales',
      'POST /api/departments/sales/restore',
    ]);
  });
});

test('an empty tree says how it begins', async () => {
  start((set) => {
    set([]);
    return {};
  });
  expect(await screen.findByText('There are no departments yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a department' })).toBeEnabled();
});

test('while it is on its way its place is kept, and a failure says why', async () => {
  const { held, release } = hold<Response>();
  start(() => ({ 'GET /api/departments': () => held }));
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument();
  release(refusal('database_unavailable', 'The database cannot be reached.', 503));
  expect(await screen.findByText('The database cannot be reached.')).toHaveRole('alert');
});
