import type { TraitCard } from '../types';

/** What is ticked, by id. It stays when the list shows something else. */
export type Selection = ReadonlyMap<string, TraitCard>;

type Tick = {
  /** The one that was ticked before, where a range begins. */
  anchor: string | null;
  id: string;
  isOn: boolean;
  /** Up to here from the anchor. */
  extend: boolean;
};

/** The selection after a tick: of one, or of all between two. */
export function tick(selection: Selection, cards: readonly TraitCard[], act: Tick): Selection {
  const next = new Map(selection);
  for (const card of ticked(cards, act)) {
    if (act.isOn) next.set(card.id, card);
    else next.delete(card.id);
  }
  return next;
}

function ticked(cards: readonly TraitCard[], { anchor, id, extend }: Tick): readonly TraitCard[] {
  const at = cards.findIndex((card) => card.id === id);
  if (at < 0) return [];
  const from = extend ? cards.findIndex((card) => card.id === anchor) : -1;
  return from < 0 ? cards.slice(at, at + 1) : cards.slice(Math.min(from, at), Math.max(from, at) + 1);
}

/** All that are found, or none of them. What was ticked elsewhere stays. */
export function tickAll(selection: Selection, cards: readonly TraitCard[], isOn: boolean): Selection {
  const next = new Map(selection);
  for (const card of cards) {
    if (isOn) next.set(card.id, card);
    else next.delete(card.id);
  }
  return next;
}

export const countIn = (selection: Selection, cards: readonly TraitCard[]) =>
  selection.size === 0 ? 0 : cards.filter(({ id }) => selection.has(id)).length;
