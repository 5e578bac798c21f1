import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';

/** Runs when somebody asks for it. What came out stays until it is run again, or the page is loaded anew. */
export const checksQuery = queryOptions({
  queryKey: ['financial-aid', 'checks'],
  queryFn: ({ signal }) => ask(api.POST('/api/financial-aid/checks', { signal })),
  enabled: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
});
