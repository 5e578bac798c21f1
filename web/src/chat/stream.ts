import { ApiFailure, ask, isRefusal, mayPass } from '@/api/client';
import { openEvents } from './api';
import type { LiveEvent } from './live';
import { makeReader, type SentEvent } from './sse';

/** How the line to the server is: open, cut and about to be tried again, or given up. */
export type Line = { state: 'open' } | { state: 'cut' } | { state: 'lost'; problem: string };

export type Watcher = {
  onEvent: (event: LiveEvent) => void;
  onLine: (line: Line) => void;
  /** Ends it: whoever watched is gone. */
  signal: AbortSignal;
};

/** What passes by itself in a browser, and stands still in a test. */
export type Surroundings = {
  random: () => number;
  /** Waits so many milliseconds, or until there is a reason to go on at once. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** So often it is tried without anything new. With the pauses that is at most a minute. */
export const TRIES = 9;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
/** The server says something every 15 seconds. A line that is silent for so long is dead. */
const SILENCE = 45_000;

const NAMES: readonly string[] = ['answer', 'part', 'sentence', 'source', 'criteria', 'step', 'end'];

const GAVE_UP = 'The connection was lost. The answer goes on without you; try again to see it.';

/** Watches an answer until its end. A line that breaks is opened again: its first event tells the whole answer. */
export async function watchAnswer(
  id: string,
  watcher: Watcher,
  around: Surroundings = browser,
): Promise<void> {
  const { signal, onLine } = watcher;
  const seen = { seq: -1 };
  let tries = 0;
  while (!signal.aborted) {
    const before = seen.seq;
    try {
      if (await watchOnce(id, watcher, seen)) return;
    } catch (failure) {
      if (signal.aborted) return;
      if (!isPassing(failure)) return onLine({ state: 'lost', problem: (failure as Error).message });
    }
    if (signal.aborted) return;
    // A server that says the same thing each time and goes is not there.
    tries = seen.seq > before ? 1 : tries + 1;
    if (tries >= TRIES) return onLine({ state: 'lost', problem: GAVE_UP });
    onLine({ state: 'cut' });
    await around.pause(pauseAfter(tries, around.random()), signal);
  }
}

/** Longer each time, and never for all who were cut off at once. */
export function pauseAfter(tries: number, random: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1)) * (0.5 + random / 2);
}

function isPassing(failure: unknown): boolean {
  return !(failure instanceof ApiFailure) || mayPass(failure) || isRefusal(failure, 'rate_limited');
}

/** Watches until the line breaks. Says whether the answer is at its end. */
async function watchOnce(id: string, { signal, onEvent, onLine }: Watcher, seen: { seq: number }) {
  const line = new AbortController();
  let bytes: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const close = () => {
    line.abort();
    bytes?.cancel().catch(() => {});
  };
  signal.addEventListener('abort', close);
  let silence = setTimeout(close, SILENCE);
  try {
    const body = await ask(openEvents(id, line.signal));
    bytes = body?.getReader();
    const read = makeReader();
    for (;;) {
      const chunk = await bytes?.read();
      if (!chunk || chunk.done || signal.aborted) return false;
      clearTimeout(silence);
      silence = setTimeout(close, SILENCE);
      for (const event of read(chunk.value).flatMap(toLiveEvent)) {
        onLine({ state: 'open' });
        if (event.name === 'answer' || event.name === 'end') seen.seq = Math.max(seen.seq, event.data.seq);
        onEvent(event);
        if (event.name === 'end') return true;
      }
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', close);
    close();
  }
}

/** What this version of the page does not know is passed over. A whole that is not being made any more is the end. */
function toLiveEvent({ name, data }: SentEvent): LiveEvent[] {
  if (!NAMES.includes(name)) return [];
  const event = { name, data: JSON.parse(data) } as LiveEvent;
  const isEnd = event.name === 'answer' && event.data.state !== 'working';
  return [isEnd ? { name: 'end', data: event.data } : event];
}

const browser: Surroundings = {
  random: Math.random,
  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        window.removeEventListener('online', go);
        signal.removeEventListener('abort', go);
        resolve();
      };
      const timer = setTimeout(go, milliseconds);
      window.addEventListener('online', go);
      signal.addEventListener('abort', go);
    }),
};
