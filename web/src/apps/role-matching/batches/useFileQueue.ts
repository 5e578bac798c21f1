import { useCallback, useEffect, useRef, useState } from 'react';
import { useAskBeforeLeaving } from '@/ui/useLastChance';
import { addFile } from './api';

/** A file that has not arrived yet. */
export type Queued = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** So many bytes have left. */
  sent: number;
  message?: string;
};

type Options = {
  batch: string;
  /** So many have arrived, and none is under way any more. */
  onEnd: (arrived: number) => unknown;
  /** One more is there, this many since it began. */
  onArrived: (arrived: number) => unknown;
};

/** Sends files one after the other. One that fails does not stop the others, and can be tried again. */
export function useFileQueue({ batch, onEnd, onArrived }: Options) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const waiting = useRef<Queued[]>([]);
  const last = useRef(0);
  const stop = useRef<AbortController>(null);
  const told = useRef({ onEnd, onArrived });
  useEffect(() => {
    told.current = { onEnd, onArrived };
  });

  const change = useCallback((key: number, next: Partial<Queued> | null) => {
    setQueue((now) =>
      next === null
        ? now.filter((one) => one.key !== key)
        : now.map((one) => (one.key === key ? { ...one, ...next } : one)),
    );
  }, []);

  const run = useCallback(async () => {
    if (stop.current) return;
    const own = new AbortController();
    stop.current = own;
    let arrived = 0;
    while (!own.signal.aborted) {
      const next = waiting.current.shift();
      if (!next) break;
      const { key, file } = next;
      change(key, { state: 'sending', sent: 0, message: undefined });
      try {
        const onProgress = (sent: number) => change(key, { sent });
        await addFile(batch, { file, onProgress, signal: own.signal });
        arrived += 1;
        change(key, null);
        told.current.onArrived(arrived);
      } catch (failure) {
        if (own.signal.aborted) break;
        change(key, { state: 'failed', message: (failure as Error).message });
      }
    }
    if (stop.current === own) stop.current = null;
    if (arrived > 0) told.current.onEnd(arrived);
  }, [batch, change]);

  const add = useCallback(
    (files: readonly File[]) => {
      const more = files.map((file): Queued => {
        last.current += 1;
        return { key: last.current, file, state: 'waiting', sent: 0 };
      });
      waiting.current.push(...more);
      setQueue((now) => [...now, ...more]);
      void run();
    },
    [run],
  );

  const cancel = useCallback(() => {
    waiting.current = [];
    stop.current?.abort();
    // What is added next does not wait for what was stopped.
    stop.current = null;
    // Those that failed can still be tried again.
    setQueue((now) => now.filter(({ state }) => state === 'failed'));
  }, []);

  useEffect(
    () => () => {
      waiting.current = [];
      stop.current?.abort();
    },
    [],
  );

  const underway = queue.filter(({ state }) => state !== 'failed').length;
  const isSending = underway > 0;
  useAskBeforeLeaving(isSending);
  return {
    queue,
    isSending,
    /** So many are on their way. */
    underway,
    add,
    cancel,
    retry: (one: Queued) => {
      change(one.key, null);
      add([one.file]);
    },
    drop: ({ key }: Queued) => change(key, null),
  };
}
