import type { Schemas } from '@/api/client';
import { changeTraits, setCells } from '../api';
import type { BulkOutcome } from '../types';

export type Task = Omit<Schemas['ChangeTraits'], 'ids'>;

/** As many as the server takes at once. */
const MOST_TRAITS = 500;
const MOST_CELLS = 5000;

export type Watch = {
  onProgress: (done: number) => void;
  /** What is under way comes to its end; the rest is not begun. */
  signal?: AbortSignal;
};

export type Done = {
  outcome: BulkOutcome;
  /** What ended it before its time. What was done by then stays done. */
  failure: unknown;
  wasStopped: boolean;
};

const NOTHING: BulkOutcome = { changed: [], unchanged: [], cells: [] };

/** Changes many traits, slice by slice. */
export async function changeAll(ids: readonly string[], task: Task, watch: Watch): Promise<Done> {
  let outcome = NOTHING;
  const run = async (slice: string[]) => {
    outcome = together(outcome, await changeTraits({ ...task, ids: slice }));
  };
  const ended = await inTurn(slicesOf(ids, MOST_TRAITS), run, watch);
  return { outcome, ...ended };
}

const OPPOSITES: Partial<Record<Task['action'], Task['action']>> = {
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
};

/** How many steps it takes to take a change back. */
export const lengthOf = ({ changed, cells }: BulkOutcome) => (cells.length > 0 ? cells : changed).length;

/** Takes back what a change has done. */
export async function takeBack(done: BulkOutcome, { action }: Task, watch: Watch): Promise<Done> {
  const opposite = OPPOSITES[action];
  if (opposite) {
    return changeAll(
      done.changed.map(({ id }) => id),
      { action: opposite },
      watch,
    );
  }
  const ended = await inTurn(slicesOf(done.cells, MOST_CELLS), setCells, watch);
  return { outcome: NOTHING, ...ended };
}

async function inTurn<T>(
  slices: T[][],
  run: (slice: T[]) => Promise<unknown>,
  { onProgress, signal }: Watch,
) {
  let done = 0;
  for (const slice of slices) {
    if (signal?.aborted) return { failure: null, wasStopped: true };
    try {
      await run(slice);
    } catch (failure) {
      return { failure, wasStopped: false };
    }
    done += slice.length;
    onProgress(done);
  }
  return { failure: null, wasStopped: false };
}

export function slicesOf<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, slice) => all.slice(slice * most, (slice + 1) * most));
}

const together = (one: BulkOutcome, other: BulkOutcome): BulkOutcome => ({
  changed: [...one.changed, ...other.changed],
  unchanged: [...one.unchanged, ...other.unchanged],
  cells: [...one.cells, ...other.cells],
});
