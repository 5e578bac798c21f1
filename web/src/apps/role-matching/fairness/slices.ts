import type { Schemas } from '@/api/client';
import type { RoleSwapReport } from '../types';
import { probeSwaps } from './api';

/** So many résumés the server takes at once. */
export const SLICE = 25;

/** How many of the ranking are tried; none: everybody. */
export type Asked = { whatIf: Schemas['RoleWhatIf'] | null; most: number | null };

/** How far it has come: so many places of the ranking, of so many. */
export type Reached = { done: number; of: number };

const POOL_CHANGED =
  'Who is ranked has changed meanwhile: the parts do not belong together, and are not summed up. Begin again.';
const MODEL_CHANGED =
  'The sentence model came or went meanwhile: the parts were not compared alike, and are not summed up. Begin again.';

/** Tries part after part, and sums them up. Parts of two different rankings are never put together. */
export async function probeAll(
  role: string,
  { whatIf, most }: Asked,
  signal: AbortSignal,
  onReached: (reached: Reached) => void,
): Promise<RoleSwapReport> {
  const goalOf = (of: number) => (most === null ? of : Math.min(most, of));
  const ask = (from: number, count: number) => {
    signal.throwIfAborted();
    return probeSwaps(role, { whatIf, from, count }, signal);
  };
  let sum = await ask(0, Math.min(SLICE, most ?? SLICE));
  const goal = goalOf(sum.of);
  for (let from = SLICE; from < goal; from += SLICE) {
    onReached({ done: from, of: goal });
    const next = await ask(from, Math.min(SLICE, goal - from));
    if (next.poolRevision !== sum.poolRevision) throw new Error(POOL_CHANGED);
    if (!isAlike(next.compared, sum.compared)) throw new Error(MODEL_CHANGED);
    sum = together(sum, next);
  }
  return sum;
}

/** One report of two parts. */
export function together(one: RoleSwapReport, next: RoleSwapReport): RoleSwapReport {
  const swaps = one.swaps.map((own) => {
    const more = next.swaps.find(({ swap }) => swap === own.swap);
    if (!more) return own;
    return {
      ...own,
      tried: own.tried + more.tried,
      moved: own.moved + more.moved,
      largest: Math.max(own.largest, more.largest),
    };
  });
  return { ...one, candidates: one.candidates + next.candidates, swaps };
}

type Compared = RoleSwapReport['compared'];

const modelOf = (compared: Compared) => (compared.by === 'meaning' ? compared.model : null);

const isAlike = (one: Compared, other: Compared) => modelOf(one) === modelOf(other);
