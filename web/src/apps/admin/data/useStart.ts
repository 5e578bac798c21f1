import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@/ui/toast/toasts';
import { type Import, importsQuery } from './api';
import { useIsChanging } from './useChangeImport';

/** What a button of the next step points to that cannot be pressed. */
export const TEXT_ID = 'import-next';

/** The button that starts a job of an import. It waits for a change that is being saved, and keeps the focus meanwhile. */
export function useStart(own: Import, start: (queries: QueryClient, own: Import) => Promise<void>) {
  const queries = useQueryClient();
  const isHeld = useIsChanging(own.id);
  const starting = useMutation({
    mutationFn: () => start(queries, own),
    onError: (failure) => {
      showFailure(failure);
      // The import is not what the page thought it was.
      return queries.invalidateQueries({ queryKey: importsQuery.queryKey });
    },
  });
  const held = { 'aria-disabled': true, 'data-disabled': true, 'aria-describedby': TEXT_ID };
  const button = {
    loading: starting.isPending,
    onClick: () => {
      if (!isHeld) starting.mutate();
    },
    ...(isHeld && held),
  };
  return { isHeld, button };
}
