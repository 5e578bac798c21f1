import { EMPTY } from '../form';
import { versionQuery } from '../traits';
import type { Origin } from './merge';

/** What an older version said. What departments asked for then is not kept with it. */
export const originQuery = (id: string, version: number) => ({
  ...versionQuery(id, version),
  select: ({ content }: { content: (typeof EMPTY)['content'] }): Origin => ({
    form: { ...EMPTY, content },
    knowsDepartments: false,
  }),
});
