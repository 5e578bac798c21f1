import { formatAgo } from '@/ui/time';
import type { SaveState } from './autosave';

/** How far what was typed has come: what is read out, and what only stands there. */
export function describe(state: SaveState, now: Date): { told: string; when?: string } {
  switch (state.kind) {
    case 'saved':
      return { told: 'Saved', when: formatAgo(state.at, now) };
    case 'saving':
      return { told: 'Saving…' };
    case 'failed':
      return { told: `Not saved: ${state.message}` };
    case 'overtaken':
      return { told: 'Not saved: this family was changed in another window.' };
  }
}
