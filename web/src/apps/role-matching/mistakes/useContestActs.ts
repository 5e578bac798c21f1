import { useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { RANKED } from '../api';
import type { TalentContest } from '../types';
import { answerContest, reopenContest, restoreContest, withdrawContest } from './api';

/** What can be taken back of reports, each with the way back. */
export function useContestActs(role: string) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [...RANKED, role] });
  const tell = (words: string, back?: () => Promise<unknown>) => {
    showToast(words, { undo: back && (() => back().then(refresh)) });
    void refresh();
  };
  const run = (act: () => Promise<unknown>, words: string, back: () => Promise<unknown>) =>
    act()
      .then(() => tell(words, back))
      .catch(showFailure);
  return {
    /** Only whoever has reported something can take it back. */
    wasReported: ({ id, createdByUid }: TalentContest, uid: string | undefined) =>
      tell(
        'The mistake was reported.',
        createdByUid && createdByUid === uid ? () => withdrawContest(role, id) : undefined,
      ),
    wasAnswered: ({ id }: TalentContest) => tell('The report was answered.', () => reopenContest(role, id)),
    withdraw: ({ id }: TalentContest) =>
      run(
        () => withdrawContest(role, id),
        'The report was taken back.',
        () => restoreContest(role, id),
      ),
    reopen: ({ id, answer }: TalentContest) =>
      run(
        () => reopenContest(role, id),
        'The report is open again. Its answer is kept.',
        () => answerContest(role, id, answer ?? ''),
      ),
  };
}
