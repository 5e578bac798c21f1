import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshScreen } from '@/campus/jobs/jobs';
import { showToast } from '@/ui/toast/toasts';
import { NETWORK } from '../api';
import type { Merge, Pair } from '../types';
import { mergeCandidates, undoMerge } from './api';

const PROFILES = [...NETWORK, 'profile'];

const isOfProfile = (key: QueryKey) => PROFILES.every((part, place) => key[place] === part);

/** Makes one of two, or parts them again. Either can be taken back. */
export function useMerges() {
  const queries = useQueryClient();
  // The file that was merged is nobody now, in every app: what was compared is not asked for again.
  const refresh = () => refreshScreen(queries, isOfProfile);
  const merge = useMutation({
    mutationFn: ({ file, other }: Pair) => mergeCandidates(file.id, other.id).finally(refresh),
    onSuccess: ({ id, fileName }, { other }) => {
      const undo = () => undoMerge(id).finally(refresh);
      showToast(`${fileName} was merged into ${other.name}.`, { undo });
    },
  });
  const part = useMutation({
    mutationFn: ({ id }: Merge) => undoMerge(id).finally(refresh),
    onSuccess: ({ fileName }, { file, into }) => {
      // A merge names the file; the candidate in it is called after that.
      const undo = () => mergeCandidates(`f${file}`, into).finally(refresh);
      showToast(`${fileName} is somebody of its own again.`, { undo });
    },
  });
  return { merge, part };
}
