import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useState } from 'react';
import { keep, refreshHistory, withAnswer } from './cache';
import { next, start } from './live';
import { type Line, watchAnswer } from './stream';
import type { Answer } from './types';

/** An answer as it is made: watched while it is under way, and kept at its end. */
export function useLiveAnswer(conversation: string, answer: Answer) {
  const queries = useQueryClient();
  const [live, tell] = useReducer(next, answer, start);
  const [line, setLine] = useState<Line>({ state: 'open' });
  const [attempt, setAttempt] = useState(0);
  const { id } = answer;
  const isWorking = answer.state === 'working';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the line anew.
  useEffect(() => {
    if (!isWorking) return;
    const gone = new AbortController();
    void watchAnswer(id, {
      signal: gone.signal,
      onLine: (now) => setLine((before) => (before.state === now.state ? before : now)),
      onEvent: (event) => {
        tell(event);
        if (event.name !== 'end') return;
        keep(queries, conversation, (kept) => withAnswer(kept, event.data));
        refreshHistory(queries);
      },
    });
    return () => gone.abort();
  }, [queries, conversation, id, isWorking, attempt]);

  // It may be stopped here, or be found at its end in another way.
  const isNews = !isWorking && live.answer.state === 'working';
  useEffect(() => {
    if (isNews) tell({ name: 'end', data: answer });
  }, [isNews, answer]);

  return {
    answer: isWorking ? live.answer : answer,
    step: live.step,
    said: live.said,
    line,
    retryLine: () => {
      setLine({ state: 'open' });
      setAttempt(attempt + 1);
    },
  };
}
