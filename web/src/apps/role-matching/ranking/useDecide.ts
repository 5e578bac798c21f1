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
  const put = (who: Decided, kind: DecisionKind | null, reason: string) => decide(role, who.id, kind, reason);
  const refresh = () => queries.invalidateQueries({ queryKey: [...RANKED, role] });
  /** Rejects if it was refused. */
  const insist = async (who: Decided, kind: DecisionKind | null, reason = '') => {
    await put(who, kind, reason);
    const before = who.decision ?? null;
    const undo = async () => {
      await put(who, before, before === 'reject' ? who.reason || AGAIN : (who.reason ?? ''));
      await refresh();
    };
    // The way back is there before the list shows what was decided.
    showToast(`${calledOf(who)}: ${DECISIONS[kind ?? 'none'].label.toLowerCase()}.`, { undo });
    void refresh();
  };
  const onDecide = (who: Decided, kind: DecisionKind | null) => insist(who, kind).catch(showFailure);
  return { onDecide, insist };
}

export type Decide = ReturnType<typeof useDecide>['onDecide'];
