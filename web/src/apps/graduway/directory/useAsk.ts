import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Schemas } from '@/api/client';
import { useSession } from '@/identity/session';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import { compileQuery } from './api';
import { askedBefore, keepAsked } from './asked';
import { type Filter, LONGEST_ASK, plainChip } from './filter';

type Compiled = Schemas['DirectoryCompilation'];

/** What is typed, and the question it was typed over: after Back the field says what was asked there. */
type Draft = { over: string; text: string };

/** How those who fit are best looked at: a question about numbers is answered by a chart. */
export function shownFor({ ask, by }: Compiled, now: Filter): Pick<Filter, 'view' | 'by'> {
  if (ask === 'trend') return { view: 'chart', by: 'years' };
  if (ask === 'count' && by) return { view: 'chart', by };
  return { view: now.view === 'map' ? 'map' : 'table', by: now.by };
}

const filterOf = (text: string, compiled: Compiled, now: Filter): Partial<Filter> => ({
  ask: text,
  chips: compiled.chips.map(plainChip),
  segment: null,
  ...shownFor(compiled, now),
});

type Go = (change: Partial<Filter>, options?: { replace?: boolean }) => void;

/** From a sentence to a filter. */
export function useAsk(filter: Filter, go: Go) {
  const { user } = useSession();
  const uid = user?.uid ?? '';
  const queries = useQueryClient();
  const place = `graduway-ask ${uid}`;
  const [draft, setDraft] = useState(() => recall(place));
  const [before, setBefore] = useState(() => askedBefore(uid));
  const text = draft?.over === filter.ask ? draft.text : filter.ask;

  // What a link says in words only is read here.
  const compiled = useQuery({ ...compileQuery(filter.ask), enabled: filter.ask !== '' });
  const isToBeRead = filter.ask !== '' && filter.chips === null;
  useEffect(() => {
    if (isToBeRead && compiled.data) go(filterOf(filter.ask, compiled.data, filter), { replace: true });
  });

  const ask = useMutation({
    mutationFn: async (words: string) => {
      if (words === '') throw new Error('Write whom you look for, in your own words.');
      if (words.length > LONGEST_ASK)
        throw new Error(`Shorten it to ${LONGEST_ASK} letters; it has ${words.length}.`);
      return { words, found: await queries.fetchQuery(compileQuery(words)) };
    },
    onSuccess: ({ words, found }) => {
      forgetCopy(place);
      setDraft(null);
      setBefore(keepAsked(uid, words));
      go(filterOf(words, found, filter));
    },
  });
  return {
    text,
    type: (typed: string) => {
      const next = { over: filter.ask, text: typed };
      setDraft(next);
      keepCopy(place, next);
      ask.reset();
    },
    ask: (words: string) => {
      if (!ask.isPending) ask.mutate(words.trim());
    },
    isBusy: ask.isPending,
    fault: ask.error?.message ?? (isToBeRead ? (compiled.error?.message ?? null) : null),
    /** What was made of the question that the address has. */
    compiled: filter.ask === '' ? undefined : compiled.data,
    isReading: isToBeRead && compiled.isPending,
    before,
    setBefore,
    uid,
  };
}

function recall(place: string): Draft | null {
  const kept = recallCopy(place) as Partial<Draft> | null;
  return typeof kept?.text === 'string' && typeof kept.over === 'string'
    ? { over: kept.over, text: kept.text }
    : null;
}
