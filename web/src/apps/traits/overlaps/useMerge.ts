import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/ui/toast/toasts';
import { mergeTraits, TRAITS, traitQuery, undoChange } from '../api';
import type { MergePreview, TraitDetail } from '../types';
import { previewQuery } from './api';

/** Makes one trait of two. Whoever was faster is named, and the preview is that of this moment. */
export function useMerge(onMerged: () => void) {
  const queries = useQueryClient();
  const [overtaken, setOvertaken] = useState('');
  const refresh = () => queries.invalidateQueries({ queryKey: TRAITS });

  /** Brings back both: what the one said, what departments asked for, and the other. */
  const takeBack = async ({ id, version }: TraitDetail) => {
    const back = await undoChange(id, version).finally(refresh);
    if ('trait' in back) return;
    const { updatedBy, content } = back.current;
    throw new Error(
      `${updatedBy} has changed ${content.name} since the merge, so it cannot be taken back from here. Open the trait and look at its history.`,
    );
  };

  const tellWho = async ({ kept, keptVersion, removed }: MergePreview, current: TraitDetail) => {
    const isKept = current.version !== keptVersion;
    // The answer has only the one that stays: if that is as it was, it is the other that has changed.
    const other = { ...traitQuery(removed.id), staleTime: 0 };
    const faster = isKept ? current : await queries.fetchQuery(other).catch(() => undefined);
    const did = faster?.deletedAt ? 'deleted' : 'changed';
    const name = faster?.content.name ?? removed.name;
    setOvertaken(`${faster?.updatedBy ?? 'Somebody else'} has ${did} ${name} in the meantime.`);
    await queries.invalidateQueries({ queryKey: previewQuery(kept.id, removed.id).queryKey });
  };

  const merge = useMutation({
    mutationFn: async (preview: MergePreview) => {
      const { kept, keptVersion, removed, removedVersion } = preview;
      setOvertaken('');
      const saved = await mergeTraits(kept.id, {
        with: removed.id,
        version: keptVersion,
        withVersion: removedVersion,
      });
      if (!('trait' in saved)) return tellWho(preview, saved.current);
      onMerged();
      refresh();
      showToast(`${removed.name} went into ${kept.name}.`, { undo: () => takeBack(saved.trait) });
    },
  });
  return { merge, overtaken, forget: () => setOvertaken('') };
}
