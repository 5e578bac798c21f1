import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { TRAITS } from '../api';

/** What the person has written and not saved, the newest first. */
export const draftsQuery = queryOptions({
  queryKey: [...TRAITS, 'drafts'],
  queryFn: () => ask(api.GET('/api/traits/drafts')),
  select: ({ drafts }) => drafts,
  // Whoever comes back from writing is shown what is kept now.
  staleTime: 0,
});
