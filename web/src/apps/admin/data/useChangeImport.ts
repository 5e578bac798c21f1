import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { showFailure } from '@/ui/toast/toasts';
import { importQuery, importsQuery, updateImport } from './api';
import { withChange } from './change';

const keyOf = (id: string) => ['change', id];

/** Whether a change of how a file is read is on its way to the server. */
export const useIsChanging = (id: string) => useIsMutating({ mutationKey: keyOf(id) }) > 0;

/** Changes how a file is read. It shows at once; the server then says what it makes of it. */
export function useChangeImport(id: string) {
  const queries = useQueryClient();
  const { queryKey } = importQuery(id);
  const mutationKey = keyOf(id);
  return useMutation({
    mutationKey,
    // One after the other, so that the last one stands.
    scope: { id: mutationKey.join(' ') },
    mutationFn: (change: Schemas['UpdateImport']) => updateImport(id, change),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (detail) => detail && withChange(detail, change));
    },
    onSuccess: (detail) => {
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, detail);
      queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
    },
    onError: (failure) => {
      showFailure(failure);
      return queries.invalidateQueries({ queryKey });
    },
  });
}
