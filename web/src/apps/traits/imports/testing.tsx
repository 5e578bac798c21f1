import type { Schemas } from '@/api/client';
import { answer } from '@/testing/network';
import { type Handlers, open } from '../testing';
import type { TraitImport } from '../types';
import { Imports } from './Imports';

export const IMPORT = '/api/traits/imports/import-1';
export const PAGE = '/traits/imports?import=import-1';

export const imported = (change: Partial<TraitImport> = {}): TraitImport => ({
  id: 'import-1',
  name: 'traits.csv',
  bytes: 723_000,
  state: 'done',
  counts: { rows: 10_000, new: 9600, changed: 60, unchanged: 40, rejected: 300 },
  ignoredColumns: [],
  error: null,
  left: [],
  leftCount: 0,
  job: 'job-1',
  canUndo: (change.state ?? 'done') === 'done',
  createdAt: '2026-01-06T09:00:00Z',
  createdBy: 'Theo Lindqvist',
  endedAt: '2026-01-06T09:01:00Z',
  undoneAt: null,
  ...change,
});

export const job = (change: Partial<Schemas['Job']> = {}): Schemas['Job'] => ({
  id: 'job-1',
  kind: 'traits.import',
  title: 'Import of traits.csv',
  owner: 'uid-contributor',
  state: 'running',
  done: 2500,
  total: 10_000,
  message: 'Row 2500 of 10000',
  result: null,
  error: null,
  attempts: 1,
  cancelRequested: false,
  createdAt: '2026-01-06T09:00:00Z',
  startedAt: '2026-01-06T09:00:00Z',
  finishedAt: null,
  ...change,
});

/** Stands in for the imports on the server, whose state a test moves on. */
export function server(...imports: TraitImport[]) {
  const state = { imports, jobs: { 'job-1': job(), 'job-2': job({ id: 'job-2', kind: 'traits.undo' }) } };
  const handlers: Handlers = {
    'GET /api/traits/imports': () => answer<'TraitImportList'>({ imports: state.imports }),
    [`GET ${IMPORT}`]: () => answer<'TraitImport'>(state.imports[0] ?? imported()),
    'GET /api/jobs/job-1': () => answer<'Job'>(state.jobs['job-1']),
    'GET /api/jobs/job-2': () => answer<'Job'>(state.jobs['job-2']),
    [`POST ${IMPORT}/undo`]: () => {
      state.imports = [imported({ state: 'undoing', job: 'job-2' })];
      return answer<'Job'>(state.jobs['job-2'], 202);
    },
  };
  /** A job ends, and the import is this now. */
  const end = (id: 'job-1' | 'job-2', ended: Schemas['JobState'], own: TraitImport) => {
    state.jobs[id] = job({ id, state: ended, done: 10_000 });
    state.imports = [own];
  };
  return { state, handlers, end };
}

export function openImports(as: Schemas['Role'], handlers: Handlers, address = '/traits/imports') {
  const routes = ['/traits', '/employer-talent-network/traits'].flatMap((base) => [
    { path: `${base}/imports`, element: <Imports /> },
    { path: `${base}/*`, element: <p>Another page</p> },
  ]);
  return open(as, routes, address, handlers);
}
