import { infiniteQueryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { ROLE_MATCHING } from '../api';

const PER_PAGE = 50;

export type ViewsFilter = { candidate: string; by: string };

/** Who has seen whom, the newest first, page by page. */
export const viewsQuery = ({ candidate, by }: ViewsFilter) =>
  infiniteQueryOptions({
    queryKey: [...ROLE_MATCHING, 'views', candidate, by],
    queryFn: ({ pageParam, signal }) =>
      ask(
        api.GET('/api/role-matching/views', {
          params: {
            query: {
              ...(candidate && { candidate }),
              ...(by && { by }),
              ...(pageParam && { before: pageParam }),
              limit: PER_PAGE,
            },
          },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ views }) => (views.length === PER_PAGE ? views.at(-1)?.view.id : undefined),
  });
