import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** A file, whom to tell how much of it has left, and what stops it. */
export type Sending = { file: File; onProgress: (sent: number) => void; signal: AbortSignal };

type Options<T> = {
  send: (sending: Sending) => Promise<T>;
  /** What to do once the server has the file. */
  onArrived: (answer: T) => unknown;
};

/** A file on its way: how much of it has left, and a way to stop it. */
export function useUpload<T>({ send, onArrived }: Options<T>) {
  const [sent, setSent] = useState(0);
  const stop = useRef<AbortController>(null);
  const sending = useMutation<T, Error, File>({
    mutationFn: (file) => {
      setSent(0);
      stop.current = new AbortController();
      return send({ file, onProgress: setSent, signal: stop.current.signal });
    },
    onSuccess: (answer) => onArrived(answer),
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
