import { countOf, formatCount } from '@/ui/numbers';
import type { Done, Task } from './slices';

// What is said of a change to many traits.

const WORDS: Record<Task['action'], { doing: string; done: string }> = {
  archive: { doing: 'Archiving', done: 'archived' },
  unarchive: { doing: 'Unarchiving', done: 'made active again' },
  delete: { doing: 'Deleting', done: 'deleted' },
  restore: { doing: 'Restoring', done: 'restored' },
  addToDepartments: { doing: 'Adding to departments', done: 'added to departments' },
  removeFromDepartments: { doing: 'Removing from departments', done: 'removed from departments' },
};

export const doing = ({ action }: Task) => WORDS[action].doing;

/** What has become of it, in a sentence or two. */
export function describeDone(
  { outcome, failure, wasStopped }: Done,
  { action }: Task,
  total: number,
): string {
  const changed = outcome.changed.length;
  const were = changed === 1 ? 'was' : 'were';
  const { done } = WORDS[action];
  if (wasStopped) {
    return `Stopped. ${formatCount(changed)} of ${countOf(total, 'trait')} ${were} ${done}.`;
  }
  if (failure) {
    const why = failure instanceof Error ? failure.message : 'Something went wrong. Try again.';
    return `${formatCount(changed)} of ${countOf(total, 'trait')} ${were} ${done}, then it stopped. ${why}`;
  }
  const left = outcome.unchanged.length;
  const kept = left > 0 ? ` ${formatCount(left)} stayed as ${left === 1 ? 'it was' : 'they were'}.` : '';
  return `${countOf(changed, 'trait')} ${were} ${done}.${kept}`;
}
