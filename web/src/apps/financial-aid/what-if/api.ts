import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { Worksheet } from '../types';
import type { CurveView } from './curve';

export type Range = { from: number; to: number };
type Asked = Range & { field: Schemas['AidField']; more: number };

/** Index and grant over all amounts of a field. It is asked for once, and read here. */
export const curveQuery = (worksheet: Worksheet, { field, from, to, more }: Asked) =>
  queryOptions({
    queryKey: ['financial-aid', 'curve', field, from, to, worksheet, more],
    queryFn: ({ signal }) =>
      ask(
        api.POST('/api/financial-aid/curves', { body: { worksheet, field, from, to, more }, signal }),
      ) as Promise<CurveView>,
    // While an answer is typed the last curve stays. That of another field would be wrong.
    placeholderData: (last, query) =>
      JSON.stringify(query?.queryKey[2]) === JSON.stringify(field) ? last : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
