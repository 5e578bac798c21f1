import type { QueryClient } from '@tanstack/react-query';
import { type Job, refreshScreen, startJob } from '@/campus/jobs/jobs';
import { countOf } from '@/ui/numbers';
import { showFailure, showToast } from '@/ui/toast/toasts';
import {
  applyImport,
  checkImport,
  type Import,
  importQuery,
  resetCampus,
  undoImport,
  undoReset,
} from './api';
import { describeCounts } from './words';

// What takes long, and what is said at its end.

/** Tells why a job did not come to a good end. False if it did. */
function tellFailure({ state, error }: Job, cancelled: string): boolean {
  if (state === 'failed') showFailure(new Error(error ?? 'It failed. Try again.'));
  if (state === 'cancelled') showToast(cancelled);
  return state !== 'done';
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
      if (tellFailure(job, `${name} was not imported. The campus is as it was.`)) return;
      const { import: done } = await queries.fetchQuery({ ...importQuery(id), staleTime: 0 });
      const counts = done.counts ? `: ${describeCounts(done.counts)}` : '';
      showToast(`${name} was imported${counts}.`, { undo: () => startUndo(queries, done) });
    },
    showFailure,
  );

export const startUndo = (queries: QueryClient, { id, name }: Import) =>
  startJob(
    queries,
    () => undoImport(id),
    (job) => {
      if (tellFailure(job, `${name} was not undone.`)) return;
      showToast(`${name} was undone. The campus is as it was before.`);
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
