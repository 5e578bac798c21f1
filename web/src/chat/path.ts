import type { Answer, Turn } from './types';

/** The turns from the first one to this one. */
export function pathTo(turns: readonly Turn[], leaf: string | null): Turn[] {
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const path: Turn[] = [];
  for (let turn = byId.get(leaf ?? ''); turn; turn = byId.get(turn.parent ?? '')) path.unshift(turn);
  return path;
}

/** The versions of a message: those that follow the same turn. */
export function versionsOf(turns: readonly Turn[], turn: Turn): Turn[] {
  return turns.filter(({ parent }) => (parent ?? null) === (turn.parent ?? null));
}

/** Where a branch leads: always on to the message that was written last. */
export function leafBelow(turns: readonly Turn[], turn: string): string {
  const child = turns.findLast(({ parent }) => parent === turn);
  return child ? leafBelow(turns, child.id) : turn;
}

/** The answer that is shown: the chosen one, else the newest. */
export function shownAnswer({ answers }: Turn, chosen: string | undefined): Answer | undefined {
  return answers.find(({ id }) => id === chosen) ?? answers.at(-1);
}
