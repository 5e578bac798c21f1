import { useQueryClient } from '@tanstack/react-query';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { BATCHES, RANKED, ROLE_MATCHING } from '../api';
import type { TalentFile } from '../types';
import { confirmFile, doubtFile, removeFile, restoreFile } from './api';

/** What can be done about a file. Whoever is in it comes into rankings, or leaves them. */
export function useFileActs(batch: string) {
  const queries = useQueryClient();
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: BATCHES });
    void queries.invalidateQueries({ queryKey: RANKED });
    void queries.invalidateQueries({ queryKey: [...ROLE_MATCHING, 'pool'] });
  };
  const run = async (act: () => Promise<unknown>, words: string, back?: () => Promise<unknown>) => {
    try {
      await act();
      await refresh();
      const undo = back && (() => back().then(refresh));
      showToast(words, { undo });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return {
    remove: ({ id, name }: TalentFile) =>
      run(
        () => removeFile(batch, id),
        `${name} was removed.`,
        () => restoreFile(batch, id),
      ),
    restore: ({ id, name }: TalentFile) =>
      run(
        () => restoreFile(batch, id),
        `${name} is back.`,
        () => removeFile(batch, id),
      ),
    confirm: ({ id, name }: TalentFile) =>
      run(
        () => confirmFile(batch, id),
        `${name} is taken as it was read.`,
        () => doubtFile(batch, id),
      ),
    doubt: ({ id, name }: TalentFile) =>
      run(
        () => doubtFile(batch, id),
        `${name} is what it was before.`,
        () => confirmFile(batch, id),
      ),
  };
}

export type FileActs = ReturnType<typeof useFileActs>;
