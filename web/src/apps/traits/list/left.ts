import type { TraitCard } from '../types';
import type { Done } from './slices';

/** Traits that a change has left as they were, by why. */
export type Left = { reason: string; names: string[] }[];

export function leftBy({ outcome }: Done, cards: readonly TraitCard[]): Left | null {
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const byReason = new Map<string, string[]>();
  for (const { id, reason } of outcome.unchanged) {
    byReason.set(reason, [...(byReason.get(reason) ?? []), names.get(id) ?? id]);
  }
  if (byReason.size === 0) return null;
  return [...byReason].map(([reason, left]) => ({ reason, names: left }));
}
