import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '@/api/client';
import { showToast } from '@/ui/toast/toasts';
import { useTouched } from '../parts/touched';
import type { Introduction, OutreachMessage } from '../types';
import { introductionQuery, restoreLetter, undo } from './api';

type Act = {
  /** What to do, to the introduction as it is now. */
  call: (introduction: Introduction) => Promise<Introduction>;
  /** What is said when it is done; nothing if there is no need to. */
  told?: string;
  /** The way back, if it is not simply the undo of the last step. Nothing: there is none. */
  back?: ((after: Introduction, before: Introduction) => Promise<unknown>) | null;
  /** Whether it cannot be taken back once it is done. */
  isFinal?: (after: Introduction) => boolean;
};

/** What can be done to an introduction as a whole. Each step can be taken back. */
export function useActs(introduction: Introduction) {
  const queries = useQueryClient();
  const { id } = introduction.card;
  const { queryKey } = introductionQuery(id);
  const refresh = useTouched();
  const put = (next: Introduction) => {
    queries.setQueryData(queryKey, next);
    void refresh();
  };
  const act = useMutation({
    mutationFn: ({ call }: Act) => call(introduction),
    onSuccess: (after, { told, back, isFinal }) => {
      put(after);
      const undoLast = async () => put(await undo(id, after.card.revision));
      const takeBack = back ? () => back(after, introduction).then(refresh) : undoLast;
      if (told) showToast(told, back === null || isFinal?.(after) ? {} : { undo: takeBack });
    },
    // Somebody else was faster: what it says now is shown beside why it was refused.
    onError: (failure) => {
      if (isRefusal(failure, 'overtaken', 'conflict')) void refresh();
    },
  });
  return { act, refresh };
}

/** Says again in both letters what they said before. */
export async function restoreBoth(after: Introduction, before: Introduction) {
  const pairs = [
    [after.toStudent, before.toStudent],
    [after.toMentor, before.toMentor],
  ] as const;
  for (const [now, then] of pairs) {
    // One that has left was not composed anew.
    if (now && then && now.card.revision !== then.card.revision)
      await restoreLetter(now.card.id, then.card.revision, now.card.revision);
  }
}

/** Puts a letter in place of its earlier state, and looks at the introduction again. */
export function usePutLetter(id: string) {
  const queries = useQueryClient();
  const { queryKey } = introductionQuery(id);
  return async (letter: OutreachMessage) => {
    queries.setQueryData<Introduction>(queryKey, (known) => {
      if (!known) return known;
      const isToStudent = known.toStudent?.card.id === letter.card.id;
      return isToStudent ? { ...known, toStudent: letter } : { ...known, toMentor: letter };
    });
    await queries.invalidateQueries({ queryKey });
  };
}
