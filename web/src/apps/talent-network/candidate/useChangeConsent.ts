import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PEOPLE, type PersonConsent, undoConsent, updateConsent } from '@/campus/api';
import { CONSENTS } from '@/campus/words';
import { showToast } from '@/ui/toast/toasts';
import { HOME } from '../addresses';
import { NETWORK } from '../api';
import type { Profile } from '../types';

/** Turns a consent into its opposite on a basis, and offers to take that back. */
export function useChangeConsent({ person, name }: Profile, consent: PersonConsent) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () =>
    Promise.all([NETWORK, PEOPLE].map((queryKey) => queries.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: async (basis: string) => {
      if (typeof person !== 'number') throw new Error('Only people of the campus can be asked here.');
      const updated = await updateConsent(person, consent.field, { granted: !consent.granted, basis });
      // Whoever leaves the network is not asked for again.
      if (consent.field === 'employers' && consent.granted) await navigate(HOME);
      await refresh();
      return updated;
    },
    onSuccess: ({ undo }) => {
      const done = consent.granted ? 'has withdrawn consent' : 'has given consent';
      const takeBack = (seq: number) => undoConsent(seq).finally(refresh);
      showToast(`${CONSENTS[consent.field].label}: ${name} ${done}.`, {
        undo: typeof undo === 'number' ? () => takeBack(undo) : undefined,
      });
    },
  });
}
