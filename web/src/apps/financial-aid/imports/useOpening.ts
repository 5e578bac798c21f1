import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '@/ui/toast/toasts';
import { createFamily, deleteFamily, FAMILIES } from '../api';
import type { Family } from '../types';
import type { Opened } from './types';

/** As long as the server takes. */
const LONGEST_NAME = 120;

/** Makes families of rows. Only now is something kept, and it can be taken back. */
export function useOpening(open: (line: number) => Promise<Opened>) {
  const queries = useQueryClient();
  const [kept, setKept] = useState<Readonly<Record<number, Family>>>({});
  const refresh = () => queries.invalidateQueries({ queryKey: FAMILIES });
  const forget = (line: number) => setKept(({ [line]: _, ...others }) => others);
  const opening = useMutation({
    mutationFn: async (line: number) => {
      const { name, worksheet } = await open(line);
      return createFamily(name.trim().slice(0, LONGEST_NAME) || `Line ${line}`, worksheet);
    },
    onSuccess: (family, line) => {
      setKept((now) => ({ ...now, [line]: family }));
      void refresh();
      showToast(`Kept as a family: ${family.name}.`, {
        undo: async () => {
          await deleteFamily(family.id);
          forget(line);
          await refresh();
        },
      });
    },
  });
  return {
    kept,
    /** The line whose family is being made, or could not be. */
    line: opening.variables,
    isPending: opening.isPending,
    failure: opening.error,
    start: (line: number) => {
      if (!opening.isPending) opening.mutate(line);
    },
  };
}

export type Opening = ReturnType<typeof useOpening>;
