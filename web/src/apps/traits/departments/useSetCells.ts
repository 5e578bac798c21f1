import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { countOf } from '@/ui/numbers';
import { currentToasts, dismissToast, showFailure, showToast } from '@/ui/toast/toasts';
import { setCells, TRAITS } from '../api';
import type { DepartmentCell } from '../types';
import { type DepartmentMatrix, MATRIX } from './api';
import { withCells } from './cells';

const SETTING = [...TRAITS, 'cells'];

type Setting = {
  cells: DepartmentCell[];
  /** What to tell when it is done. Nothing for what is taken back. */
  says?: string;
};

/** The cells that are on their way to the server: shown at once, and gone again if they are refused. */
export function usePendingCells(): DepartmentCell[] {
  const settings = useMutationState({
    filters: { mutationKey: SETTING, status: 'pending' },
    select: ({ state }) => state.variables as Setting,
  });
  return useMemo(() => settings.flatMap(({ cells }) => cells), [settings]);
}

/** Sets cells one after the other, in the order in which they were typed. */
export function useSetCells() {
  const queries = useQueryClient();
  const { tell } = useTold();
  const setting = useMutation({
    mutationKey: SETTING,
    scope: { id: SETTING.join() },
    mutationFn: ({ cells }: Setting) => setCells(cells),
    onSuccess: async ({ before }, { cells, says }) => {
      // What was asked for before does not know of it yet.
      await queries.cancelQueries({ queryKey: MATRIX });
      queries.setQueriesData<DepartmentMatrix>(
        { queryKey: MATRIX },
        (known) => known && withCells(known, cells),
      );
      if (says) tell(says, before, (all) => setting.mutateAsync({ cells: all }));
    },
    onError: (failure, { says }) => {
      // Who takes something back is told by the toast that offered it.
      if (says) showFailure(failure);
    },
    onSettled: () => {
      const isLast = queries.isMutating({ mutationKey: SETTING }) === 1;
      if (isLast) queries.invalidateQueries({ queryKey: TRAITS });
    },
  });
  return (cell: DepartmentCell, says: string) => setting.mutate({ cells: [cell], says });
}

/** One toast for all that is typed in a row: one for each would cover the grid. */
function useTold() {
  const told = useRef({ toast: '', before: [] as DepartmentCell[] });
  const tell = (
    says: string,
    before: DepartmentCell[],
    takeBack: (cells: DepartmentCell[]) => Promise<unknown>,
  ) => {
    const { toast, before: earlier } = told.current;
    const isShown = currentToasts().some(({ id, isFading }) => id === toast && !isFading);
    if (isShown) dismissToast(toast);
    const all = isShown ? oldestOf([...earlier, ...before]) : before;
    const message = all.length > 1 ? `${countOf(all.length, 'importance')} were changed.` : says;
    const undo = all.length > 0 ? () => takeBack(all) : undefined;
    told.current = { toast: showToast(message, { undo }), before: all };
  };
  return { tell };
}

/** Each cell once, as it was first. */
function oldestOf(cells: readonly DepartmentCell[]): DepartmentCell[] {
  const known = new Map<string, DepartmentCell>();
  for (const cell of cells) {
    const key = `${cell.department} ${cell.traitId}`;
    if (!known.has(key)) known.set(key, cell);
  }
  return [...known.values()];
}
