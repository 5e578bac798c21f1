import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TraitImport } from '../types';
import { importQuery, importsQuery, uploadTraits } from './api';
import { followImport } from './jobs';

/** A file on its way: how much of it has left, and a way to stop it. Once it is there it is seen through. */
export function useUpload(onArrived: (id: string) => void) {
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const stop = useRef<AbortController>(null);
  const sending = useMutation<TraitImport, Error, File>({
    mutationFn: (file) => {
      setSent(0);
      stop.current = new AbortController();
      return uploadTraits({ file, onProgress: setSent, signal: stop.current.signal });
    },
    onSuccess: (own) => {
      queries.setQueryData(importQuery(own.id).queryKey, own);
      queries.invalidateQueries({ queryKey: importsQuery.queryKey, exact: true });
      followImport(queries, own);
      onArrived(own.id);
    },
  });
  useStaying(sending.isPending);
  useEffect(() => () => stop.current?.abort(), []);

  const wasCancelled = sending.error?.name === 'AbortError';
  return {
    file: sending.variables,
    sent,
    isPending: sending.isPending,
    wasCancelled,
    failure: wasCancelled ? null : sending.error,
    start: (file: File) => sending.mutate(file),
    cancel: () => stop.current?.abort(),
  };
}

/** Who closes the tab while a file is on its way is asked first. */
function useStaying(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSending]);
}
