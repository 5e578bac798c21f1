import { useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { deleteFamily, FAMILIES, familiesQuery, restoreFamily } from '../api';
import type { FamilyCard } from '../types';

/** Deletes a family. It is gone from the list at once, and can be brought back. */
export function useDelete() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: FAMILIES });
  return async ({ id, name }: FamilyCard) => {
    try {
      await deleteFamily(id);
    } catch (failure) {
      showFailure(failure);
      return;
    }
    queries.setQueryData(
      familiesQuery.queryKey,
      (list) => list && { families: list.families.filter((family) => family.id !== id) },
    );
    void refresh();
    showToast(`${name} was deleted.`, { undo: () => restoreFamily(id).finally(refresh) });
  };
}
