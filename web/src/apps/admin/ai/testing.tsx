import { Outlet } from 'react-router';
import type { Schemas } from '@/api/client';
import { Guard } from '@/identity/Guard';
import { dispatch } from '@/identity/session';
import { answer, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { aiRoutes } from './routes';
import type { AiSettings, FeedbackEntry, UsageRow } from './types';
import { dayOf } from './usage/days';

type Handlers = Parameters<typeof stubNetwork>[0];

export const settings = (change: Partial<AiSettings> = {}): AiSettings => ({
  version: 0,
  provider: 'none',
  baseUrl: '',
  model: '',
  file: '',
  hasKey: false,
  mayPlan: false,
  prices: null,
  apps: {},
  changedBy: '',
  ...change,
});

/** A server that is set, with all that belongs to one. */
export const server = (change: Partial<AiSettings> = {}) =>
  settings({
    provider: 'http',
    baseUrl: 'https://models.example.com/v1',
    model: 'small-1',
    hasKey: true,
    prices: { input: 150_000, output: 600_000 },
    apps: { ask: 'engine' },
    changedBy: 'demo.admin@quadrangle.example',
    ...change,
  });

/** The day so many days ago. */
export const ago = (days: number) => dayOf(new Date(Date.now() - days * 24 * 60 * 60 * 1000));

export const usageRow = (change: Partial<UsageRow> = {}): UsageRow => ({
  day: ago(0),
  app: 'ask',
  model: 'small-1',
  calls: 12,
  failures: 0,
  promptTokens: 9000,
  completionTokens: 1200,
  estimated: false,
  cost: 2070,
  firstMedian: 210,
  slowest: 1640,
  ...change,
});

export const feedback = (change: Partial<FeedbackEntry> = {}): FeedbackEntry => ({
  answer: 'answer-1',
  app: 'ask',
  at: '2026-01-06T09:00:00Z',
  rating: 'down',
  reason: 'incomplete',
  note: 'Where is Boston?',
  asked: 'Who could mentor a biology junior?',
  answered: 'Three alumni fit.',
  phrasedBy: 'model',
  modelName: 'small-1',
  ...change,
});

const app = (slug: Schemas['AppSlug'], title: string): Schemas['AppCard'] => ({
  slug,
  title,
  path: `/${slug}`,
  area: 'workspace',
  summary: '',
  does: [],
  status: 'ready',
  minRole: 'viewer',
  figure: null,
});

/** The apps that have a conversation. */
export const ASSISTANTS: Schemas['AssistantCard'][] = [
  { app: 'ask', title: 'Ask the campus', isOn: true },
  { app: 'matchmaking', title: 'Matchmaking Chat', isOn: true },
];

/** Opens the page as somebody, where the server keeps these settings. */
export function open(kept: AiSettings = settings(), handlers: Handlers = {}, as: Schemas['Role'] = 'admin') {
  dispatch({ type: 'answered', state: signedIn(as) });
  const requests = stubNetwork({
    'GET /api/session': () => answer<'SessionState'>(signedIn(as)),
    'GET /api/apps': () =>
      answer<'AppList'>({ apps: [app('matchmaking', 'Matchmaking Chat'), app('traits', 'Traits')] }),
    'GET /api/chat': () => answer<'AssistantList'>({ assistants: ASSISTANTS }),
    'GET /api/admin/ai': () => Response.json(kept),
    'GET /api/admin/ai/usage': () => Response.json({ rows: [] }),
    'GET /api/admin/ai/feedback': () => Response.json({ feedback: [] }),
    ...handlers,
  });
  const guard = (
    <Guard role="admin">
      <Outlet />
    </Guard>
  );
  const routes = [
    { element: guard, children: aiRoutes },
    { path: '/admin', element: <p>Users</p> },
    { path: '/unauthorized', element: <h1>Access Denied</h1> },
  ];
  return { requests, router: renderRoutes(routes, '/admin/ai') };
}

/** What was changed, as `[method and path, body]`. */
export async function changes(requests: Request[]) {
  const made = requests.filter(({ method }) => method !== 'GET');
  const bodyOf = async (request: Request) => JSON.parse((await request.text()) || 'null');
  return Promise.all(
    made.map(async (request) => [
      `${request.method} ${new URL(request.url).pathname}`,
      await bodyOf(request),
    ]),
  );
}
