import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/ui/toast/toasts';
import { type PersonConsent, undoConsent, updateConsent } from '../api';
import { refreshScreen } from '../jobs/jobs';
import { CONSENTS } from '../words';

export type Changed = {
  /** Before anything is asked for again. */
  before?: () => void | Promise<void>;
  /** What is not there for them any more. */
  isGone?: (key: QueryKey) => boolean;
};

/** Turns a consent into its opposite on a basis, and offers to take that back. */
export function useChangeConsent(
  { id, name }: { id: number; name: string },
  { field, granted }: PersonConsent,
  { before, isGone }: Changed = {},
) {
  const queries = useQueryClient();
  // What is withheld, and who is in a list or a ranking at all, depends on it in every app.
  const refresh = () => refreshScreen(queries, isGone);

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
