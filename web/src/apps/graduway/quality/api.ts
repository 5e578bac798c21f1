import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, type Schemas } from '@/api/client';
import type { ListQuery } from './address';

export type Item = Schemas['QualityItem'];
export type Card = Schemas['QualityCard'];
export type Decision = Schemas['QualityDecision'];
export type Preview = Schemas['QualityMergePreview'];

/** Everything of the queue. */
export const QUALITY_KEY = ['graduway', 'quality'];

const PER_PAGE = 25;
/** How often it is looked for what a scan has found. */
const PACE = 3000;

export const isUnderWay = (scan: Schemas['QualityScan'] | null | undefined) =>
  scan?.state === 'waiting' || scan?.state === 'running';

export const queueQuery = (list: ListQuery) =>
  infiniteQueryOptions({
    queryKey: [...QUALITY_KEY, 'queue', list],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...list, limit: PER_PAGE, ...(pageParam && { after: pageParam }) };
      return ask(api.GET('/api/graduway/quality', { params: { query }, signal }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    // How much there is of each kind stays on the screen while another kind is looked for.
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.pages[0]?.scan) ? PACE : false),
  });

/** One item, with those beside it in the list. */
export const cardQuery = (id: string, list: ListQuery) =>
  queryOptions({
    queryKey: [...QUALITY_KEY, 'card', id, list],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/graduway/quality/items/{id}', { params: { path: { id }, query: list }, signal })),
  });

export const previewQuery = (id: string, body: Schemas['PreviewQualityMerge']) =>
  queryOptions({
    // Not one of those that a decision makes anew: of what is decided there is none.
    queryKey: ['graduway', 'merge', id, body],
    queryFn: ({ signal }) =>
      ask(api.POST('/api/graduway/quality/items/{id}/preview', { params: { path: { id } }, body, signal })),
    staleTime: 0,
    gcTime: 0,
  });

export const mergePeople = (id: string, body: Schemas['MergePeople']) =>
  ask(api.POST('/api/graduway/quality/items/{id}/merge', { params: { path: { id } }, body }));

export const decideItem = (id: string, body: Schemas['DecideQualityItem']) =>
  ask(api.POST('/api/graduway/quality/items/{id}/decisions', { params: { path: { id } }, body }));

export const undoDecision = (seq: number) =>
  ask(api.POST('/api/graduway/quality/decisions/{seq}/undo', { params: { path: { seq } } }));

export const pairPeople = (body: Schemas['PairPeople']) =>
  ask(api.POST('/api/graduway/quality/pairs', { body }));

export const startScan = (staleYears: number) =>
  ask(api.POST('/api/graduway/quality/scans', { body: { staleYears } }));

const OLDER = 30;

export const historyQuery = infiniteQueryOptions({
  queryKey: [...QUALITY_KEY, 'decisions'],
  queryFn: ({ pageParam, signal }) => {
    const query = { limit: OLDER, ...(pageParam > 0 && { before: pageParam }) };
    return ask(api.GET('/api/graduway/quality/decisions', { params: { query }, signal }));
  },
  initialPageParam: 0,
  getNextPageParam: ({ next }) => next ?? undefined,
});

export const tasksQuery = queryOptions({
  queryKey: [...QUALITY_KEY, 'tasks'],
  queryFn: () => ask(api.GET('/api/graduway/quality/tasks')),
  select: ({ tasks }) => tasks,
});

export const changeTask = (id: string, done: boolean) =>
  ask(api.PATCH('/api/graduway/quality/tasks/{id}', { params: { path: { id } }, body: { done } }));
