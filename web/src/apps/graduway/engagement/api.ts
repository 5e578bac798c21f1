import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { type Among, PER_PAGE, type View } from './address';

/** All figures of engagement. */
export const ENGAGEMENT_KEY = ['graduway', 'engagement'];

/** While the first count is under way it is looked again. */
const PACE = 3000;

export const overviewQuery = queryOptions({
  queryKey: [...ENGAGEMENT_KEY, 'overview'],
  queryFn: () => ask(api.GET('/api/graduway/engagement')),
  refetchInterval: ({ state: { data } }) => (data?.state.counting ? PACE : false),
});

export const rulesQuery = queryOptions({
  queryKey: [...ENGAGEMENT_KEY, 'rules'],
  queryFn: () => ask(api.GET('/api/graduway/engagement/rules')),
  staleTime: Number.POSITIVE_INFINITY,
});

const trendOf = ({ by, among }: Pick<View, 'by' | 'among'>) => ({
  ...(by !== 'everybody' && { by }),
  ...among,
});

export const trendQuery = (view: Pick<View, 'by' | 'among'>) =>
  queryOptions({
    queryKey: [...ENGAGEMENT_KEY, 'trend', trendOf(view)],
    queryFn: ({ signal }) =>
      ask(api.GET('/api/graduway/engagement/trend', { params: { query: trendOf(view) }, signal })),
    placeholderData: keepPreviousData,
  });

const listOf = ({ ranking, listMode, among }: View) => ({
  ranking,
  ...(listMode !== 'any' && { mode: listMode }),
  ...among,
});

export const peopleQuery = (view: View) => {
  const query = { ...listOf(view), offset: (view.page - 1) * PER_PAGE, limit: PER_PAGE };
  return queryOptions({
    queryKey: [...ENGAGEMENT_KEY, 'people', query],
    queryFn: ({ signal }) => ask(api.GET('/api/graduway/engagement/people', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [...ENGAGEMENT_KEY, 'person', id],
    queryFn: () => ask(api.GET('/api/graduway/engagement/people/{id}', { params: { path: { id } } })),
  });

export const countAnew = () => ask(api.POST('/api/graduway/engagement/count'));

const fileAddress = (name: string, query: Among & Record<string, string | number | undefined>) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return `/api/graduway/engagement/${name}?${search}`;
};

export const trendFile = (view: View) => fileAddress('trend.csv', trendOf(view));
export const peopleFile = (view: View) => fileAddress('people.csv', listOf(view));
