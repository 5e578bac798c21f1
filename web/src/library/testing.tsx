import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { DocumentPage } from './document/DocumentPage';
import { Library } from './list/Library';
import type { DocumentCard, DocumentVersion, FoundPassage, FoundPassages, LibraryDocument } from './types';

type Handlers = Parameters<typeof stubNetwork>[0];

export const DOCUMENT = '/api/library/documents/doc-1';

export const card = (change: Partial<DocumentCard> = {}): DocumentCard => ({
  id: 'doc-1',
  title: 'Pell Grants',
  area: 'aid',
  kind: 'pdf',
  source: 'Student Aid Handbook, Volume 7',
  pageCount: 2,
  version: 2,
  state: 'ready',
  problem: null,
  updatedAt: '2026-01-06T09:00:00Z',
  updatedBy: 'Theo Lindqvist',
  job: null,
  ...change,
});

export const policy = (change: Partial<DocumentCard> = {}) =>
  card({ id: 'doc-2', title: 'Gift acceptance', area: 'giving', kind: 'markdown', source: '', ...change });

export const version = (change: Partial<DocumentVersion> = {}): DocumentVersion => ({
  number: 2,
  name: 'pell.pdf',
  state: 'ready',
  problem: null,
  pages: 2,
  note: 'Figures of 2026-27',
  createdAt: '2026-01-06T09:00:00Z',
  createdBy: 'Theo Lindqvist',
  ...change,
});

export const document = (change: Partial<LibraryDocument> = {}): LibraryDocument => ({
  ...card(),
  shown: 2,
  versions: [version({ number: 1, createdBy: 'Dana Reyes', note: '' }), version()],
  pages: [
    {
      number: 1,
      label: '7-1',
      blocks: [
        { kind: 'heading2', text: 'How much it is' },
        { kind: 'paragraph', text: 'The largest grant is $7,395 a year\nand the smallest $740.' },
        { kind: 'item', text: 'One school at a time.' },
        { kind: 'item', text: 'No degree yet.' },
      ],
    },
    {
      number: 2,
      label: '7-2',
      blocks: [
        { kind: 'heading2', text: 'Enrollment intensity' },
        { kind: 'header', text: 'Credits | Payment' },
        { kind: 'row', text: '12 or more | $3,697.50' },
        { kind: 'row', text: '6 | $1,849' },
        { kind: 'paragraph', text: 'We count on the last day to drop.' },
      ],
    },
  ],
  ...change,
});

export const passage = (change: Partial<FoundPassage> = {}): FoundPassage => ({
  document: 'doc-1',
  title: 'Pell Grants',
  area: 'aid',
  version: 2,
  page: 1,
  label: '7-1',
  heading: 'How much it is',
  text: 'There are three ways to qualify. The largest grant is $7,395 a year. It is not paid back.',
  quote: 'The largest grant is $7,395 a year.',
  score: 0.8,
  parts: { words: 1, meaning: null },
  ...change,
});

export const found = (passages: FoundPassage[], change: Partial<FoundPassages> = {}): FoundPassages => ({
  passages,
  byMeaning: true,
  isLikely: true,
  ...change,
});

export const job = (change: Partial<Schemas['Job']> = {}): Schemas['Job'] => ({
  id: 'job-1',
  kind: 'library.read',
  title: 'Read Pell Grants',
  owner: 'uid-contributor',
  state: 'running',
  done: 60,
  total: 240,
  message: 'Reads page 60 of 240',
  result: null,
  error: null,
  attempts: 1,
  cancelRequested: false,
  createdAt: '2026-01-06T09:00:00Z',
  startedAt: '2026-01-06T09:00:00Z',
  finishedAt: null,
  ...change,
});

/** Opens a page of the library as somebody. */
export function open(as: Schemas['Role'], handlers: Handlers = {}, address = '/library') {
  dispatch({ type: 'answered', state: signedIn(as) });
  const requests = stubNetwork({
    'GET /api/library/documents': () => Response.json({ documents: [card(), policy()] }),
    [`GET ${DOCUMENT}`]: () => Response.json(document()),
    ...handlers,
  });
  const routes = [
    { path: '/library', element: <Library /> },
    { path: '/library/:id', element: <DocumentPage /> },
  ];
  return { requests, router: renderRoutes(routes, address) };
}

export const openDocument = (as: Schemas['Role'], handlers: Handlers = {}, address = '/library/doc-1') =>
  open(as, handlers, address);

/** What was changed, as "POST /path body". */
export async function changes(requests: Request[]) {
  const made = requests.filter(({ method }) => method !== 'GET');
  return Promise.all(
    made.map(async (request) =>
      `${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim(),
    ),
  );
}
