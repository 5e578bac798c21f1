import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isRefusal, mayPass } from '@/api/client';
import { type Job, refreshScreen, startJob } from '@/campus/jobs/jobs';
import { countOf } from '@/ui/numbers';
import { showFailure, showToast } from '@/ui/toast/toasts';
import {
  applyImport,
  checkImport,
  type Import,
  type ImportDetail,
  importQuery,
  isBusy,
  PACE,
  resetCampus,
  undoImport,
  undoReset,
} from './api';
import { describeCounts } from './words';

// What takes long, and what is said at its end.

/** Who is refused for these reasons may be answered later. */
const PASSING = ['session_expired', 'no_authenticated_user', 'rate_limited'] as const;

/** Tells why a job did not come to a good end. False if it did. */
function tellFailure({ state, error }: Job, cancelled: string): boolean {
  if (state === 'failed') showFailure(new Error(error ?? 'It failed. Try again.'));
  if (state === 'cancelled') showToast(cancelled);
  return state !== 'done';
}

/** What has become of an import. One that gives up is taken back by another job first. */
async function outcomeOf(queries: QueryClient, id: string, job: Job): Promise<Import> {
  const outcome = await settled(queries, id);
  if (job.state !== 'done') await refreshScreen(queries);
  return outcome;
}

/** Waits until nothing is under way with an import any more. */
function settled(queries: QueryClient, id: string): Promise<Import> {
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(queries, { ...importQuery(id), staleTime: 0, refetchInterval: PACE });
    const stop = observer.subscribe(({ data, error, isFetching }) => {
      const isRefused = error !== null && !mayPass(error) && !isRefusal(error, ...PASSING);
      if (!isRefused && (isFetching || error || !data || isBusy(data.import))) return;
      stop();
      if (isRefused) reject(error);
      else resolve((data as ImportDetail).import);
    });
  });
}

export const startCheck = (queries: QueryClient, { id, name }: Import) =>
  startJob(
    queries,
    () => checkImport(id),
    (job) => {
      if (tellFailure(job, `The dry run of ${name} was cancelled.`)) return;
      showToast(`The dry run of ${name} is done. Nothing has changed yet.`);
    },
    showFailure,
  );

export const startApply = (queries: QueryClient, { id, name }: Import) =>
  startJob(
    queries,
    () => applyImport(id),
    async (job) => {
      const outcome = await outcomeOf(queries, id, job);
      const { counts, error } = outcome;
      const cancelled = `${name} was not imported. ${error ?? 'The campus is as it was.'}`;
      if (tellFailure({ ...job, error: error ?? job.error }, cancelled)) return;
      const found = counts ? `: ${describeCounts(counts)}` : '';
      showToast(`${name} was imported${found}.`, { undo: () => startUndo(queries, outcome) });
    },
    showFailure,
  );

export const startUndo = (queries: QueryClient, { id, name }: Import) =>
  startJob(
    queries,
    () => undoImport(id),
    async (job) => {
      const { state, error } = await outcomeOf(queries, id, job);
      if (state === 'undone') showToast(`${name} was undone. ${error ?? 'The campus is as it was before.'}`);
      else showFailure(new Error(error ?? `${name} was not undone.`));
    },
    showFailure,
  );

export const startReset = (queries: QueryClient, seed: number, size: string) =>
  startJob(
    queries,
    () => resetCampus({ seed, size }),
    async (job) => {
      if (tellFailure(job, 'The reset was cancelled. The campus is as it was.')) return;
      const people = typeof job.total === 'number' ? `: ${countOf(job.total, 'person', 'people')}` : '';
      showToast(`The campus was made anew${people}.`, { undo: () => goBack(queries) });
    },
    showFailure,
  );

/** Goes back to the campus before the last reset, or from there to the new one. */
export async function goBack(queries: QueryClient): Promise<void> {
  const { current } = await undoReset();
  await refreshScreen(queries);
  const seed = current ? ` (seed ${current.seed}, size ${current.size})` : '';
  showToast(`The campus before is back${seed}.`, { undo: () => goBack(queries) });
}
