import type { Schemas } from '@/api/client';
import { API, employerView, give, type Handlers, open, profile } from '../testing';
import type { Profile } from '../types';
import { CandidatePage } from './CandidatePage';

export const ONE = `GET ${API}/candidates/p1`;

/** Opens a candidate at a tab of theirs. */
export const openCandidate = (
  tab = '',
  handlers: Handlers = {},
  first: Profile = profile(),
  as?: Schemas['Role'],
) =>
  open(
    [{ path: '/talent-network/candidates/:id/:tab?', element: <CandidatePage /> }],
    `/talent-network/candidates/p1${tab}`,
    {
      [ONE]: () => give(first),
      [`GET ${API}/candidates/p1/employer-view`]: () => give(employerView()),
      ...handlers,
    },
    as,
  );
