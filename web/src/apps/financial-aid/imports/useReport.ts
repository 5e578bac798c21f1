import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, finish, nothing, type Report, take } from './report';
import type { Line } from './types';

/** So often the screen is drawn anew while rows arrive, in milliseconds. */
const PACE = 100;
/** So long rows are taken in one go. They may come faster than they are read, and nothing else would get its turn. */
const GO = 30;

const rest = () => new Promise((resolve) => setTimeout(resolve));

type Send<Begin, Row, End> = (
  file: File,
  signal: AbortSignal,
) => AsyncGenerator<Line<Begin, Row, End>[], void>;

/** A file that is sent, and what comes back row by row. Cancelled, it keeps what has arrived. */
export function useReport<Begin, Row extends { line: number }, End>(send: Send<Begin, Row, End>) {
  const [report, setReport] = useState<Report<Begin, Row, End>>(nothing);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = useCallback(
    async (file: File) => {
      stop.current?.abort();
      const own = new AbortController();
      stop.current = own;
      let now: Report<Begin, Row, End> = { ...nothing<Begin, Row, End>(), file, state: 'sending' };
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = () => {
        clearTimeout(timer);
        timer = undefined;
        if (stop.current === own) setReport(now);
      };
      show();
      let since = performance.now();
      try {
        for await (const lines of send(file, own.signal)) {
          const isFirst = now.state === 'sending';
          now = take(now, lines);
          if (isFirst) show();
          else timer ??= setTimeout(show, PACE);
          if (performance.now() - since < GO) continue;
          await rest();
          since = performance.now();
        }
        now = finish(now);
      } catch (failure) {
        now = own.signal.aborted
          ? { ...now, state: 'cancelled' }
          : { ...now, state: 'failed', failure: asFailure(failure, now.begin !== null) };
      }
      show();
    },
    [send],
  );
  return { report, start, cancel: () => stop.current?.abort() };
}
