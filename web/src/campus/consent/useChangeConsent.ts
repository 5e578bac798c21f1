import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/ui/toast/toasts';
import { PEOPLE, type PersonConsent, undoConsent, updateConsent } from '../api';
import { CONSENTS } from '../words';

export type Changed = {
  /** What is asked for again, besides people. */
  also?: QueryKey;
  /** Before anything is asked for again. */
  before?: () => void | Promise<void>;
};

/** Turns a consent into its opposite on a basis, and offers to take that back. */
export function useChangeConsent(
  { id, name }: { id: number; name: string },
  { field, granted }: PersonConsent,
  { also, before }: Changed = {},
) {
  const queries = useQueryClient();
  // Also what is withheld depends on it.
  const keys = also ? [PEOPLE, also] : [PEOPLE];
  const refresh = () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));

  return useMutation({
    mutationFn: async (basis: string) => {
      const updated = await updateConsent(id, field, { granted: !granted, basis });
      await before?.();
      await refresh();
      return updated;
    },
    onSuccess: ({ undo }) => {
      const done = granted ? 'has withdrawn consent' : 'has given consent';
      const takeBack = (seq: number) => undoConsent(seq).finally(refresh);
      showToast(`${CONSENTS[field].label}: ${name} ${done}.`, {
        undo: typeof undo === 'number' ? () => takeBack(undo) : undefined,
      });
    },
  });
}
