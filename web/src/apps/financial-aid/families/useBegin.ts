import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { familyAddress, HOME, type TabName } from '../addresses';
import { createFamily, deleteFamily, FAMILIES, familyQuery } from '../api';
import type { Sample } from '../types';
import { NEW_NAME } from './names';

type Beginning = { sample?: Sample; tab?: TabName };

/** Begins a family, with no answers or with those of a sample, and goes there. */
export function useBegin() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queries.invalidateQueries({ queryKey: FAMILIES });
  return useMutation({
    mutationFn: ({ sample }: Beginning) => createFamily(sample?.name ?? NEW_NAME, sample?.worksheet),
    onSuccess: (family, { sample, tab }) => {
      queries.setQueryData(familyQuery(family.id).queryKey, family);
      void refresh();
      navigate(familyAddress(family.id, tab));
      if (!sample) return;
      showToast(`This is your own copy of ${sample.name}.`, {
        undo: async () => {
          await deleteFamily(family.id);
          void refresh();
          navigate(HOME);
        },
      });
    },
    onError: showFailure,
  });
}
