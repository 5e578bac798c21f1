import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showFailure, showToast } from '@/ui/toast/toasts';
import type { Autosave } from '../autosave';
import {
  archiveTrait,
  deleteTrait,
  duplicateTrait,
  editAddress,
  restoreTrait,
  TRAITS,
  type TraitDetail,
  unarchiveTrait,
  useBase,
} from '../traits';
import { useTakeBack } from '../useTakeBack';

/** What can be done with a trait as a whole. All of it can be taken back. */
export function useTraitActions({ id, content: { name } }: TraitDetail, autosave: Autosave) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const base = useBase();
  const { show } = useTakeBack();
  const refresh = () => queries.invalidateQueries({ queryKey: TRAITS });

  const duplicate = useMutation({
    mutationFn: () => duplicateTrait(id),
    onSuccess: (copy) => {
      show(copy);
      navigate(editAddress(base, copy.id));
      showToast(`${copy.content.name} was created.`, {
        undo: () => deleteTrait(copy.id).finally(refresh),
      });
    },
    onError: showFailure,
  });
  const archive = useMutation({
    mutationFn: () => archiveTrait(id),
    onSuccess: (trait) => {
      show(trait);
      showToast(`${name} was archived.`, { undo: () => unarchiveTrait(id).then(show) });
    },
    onError: showFailure,
  });
  const unarchive = useMutation({
    mutationFn: () => unarchiveTrait(id),
    onSuccess: (trait) => {
      show(trait);
      showToast(`${name} is in use again.`, { undo: () => archiveTrait(id).then(show) });
    },
    onError: showFailure,
  });
  const remove = async () => {
    // What is written and not saved comes back with the trait.
    await autosave.flush();
    await deleteTrait(id);
    navigate(base);
    refresh();
    showToast(`${name} was deleted.`, { undo: () => restoreTrait(id).finally(refresh) });
  };
  return {
    duplicate: () => duplicate.mutate(),
    archive: () => archive.mutate(),
    unarchive: () => unarchive.mutate(),
    remove,
    isBusy: duplicate.isPending || archive.isPending || unarchive.isPending,
  };
}
