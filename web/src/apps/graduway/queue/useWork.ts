import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Schemas } from '@/api/client';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { type Card, type Decision, decideItem, mergePeople, undoDecision } from '../quality/api';
import { useRefresh } from '../quality/useRefresh';
import { titleOf, toldOf } from '../quality/words';

type Order =
  | { card: Card; decide: Schemas['DecideQualityItem'] }
  | { card: Card; merge: Schemas['MergePeople'] };

/** Decides one item after the other. What was decided here can be taken back in turn, the newest first. */
export function useWork(onGo: (item: string | null) => void) {
  const refresh = useRefresh();
  const decided = useRef<Decision[]>([]);
  const takeBack = async (decision: Decision) => {
    // Whoever asks twice takes back the one before it, too, and not the same again.
    decided.current = decided.current.filter(({ seq }) => seq !== decision.seq);
    try {
      await undoDecision(decision.seq);
    } catch (failure) {
      decided.current = [...decided.current, decision].sort((one, other) => one.seq - other.seq);
      throw failure;
    } finally {
      refresh();
    }
    onGo(decision.item);
    showToast(`Taken back: ${decision.title}.`);
  };
  const work = useMutation({
    mutationFn: (order: Order) => {
      const { id } = order.card.item;
      return 'merge' in order ? mergePeople(id, order.merge) : decideItem(id, order.decide);
    },
    onSuccess: (decision, { card }) => {
      decided.current.push(decision);
      refresh();
      // Deciding moves neither of those beside it.
      onGo(card.next ?? card.previous ?? null);
      showToast(`${titleOf(card.item)}: ${toldOf(decision)}`, { undo: () => takeBack(decision) });
    },
    // The record may have changed meanwhile: the card shows it as it is now.
    onError: refresh,
  });
  return {
    isBusy: work.isPending,
    failure: work.error,
    forget: work.reset,
    run: (order: Order) => {
      if (!work.isPending) work.mutate(order);
    },
    undo: () => {
      const latest = decided.current.at(-1);
      if (latest) takeBack(latest).catch(showFailure);
      else showToast('Nothing was decided here yet. What was decided before is in the history.');
    },
  };
}

export type Work = ReturnType<typeof useWork>;
