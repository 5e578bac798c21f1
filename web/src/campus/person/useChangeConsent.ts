import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/ui/toast/toasts';
import { PEOPLE, type PersonConsent, type PersonRecord, undoConsent, updateConsent } from '../api';
import { CONSENTS } from '../words';

/** Turns a consent into its opposite on a basis, and offers to take that back. */
export function useChangeConsent(record: PersonRecord, consent: PersonConsent) {
  const queries = useQueryClient();
  // Also what is withheld depends on it.
  const refresh = () => queries.invalidateQueries({ queryKey: PEOPLE });

  return useMutation({
    mutationFn: async (basis: string) => {
      const updated = await updateConsent(record.id, consent.field, { granted: !consent.granted, basis });
      await refresh();
      return updated;
    },
    onSuccess: ({ undo }) => {
      const what = `${CONSENTS[consent.field].label}: ${record.name}`;
      const message = consent.granted ? `${what} has withdrawn consent.` : `${what} has given consent.`;
      const takeBack = async (seq: number) => {
        await undoConsent(seq).finally(refresh);
      };
      showToast(message, { undo: typeof undo === 'number' ? () => takeBack(undo) : undefined });
    },
  });
}
