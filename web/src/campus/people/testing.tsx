import type { Schemas } from '@/api/client';
import { dispatch } from '@/identity/session';
import { answer, stubNetwork } from '@/testing/network';
import { signedIn } from '@/testing/people';
import { renderRoutes } from '@/testing/render';
import { foundPerson, peopleFound } from '../testing';
import { People } from './People';

type Handlers = Parameters<typeof stubNetwork>[0];

/** Opens the list of people. */
export function open(address = '/people', handlers: Handlers = {}, role: Schemas['Role'] = 'viewer') {
  dispatch({ type: 'answered', state: signedIn(role) });
  const requests = stubNetwork({
    'GET /api/people': () => answer<'PeopleFound'>(peopleFound([foundPerson()])),
    ...handlers,
  });
  const router = renderRoutes(
    [
      { path: '/people', element: <People /> },
      { path: '/people/:id', element: <p>A record</p> },
    ],
    address,
  );
  return { router, asked: () => requests.map(({ url }) => new URL(url).search) };
}

/** What the server says of an index that is being made, or of another. */
export const index = (change: Partial<Schemas['IndexState']>) => () =>
  answer<'IndexState'>({
    readiness: 'building',
    meaning: 'unavailable',
    edition: null,
    people: 0,
    units: 0,
    followed: 0,
    changes: 0,
    building: null,
    trouble: null,
    ...change,
  });
