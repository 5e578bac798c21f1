import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { answer, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { personRecord } from '../testing';
import { PersonPage } from './PersonPage';

type Handlers = Parameters<typeof stubNetwork>[0];

/** Opens somebody's page. */
export function open(
  address = '/people/120',
  handlers: Handlers = {},
  role: Schemas['Role'] = 'contributor',
) {
  dispatch({ type: 'answered', state: signedIn(role) });
  const requests = stubNetwork({
    'GET /api/people/120': () => answer<'PersonRecord'>(personRecord()),
    ...handlers,
  });
  const router = renderRoutes(
    [
      { path: '/people/:id', element: <PersonPage /> },
      { path: '/people', element: <p>The list</p> },
    ],
    address,
  );
  return { router, requests };
}
