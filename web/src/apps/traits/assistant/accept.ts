import type { Schemas } from '@/api/client';
import { archiveTrait, createTrait, deleteTrait, restoreTrait, setCells, unarchiveTrait } from '../api';
import type { Found } from './content';
import type { Decisions, Wanted } from './types';

type Department = { id: string; name: string };
type Undo = () => Promise<unknown>;

export type Outcome = {
  decisions: Decisions;
  /** Takes back all that was done. */
  undo: () => Promise<void>;
  /** Why it was not all. */
  failure: unknown;
};

/**
 * Brings traits into the library that are not there, and lets a department ask for all of them. What was done before
 * something failed stays, and can be taken back.
 */
export async function acceptTraits(
  wanted: readonly Wanted[],
  department: Department | null,
  find: (suggestion: Wanted['suggestion']) => Promise<Found>,
): Promise<Outcome> {
  const undos: Undo[] = [];
  const decisions: Decisions = {};
  const cells: Schemas['SetCell'][] = [];
  const asks = ({ importance }: Wanted) =>
    department ? `${department.name} asks for it, ${importance} of 5.` : '';
  let failure: unknown = null;
  try {
    for (const one of wanted) {
      const { id, isKept } = one.suggestion;
      const cell = department && { department: department.id, importance: one.importance };
      if (!isKept) {
        const added = await addTrait(await find(one.suggestion), id, cell);
        undos.unshift(added.undo);
        const how = added.isNew ? `Added to the library. ${asks(one)}` : 'Back in the library.';
        decisions[id] = { is: 'accepted', id: added.id, how: how.trim() };
        if (added.isNew) continue;
      }
      if (cell) cells.push({ ...cell, traitId: id });
    }
    if (cells.length > 0) {
      const { before } = await setCells(cells);
      if (before.length > 0) undos.unshift(() => setCells(before));
      for (const one of wanted.filter(({ suggestion }) =>
        cells.some(({ traitId }) => traitId === suggestion.id),
      )) {
        decisions[one.suggestion.id] = { is: 'accepted', id: one.suggestion.id, how: asks(one) };
      }
    }
  } catch (reason) {
    failure = reason;
  }
  const undo = async () => {
    for (const step of undos) await step();
  };
  return { decisions, undo, failure };
}

type Added = { id: string; isNew: boolean; undo: Undo };

async function addTrait({ is, content }: Found, id: string, cell: Schemas['AskedBy'] | null): Promise<Added> {
  if (is === 'new') {
    const { id: newId } = await createTrait({ content, departments: cell ? [cell] : [] });
    return { id: newId, isNew: true, undo: () => deleteTrait(newId) };
  }
  if (is === 'archived') {
    await unarchiveTrait(id);
    return { id, isNew: false, undo: () => archiveTrait(id) };
  }
  if (is === 'deleted') {
    await restoreTrait(id);
    return { id, isNew: false, undo: () => deleteTrait(id) };
  }
  return { id, isNew: false, undo: async () => {} };
}
