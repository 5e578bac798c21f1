import type { Schemas } from '@/api/client';
import { API, give, type Handlers, open, ranking, role } from '../testing';
import type { TalentRole } from '../types';
import { RolePage } from './RolePage';

export const RANKING = `POST ${API}/roles/r1/ranking`;

/** Opens a role at an address below it, with a server that saves what it is given. */
export function openRole(
  address = '',
  handlers: Handlers = {},
  first: TalentRole = role(),
  as?: Schemas['Role'],
) {
  let now = first;
  return open(
    [{ path: '/role-matching/roles/:id/:tab?', element: <RolePage /> }],
    `/role-matching/roles/r1${address}`,
    {
      [`GET ${API}/roles/r1`]: () => give(now),
      [`PUT ${API}/roles/r1`]: async (request) => {
        const { seen: _, ...next }: Schemas['SaveTalentRole'] = await request.json();
        now = { ...now, ...next, revision: now.revision + 1 };
        return give(now);
      },
      [RANKING]: () => give(ranking()),
      [`POST ${API}/lints`]: () => give<Schemas['PostingLints']>({ lints: [] }),
      [`GET ${API}/batches`]: () => give<Schemas['TalentBatchList']>({ batches: [] }),
      [`GET ${API}/pool`]: () =>
        give<Schemas['TalentPool']>({
          revision: 'pool-7',
          size: 3,
          campus: 2,
          uploaded: 1,
          meaning: { done: 3, of: 3 },
        }),
      ...handlers,
    },
    as ?? 'contributor',
  );
}
