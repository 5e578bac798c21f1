import type { Schemas } from '@/api/client';
import { formatCount } from '@/ui/numbers';
import type { Tint } from '@/ui/Pill';

// What the words of the contract are called on the screen.

export const STATES: Record<Schemas['TraitImportState'], { name: string; tint: Tint }> = {
  applying: { name: 'Being imported', tint: 'indigo' },
  done: { name: 'Imported', tint: 'green' },
  undoing: { name: 'Being taken back', tint: 'indigo' },
  undone: { name: 'Undone', tint: 'gray' },
  cancelled: { name: 'Cancelled', tint: 'gray' },
  failed: { name: 'Failed', tint: 'red' },
};

/** What the rows come to, on one line. */
export function describeCounts(counts: Schemas['TraitImportCounts']): string {
  const parts = (['new', 'changed', 'unchanged', 'rejected'] as const)
    .map((kind) => [counts[kind], kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${formatCount(count)} ${kind}`);
  return parts.join(', ') || 'no rows';
}
