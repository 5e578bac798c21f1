import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { NETWORK } from '../api';

/** What open roles ask for, and who has it. */
export const demandQuery = queryOptions({
  queryKey: [...NETWORK, 'demand'],
  queryFn: ({ signal }) => ask(api.GET('/api/talent-network/demand', { signal })),
});
