import { queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import { type Chip, filterAddress, plainChip } from '../directory/filter';
import { orOvertaken } from '../saved';

export type Segment = Schemas['Segment'];

/** Everything that is kept of segments. */
export const SEGMENTS_KEY = ['graduway', 'segments'];

/** One's own and those that everybody sees, by name. */
export const segmentsQuery = queryOptions({
  queryKey: SEGMENTS_KEY,
  queryFn: () => ask(api.GET('/api/graduway/segments')),
  select: ({ segments }) => segments,
});

export const segmentQuery = (id: string) =>
  queryOptions({
    queryKey: [...SEGMENTS_KEY, id],
    queryFn: () => ask(api.GET('/api/graduway/segments/{id}', { params: { path: { id } } })),
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...SEGMENTS_KEY, id, 'versions'],
    queryFn: () => ask(api.GET('/api/graduway/segments/{id}/versions', { params: { path: { id } } })),
    select: ({ versions }) => versions,
    staleTime: 0,
  });

export const createSegment = (body: Schemas['CreateSegment']) =>
  ask(api.POST('/api/graduway/segments', { body }));

export const changeSegment = (id: string, body: Schemas['ChangeSegment']) =>
  orOvertaken<Segment>(api.PUT('/api/graduway/segments/{id}', { params: { path: { id } }, body }));

export const deleteSegment = (id: string) =>
  ask(api.DELETE('/api/graduway/segments/{id}', { params: { path: { id } } }));

export const restoreSegment = (id: string) =>
  ask(api.POST('/api/graduway/segments/{id}/restore', { params: { path: { id } } }));

/** Takes the newest change back. */
export const undoSegment = (id: string, seen: number) =>
  orOvertaken<Segment>(
    api.POST('/api/graduway/segments/{id}/undo', { params: { path: { id } }, body: { seen } }),
  );

export const restoreVersion = (id: string, number: number, seen: number) =>
  orOvertaken<Segment>(
    api.POST('/api/graduway/segments/{id}/versions/{number}/restore', {
      params: { path: { id, number } },
      body: { seen },
    }),
  );

export const exportAddress = (id: string) => `/api/graduway/segments/${encodeURIComponent(id)}/export`;

/** The filter of a segment, in the directory. */
export const segmentAddress = ({ id, chips }: Segment) =>
  filterAddress({ segment: id, chips: chips.map(plainChip) });

/** What a segment says, as it is sent. */
export const contentOf = ({ name, chips, shared }: Segment) => ({
  name,
  shared,
  chips: chips.map(plainChip) as Chip[],
});
