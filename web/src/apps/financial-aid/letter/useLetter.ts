import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '@/identity/session';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import { showToast } from '@/ui/toast/toasts';
import { useFamily } from '../family/context';
import { letterQuery } from './api';
import { cleanText } from './clean';
import type { Chosen, Kind } from './types';
import { KINDS } from './words';

type Kept = {
  /** As it is typed. */
  text: string;
  /** As it was read; nothing before that. */
  read: string | null;
  chosen: Chosen;
};

const NOTHING: Kept = { text: '', read: null, chosen: {} };

/** A letter in this tab of the browser: its text and what was chosen outlive a reload, and end with the tab. */
export function useLetter() {
  const { user } = useSession();
  const { id } = useFamily();
  const place = `aid-letter ${user?.uid} ${id}`;
  const [kept, setKept] = useState(() => recall(place));
  const { text, read, chosen } = kept;
  const found = useQuery({ ...letterQuery(read ?? ''), enabled: read !== null });

  useEffect(() => {
    if (kept.text || kept.read) keepCopy(place, kept);
    else forgetCopy(place);
  }, [place, kept]);

  const setChoice = (line: number, kind: Kind | undefined) =>
    setKept((now) => {
      const { [line]: _, ...others } = now.chosen;
      return { ...now, chosen: kind ? { ...others, [line]: kind } : others };
    });
  return {
    text,
    /** The text that the result is about. */
    read,
    found,
    chosen,
    type: (next: string) => setKept((now) => ({ ...now, text: next })),
    start: () => {
      const clean = cleanText(text);
      // The same again: only a failure is worth it.
      if (clean === read) return void (found.isError && found.refetch());
      setKept((now) => ({ ...now, read: clean, chosen: {} }));
    },
    clear: () => {
      const before = kept;
      setKept(NOTHING);
      showToast('The letter was cleared.', { undo: () => setKept(before) });
    },
    choose: (line: number, label: string, kind: Kind) => {
      const before = chosen[line];
      setChoice(line, kind);
      const told =
        kind === 'other' ? `${label} is not counted.` : `${label} is counted as ${KINDS[kind].as}.`;
      showToast(told, { undo: () => setChoice(line, before) });
    },
  };
}

function recall(place: string): Kept {
  const found = recallCopy(place) as Partial<Kept> | null;
  if (typeof found?.text !== 'string') return NOTHING;
  return {
    text: found.text,
    read: typeof found.read === 'string' ? found.read : null,
    chosen: found.chosen ?? {},
  };
}
