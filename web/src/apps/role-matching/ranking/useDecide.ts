import { useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { RANKED } from '../api';
import type { DecisionKind } from '../types';
import { calledOf, DECISIONS } from '../words';
import { decide } from './api';

/** Whom it is about, and what was decided before. */
export type Decided = {
  id: string;
  label: string;
  name?: string | null;
  decision?: DecisionKind | null;
  /** Why, if that is known here. */
  reason?: string;
};

const AGAIN = 'The decision before was put back.';

/** Decides about somebody for a role, with the way back. */
export function useDecide(role: string) {
  const queries = useQueryClient();
  const put = async (who: Decided, kind: DecisionKind | null, reason: string) => {
    await decide(role, who.id, kind, reason);
    await queries.invalidateQueries({ queryKey: [...RANKED, role] });
  };
  return async (who: Decided, kind: DecisionKind | null, reason = '') => {
    try {
      await put(who, kind, reason);
      const before = who.decision ?? null;
      const undo = () => put(who, before, before === 'reject' ? who.reason || AGAIN : (who.reason ?? ''));
      showToast(`${calledOf(who)}: ${DECISIONS[kind ?? 'none'].label.toLowerCase()}.`, { undo });
    } catch (failure) {
      showFailure(failure);
    }
  };
}

export type Decide = ReturnType<typeof useDecide>;
