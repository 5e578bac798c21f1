import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { NETWORK } from '../api';
import { PER_PAGE, type View } from './view';

/** Whom advisers should see next. The page before stays until the next is there. */
export const worklistQuery = ({ list, must, page }: View) =>
  queryOptions({
    queryKey: [...NETWORK, 'worklist', list, must, page],
    queryFn: ({ signal }) =>
      ask(
        api.GET('/api/talent-network/worklists', {
          params: {
            query: { list, ...(must && { must }), offset: (page - 1) * PER_PAGE, limit: PER_PAGE },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
