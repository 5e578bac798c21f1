import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { isRefusal, mayPass } from '@/api/client';
import { endOf, refreshScreen, startJob } from '@/campus/jobs/jobs';
import { countOf } from '@/ui/numbers';
import { showFailure, showToast } from '@/ui/toast/toasts';
import type { TraitImport } from '../types';
import { importQuery, isBusy, PACE, undoImport } from './api';
import { describeCounts } from './words';

// What takes long, and what is said at its end, on whatever page.

/** Who is refused for these reasons may be answered later. */
const PASSING = ['session_expired', 'no_authenticated_user', 'rate_limited'] as const;

/** Waits until nothing is under way with an import. One that gives up is taken back by another job first. */
function settled(queries: QueryClient, id: string): Promise<TraitImport> {
  return new Promise((resolve, reject) => {
    const observer = new QueryObserver(queries, { ...importQuery(id), staleTime: 0, refetchInterval: PACE });
    const stop = observer.subscribe(({ data, error, isFetching }) => {
      const isRefused = error !== null && !mayPass(error) && !isRefusal(error, ...PASSING);
      if (!isRefused && (isFetching || error || !data || isBusy(data))) return;
      stop();
      if (isRefused) reject(error);
      else resolve(data as TraitImport);
    });
  });
}

/** Tells what has become of a file that the server has begun to import. */
export async function followImport(queries: QueryClient, { id, job }: TraitImport): Promise<void> {
  try {
    if (job) await endOf(queries, job);
    const outcome = await settled(queries, id);
    await refreshScreen(queries);
    tellImported(queries, outcome);
  } catch (failure) {
    showFailure(failure);
  }
}

function tellImported(queries: QueryClient, own: TraitImport) {
  const { name, state, counts, error } = own;
  if (state === 'done') {
    const undo = () => startUndo(queries, own);
    showToast(`${name} was imported: ${describeCounts(counts)}.`, { undo });
  } else if (state === 'cancelled') {
    showToast(`${name} was not imported. The library is as it was.`);
  } else if (state === 'failed') {
    showFailure(new Error(error ?? `${name} was not imported. Try again.`));
  }
}

/** Takes a whole import back. */
export const startUndo = (queries: QueryClient, { id }: TraitImport) =>
  startJob(
    queries,
    () => undoImport(id),
    async () => {
      const { name, state, leftCount, error } = await settled(queries, id);
      await refreshScreen(queries);
      if (state !== 'undone') showFailure(new Error(error ?? `${name} was not undone.`));
      else if (leftCount === 0) showToast(`${name} was undone.`);
      else showToast(`${name} was undone. ${countOf(leftCount, 'trait')} changed since and stayed.`);
    },
    showFailure,
  );
