import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LIBRARY, type Sending } from '../api';
import type { DocumentCard } from '../types';

type Options = {
  send: (sending: Sending) => Promise<DocumentCard>;
  /** What to do once the server has the file. It is then read, page by page. */
  onArrived?: (card: DocumentCard) => void;
};

/** A file on its way to the library: how much of it has left, and a way to stop it. */
export function useSending({ send, onArrived }: Options) {
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const stop = useRef<AbortController>(null);
  const sending = useMutation<DocumentCard, Error, File>({
    mutationFn: (file) => {
      setSent(0);
      stop.current = new AbortController();
      return send({ file, onProgress: setSent, signal: stop.current.signal });
    },
    onSuccess: async (card) => {
      await queries.invalidateQueries({ queryKey: LIBRARY });
      onArrived?.(card);
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
