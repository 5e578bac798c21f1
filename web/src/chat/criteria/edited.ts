import type { Criterion, EditedCriterion, Slot } from '../types';

/** A chip that may have been changed. */
export type Chip = Required<EditedCriterion> & {
  /** Stays the same while it is changed. */
  id: number;
  label: string;
};

export const LONGEST = 200;
/** What a new chip weighs. No search weighs yet: what was understood is sent back, and nobody is asked. */
const MIDDLE = 3;

export function toChips(criteria: readonly Criterion[]): Chip[] {
  return criteria.map(({ slot, label, text, excluded, need, weight }, id) => ({
    id,
    slot,
    label,
    text,
    excluded,
    need,
    weight,
  }));
}

/** A chip of one of the app's slots, to be filled. */
export function newChip(chips: readonly Chip[], { slot, label }: Slot): Chip {
  const id = Math.max(-1, ...chips.map((chip) => chip.id)) + 1;
  return { id, slot, label, text: '', excluded: false, need: 'must', weight: MIDDLE };
}

export function changeChip(chips: readonly Chip[], id: number, change: Partial<Chip>): Chip[] {
  return chips.map((chip) => (chip.id === id ? { ...chip, ...change } : chip));
}

export const toRequest = (chips: readonly Chip[]): EditedCriterion[] =>
  chips.map(({ slot, text, excluded, need, weight }) => ({
    slot,
    text: text.trim(),
    excluded,
    need,
    weight,
  }));

export const hasChanged = (criteria: readonly Criterion[], chips: readonly Chip[]) =>
  JSON.stringify(toRequest(toChips(criteria))) !== JSON.stringify(toRequest(chips));

/** Why it cannot be run like this, if so. */
export function faultOf(chips: readonly Chip[]): string | null {
  const empty = chips.find(({ text }) => text.trim() === '');
  return empty ? `Write something for “${empty.label}”, or remove it.` : null;
}
