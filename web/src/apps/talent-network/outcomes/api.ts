import { queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { NETWORK } from '../api';

export const outcomesQuery = queryOptions({
  queryKey: [...NETWORK, 'outcomes'],
  queryFn: ({ signal }) => ask(api.GET('/api/talent-network/outcomes', { signal })),
});
