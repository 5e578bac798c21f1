import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';

export type RecordKind = Schemas['DirectoryRecord']['kind'];

export const recordQuery = (kind: RecordKind, id: number) =>
  queryOptions({
    queryKey: ['graduway', 'records', kind, id],
    queryFn: () =>
      ask(
        api.GET('/api/graduway/directory/records/{field}/{id}', {
          params: { path: { field: kind, id } },
        }),
      ),
  });
