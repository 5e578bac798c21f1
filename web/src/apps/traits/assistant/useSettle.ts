import { useQueryClient } from '@tanstack/react-query';
import { countOf } from '@/ui/numbers';
import { showToast } from '@/ui/toast/toasts';
import { TRAITS } from '../api';
import type { TraitSuggestion } from '../types';
import type { Outcome } from './accept';
import type { useDecisions } from './useDecisions';

/** Notes what was decided about suggestions, and offers the way back. */
export function useSettle(
  suggestions: readonly TraitSuggestion[],
  { decide, takeBack }: ReturnType<typeof useDecisions>,
) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: TRAITS });

  const reject = ({ id, name }: TraitSuggestion) => {
    decide({ [id]: { is: 'rejected' } });
    showToast(`${name} was rejected.`, { undo: () => takeBack([id]) });
  };

  /** Returns which were accepted. */
  const settle = ({ decisions, undo }: Outcome): string[] => {
    const ids = Object.keys(decisions);
    if (ids.length === 0) return ids;
    decide(decisions);
    refresh();
    const name = suggestions.find(({ id }) => id === ids[0])?.name;
    showToast(ids.length === 1 ? `${name} was accepted.` : `${countOf(ids.length, 'trait')} were accepted.`, {
      undo: async () => {
        await undo().finally(refresh);
        takeBack(ids);
      },
    });
    return ids;
  };
  return { reject, settle };
}
