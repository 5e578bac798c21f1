import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/ui/toast/toasts';
import { NETWORK } from '../api';
import type { Profile, Stage, Step } from '../types';
import { STAGES } from '../words';
import { setStage, undoStage } from './api';

/** Moves somebody from stage to stage, with the way back. If others were faster, what they did is shown. */
export function useStage({ id, name, progress: { revision } }: Profile) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: NETWORK });
  const move = useMutation({
    mutationFn: ({ stage, note }: { stage: Stage; note: string }) =>
      setStage(id, { stage, note: note || null, seen: revision }).finally(refresh),
    onSuccess: ({ progress: { stage }, step }) => {
      const label = STAGES[stage].label.toLowerCase();
      if (!step) {
        // A colleague has taken the same step: it is not for this page to take back.
        showToast(`${name}: ${label} already.`);
        return;
      }
      const undo = () => undoStage(id, step).finally(refresh);
      showToast(`${name}: ${label}.`, { undo });
    },
  });
  const takeBack = useMutation({
    mutationFn: (step: Step) => undoStage(id, step.id).finally(refresh),
    onSuccess: ({ revision: seen }, { stage, note }) => {
      const undo = () => setStage(id, { stage, note: note || null, seen }).finally(refresh);
      showToast(`Taken back: ${STAGES[stage].label.toLowerCase()}.`, { undo });
    },
  });
  return { move, takeBack };
}
