import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { answer, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { Data } from '../Data';
import { ImportPage } from '../ImportPage';
import { NewImport } from '../NewImport';
import type { Import, ImportDetail } from './api';

type Handlers = Parameters<typeof stubNetwork>[0];

export const IMPORT = '/api/admin/imports/imp-1';
export const PAGE = '/admin/data/imports/imp-1';

export const counts = (change: Partial<Schemas['Counts']> = {}): Schemas['Counts'] => ({
  rows: 6,
  new: 2,
  changed: 1,
  unchanged: 1,
  repeated: 0,
  likely: 1,
  skipped: 1,
  rejected: 1,
  errorsKept: 1,
  ...change,
});

export const imported = (change: Partial<Import> = {}): Import => ({
  id: 'imp-1',
  kind: 'alumni',
  name: 'alumni.csv',
  bytes: 1400,
  state: 'uploaded',
  options: { charset: null, delimiter: null, heading: null, fillShortRows: false },
  likely: 'skip',
  counts: null,
  error: null,
  job: null,
  createdBy: 'uid-contributor',
  createdByName: 'Theo Lindqvist',
  createdAt: '2026-01-06T09:00:00Z',
  endedAt: null,
  ...change,
});

const column = (
  heading: string,
  field: string | null,
  change: Partial<Schemas['ImportColumn']> = {},
): Schemas['ImportColumn'] => ({
  heading,
  field,
  confidence: 95,
  reason: `It is called ${heading}.`,
  examples: ['One', 'Two'],
  order: 'day_first',
  orderReason: 'No cell tells; it is usual in files like this.',
  mark: 'comma',
  markReason: 'No cell tells; it is usual in files like this.',
  ...change,
});

export function detail(own: Partial<Import> = {}, change: Partial<ImportDetail> = {}): ImportDetail {
  return {
    import: imported(own),
    layout: {
      charset: 'windows1252',
      delimiter: ';',
      delimiterTold: 'rows',
      headings: ['Nachname', 'Born'],
      notes: [],
      sample: [['Müller', '31/12/1980']],
    },
    problem: null,
    columns: [column('Nachname', 'last_name', { examples: ['Müller'] }), column('Born', 'birth_date')],
    fields: [
      { name: 'last_name', label: 'Last name', holds: 'text', needed: true },
      { name: 'full_name', label: 'Full name', holds: 'text', needed: true },
      { name: 'birth_date', label: 'Birth date', holds: 'date', needed: false },
    ],
    missing: [],
    kinds: [
      { kind: 'alumni', fit: 88 },
      { kind: 'students', fit: 41 },
    ],
    preview: null,
    canUndo: false,
    undoFirst: null,
    ...change,
  };
}

export const job = (change: Partial<Schemas['Job']> = {}): Schemas['Job'] => ({
  id: 'job-1',
  kind: 'import.check',
  title: 'Check alumni.csv',
  owner: 'uid-contributor',
  state: 'running',
  done: 30,
  total: 100,
  message: 'Reads the rows',
  result: null,
  error: null,
  attempts: 1,
  cancelRequested: false,
  createdAt: '2026-01-06T09:00:00Z',
  startedAt: '2026-01-06T09:00:00Z',
  finishedAt: null,
  ...change,
});

export const edition = (change: Partial<Schemas['CampusEdition']> = {}): Schemas['CampusEdition'] => ({
  seed: 7,
  size: 'demo',
  people: 2648,
  createdAt: '2026-01-05T09:00:00Z',
  imports: 1,
  ...change,
});

export const overview = (change: Partial<Schemas['CampusOverview']> = {}): Schemas['CampusOverview'] => ({
  current: edition(),
  previous: null,
  job: null,
  ...change,
});

export const index = (change: Partial<Schemas['IndexState']> = {}): Schemas['IndexState'] => ({
  readiness: 'ready',
  meaning: 'available',
  edition: 1,
  people: 2651,
  units: 9000,
  followed: 40,
  changes: 40,
  building: null,
  trouble: null,
  ...change,
});

/** Opens a page of the campus data as somebody. Returns the requests that were made. */
export function open(as: Schemas['Role'], handlers: Handlers = {}, address = '/admin/data') {
  dispatch({ type: 'answered', state: signedIn(as) });
  const requests = stubNetwork({
    'GET /api/admin/campus': () => answer<'CampusOverview'>(overview()),
    'GET /api/admin/imports': () => answer<'ImportList'>({ imports: [] }),
    'GET /api/people/index': () => answer<'IndexState'>(index()),
    'GET /api/jobs': () => answer<'JobList'>({ jobs: [] }),
    ...handlers,
  });
  const routes = [
    { path: '/admin/data', element: <Data /> },
    { path: '/admin/data/imports/new', element: <NewImport /> },
    { path: '/admin/data/imports/:id', element: <ImportPage /> },
  ];
  return { requests, router: renderRoutes(routes, address) };
}

/** What was changed, as `[path, body]`; what has no body is `null`. */
export async function changes(requests: Request[]) {
  const made = requests.filter(({ method }) => method !== 'GET');
  const bodyOf = async (request: Request) => JSON.parse((await request.text()) || 'null');
  return Promise.all(made.map(async (request) => [new URL(request.url).pathname, await bodyOf(request)]));
}

/** Stands in for an import on the server, whose state a test moves on. */
export function server(start: ImportDetail) {
  const state = {
    detail: start,
    jobs: { 'job-1': job(), 'job-2': job({ id: 'job-2', kind: 'import.undo' }) },
  };
  const handlers: Handlers = {
    [`GET ${IMPORT}`]: () => answer<'ImportDetail'>(state.detail),
    'GET /api/jobs/job-1': () => answer<'Job'>(state.jobs['job-1']),
    'GET /api/jobs/job-2': () => answer<'Job'>(state.jobs['job-2']),
    'GET /api/admin/imports': () => answer<'ImportList'>({ imports: [state.detail.import] }),
  };
  const set = (own: Partial<Import>, change: Partial<ImportDetail> = {}) => {
    state.detail = { ...state.detail, ...change, import: { ...state.detail.import, ...own } };
  };
  /** A job starts, and ends when `end` is called. */
  const begins = (path: string, busy: Import['state']) => {
    handlers[`POST ${IMPORT}/${path}`] = () => {
      state.jobs['job-1'] = job();
      set({ state: busy, job: 'job-1' });
      return answer<'Job'>(state.jobs['job-1'], 202);
    };
  };
  const end = (ended: Schemas['JobState'], own: Partial<Import>, change: Partial<ImportDetail> = {}) => {
    const id = state.detail.import.job === 'job-2' ? 'job-2' : 'job-1';
    state.jobs[id] = { ...state.jobs[id], state: ended, error: own.error };
    set(own, change);
  };
  /** The import gives up, and another job takes it back until `end` is called. */
  const giveUp = (ended: Schemas['JobState'], own: Partial<Import> = {}) =>
    end(ended, { state: 'undoing', job: 'job-2', ...own });
  return { handlers, begins, end, giveUp, state };
}
