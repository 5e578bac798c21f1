import { screen, within } from '@testing-library/react';
import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { department, type Handlers, open as openPage } from '../testing';
import type { DepartmentCell } from '../types';
import { Departments } from './Departments';

/** Each after the one above it. */
export const DEPARTMENTS = [
  department({ id: 'all', name: 'Whole organisation', about: 'Everybody.' }),
  department({ id: 'sales', parent: 'all', depth: 1, position: 1 }),
  department({ id: 'field', name: 'Field sales', about: '', parent: 'sales', depth: 2, position: 2 }),
  department({ id: 'research', name: 'Research', about: '', parent: 'all', depth: 1, position: 3 }),
];

const TRAITS = [
  { id: 'initiative', name: 'Initiative' },
  { id: 'teamwork', name: 'Teamwork' },
  { id: 'writing', name: 'Writing' },
];

type Said = Record<string, number | null | undefined>;

/** What departments say at first: "department trait". */
const SAID: Said = {
  'all initiative': 3,
  'field initiative': 5,
  'research initiative': 0,
  'sales teamwork': 4,
};

/** A server that keeps what departments say, and works out for itself what they take over. */
export function serve(traits: readonly { id: string; name: string }[] = TRAITS, departments = DEPARTMENTS) {
  const said: Said = { ...SAID };
  const above = (id: string): string | undefined =>
    departments.find((one) => one.id === id)?.parent ?? undefined;
  const inherited = (id: string, trait: string): Schemas['Inherited'] | undefined => {
    for (let from = above(id); from; from = above(from)) {
      const importance = said[`${from} ${trait}`];
      if (typeof importance === 'number') return { importance, from };
    }
    return undefined;
  };
  const row = ({ id, name }: { id: string; name: string }) => ({
    traitId: id,
    name,
    cells: departments.map((one) => ({
      department: one.id,
      own: said[`${one.id} ${id}`] ?? null,
      inherited: inherited(one.id, id) ?? null,
    })),
  });
  const handlers: Handlers = {
    'GET /api/departments': () => answer<'DepartmentList'>({ departments: [...departments] }),
    'GET /api/traits/frameworks': () =>
      answer<'FrameworkList'>({ frameworks: [{ value: 'nace:Leadership', count: 2 }] }),
    'GET /api/departments/matrix': ({ url }) => {
      const search = new URL(url).searchParams;
      const found = traits.filter(({ name }) => name.toLowerCase().includes(search.get('q') ?? ''));
      const start = found.findIndex(({ id }) => id === search.get('after')) + 1;
      const page = found.slice(start, start + Number(search.get('limit')));
      const next = start + page.length < found.length ? page.at(-1)?.id : null;
      return answer<'DepartmentMatrix'>({
        departments: [...departments],
        rows: page.map(row),
        total: found.length,
        next,
      });
    },
    'PUT /api/departments/cells': async (request) => {
      const { cells } = (await request.json()) as { cells: DepartmentCell[] };
      const before = cells.map((cell) => {
        const key = `${cell.department} ${cell.traitId}`;
        const was = { ...cell, importance: said[key] ?? null };
        said[key] = cell.importance;
        return was;
      });
      return answer<'CellsBefore'>({ before });
    },
  };
  return { handlers, said };
}

export const open = (as: Schemas['Role'], handlers: Handlers, address = '/traits/departments') =>
  openPage(
    as,
    ['/traits', '/employer-talent-network/traits'].map((base) => ({
      path: `${base}/departments`,
      element: <Departments />,
    })),
    address,
    handlers,
  );

/** What was changed, as "PUT /path body". */
export async function changes(requests: Request[]) {
  const made = requests.filter(({ method }) => method !== 'GET');
  return Promise.all(
    made.map(async (request) =>
      `${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim(),
    ),
  );
}

export const grid = () => screen.findByRole('grid', { name: 'Importance of traits by department' });

/** The cell where a trait meets a department, found by the names of both. */
export async function cellOf(trait: string, department: string) {
  const table = within(await grid());
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const row = within((await table.findByRole('rowheader', { name: trait })).closest('tr') as HTMLElement);
  return row.getAllByRole('gridcell')[columns.indexOf(department) - 1] as HTMLElement;
}

export const says = async (trait: string, department: string) =>
  (await cellOf(trait, department)).getAttribute('aria-label');
