import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';

/** What a letter says. The same text has the same answer, so it is asked for once. */
export const letterQuery = (text: string) =>
  queryOptions({
    queryKey: ['financial-aid', 'letter', text],
    queryFn: ({ signal }) => ask(api.POST('/api/financial-aid/letters', { body: { text }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });
