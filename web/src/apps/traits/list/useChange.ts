import { useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { archiveTrait, deleteTrait, duplicateTrait, restoreTrait, TRAITS, unarchiveTrait } from '../api';
import type { TraitName } from '../types';
import { type Act, showInLists } from './lists';

const ACTS: Record<Act, { call: (id: string) => Promise<unknown>; back: Act; told: string }> = {
  archive: { call: archiveTrait, back: 'unarchive', told: 'was archived' },
  unarchive: { call: unarchiveTrait, back: 'archive', told: 'is active again' },
  delete: { call: deleteTrait, back: 'restore', told: 'was deleted' },
  restore: { call: restoreTrait, back: 'delete', told: 'is back' },
};

/** What can be done to one trait. It shows at once, and can be taken back. */
export function useChange() {
  const queries = useQueryClient();
  const refresh = () => {
    queries.invalidateQueries({ queryKey: TRAITS });
  };
  /** Whatever comes of it, the lists are asked for again; what is known of it shows before. */
  const call = async (id: string, act: Act, show?: () => void) => {
    try {
      await ACTS[act].call(id);
      show?.();
    } finally {
      refresh();
    }
  };
  return {
    /** Rejects with what went wrong. */
    change: async ({ id, name }: TraitName, act: Act) => {
      let putBack = () => {};
      await call(id, act, () => {
        putBack = showInLists(queries, [id], act, new Date());
      });
      const { back, told } = ACTS[act];
      showToast(`${name} ${told}.`, { undo: () => call(id, back, putBack) });
    },
    duplicate: async ({ id }: TraitName) => {
      try {
        const copy = await duplicateTrait(id);
        showToast(`${copy.content.name} was added.`, { undo: () => call(copy.id, 'delete') });
      } catch (failure) {
        showFailure(failure);
      }
      refresh();
    },
  };
}
