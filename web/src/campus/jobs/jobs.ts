import { type QueryClient, type QueryKey, QueryObserver, queryOptions } from '@tanstack/react-query';
import { api, ask, isRefusal, type Schemas } from '@/api/client';

export type Job = Schemas['Job'];

/** How often it is asked how far a job is. */
const PACE = 1000;

export const hasEnded = ({ state }: Job) => state === 'done' || state === 'failed' || state === 'cancelled';

/** A job, asked for again until it has ended. One that somebody else has started is not there. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: () => ask(api.GET('/api/jobs/{id}', { params: { path: { id } } })),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) =>
      isRefusal(error, 'not_found') || (data && hasEnded(data)) ? false : PACE,
  });

export const cancelJob = (id: string) => ask(api.POST('/api/jobs/{id}/cancel', { params: { path: { id } } }));

/** Waits for the end of a job, on whatever page. */
export function endOf(queries: QueryClient, id: string): Promise<Job> {
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(queries, jobQuery(id));
    const stop = observer.subscribe(({ data, error }) => {
      const isGone = isRefusal(error, 'not_found');
      if (!isGone && !(data && hasEnded(data))) return;
      stop();
      if (isGone) reject(error);
      else resolve(data as Job);
    });
  });
}

const UNTOUCHED = ['start', 'jobs'];

/**
 * A job, a consent or a merge may have changed whatever is on the screen. Who is signed in it has not. What is gone for
 * certain is not asked for again before somebody looks for it.
 */
export async function refreshScreen(
  queries: QueryClient,
  isGone: (key: QueryKey) => boolean = () => false,
): Promise<void> {
  const isTouched = ({ queryKey }: { queryKey: QueryKey }) => !UNTOUCHED.includes(String(queryKey[0]));
  await queries.invalidateQueries({ predicate: isTouched, refetchType: 'none' });
  await queries.refetchQueries({
    type: 'active',
    predicate: (query) => isTouched(query) && !isGone(query.queryKey),
  });
}

/** Starts a job and returns once it is under way. What to do at its end is done on whatever page. */
export async function startJob(
  queries: QueryClient,
  start: () => Promise<Job>,
  atEnd: (job: Job) => unknown,
  onFailure: (failure: unknown) => unknown,
): Promise<void> {
  const job = await start();
  await refreshScreen(queries);
  const seeThrough = async () => {
    const ended = await endOf(queries, job.id);
    await refreshScreen(queries);
    await atEnd(ended);
  };
  seeThrough().catch(onFailure);
}
