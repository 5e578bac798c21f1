import { useCallback, useRef, useState } from 'react';
import { useSession } from '@/identity/session';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';

/** What was typed into fields and is no answer: it is not thrown away, not even by a reload. */
export function useTexts(id: string) {
  const { user } = useSession();
  const place = `aid-texts ${user?.uid ?? ''} ${id}`;
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => read(recallCopy(place)));
  const now = useRef(texts);
  const setText = useCallback(
    (field: string, text: string | null) => {
      if ((now.current.get(field) ?? null) === text) return;
      const next = new Map(now.current);
      if (text === null) next.delete(field);
      else next.set(field, text);
      now.current = next;
      setTexts(next);
      if (next.size > 0) keepCopy(place, Object.fromEntries(next));
      else forgetCopy(place);
    },
    [place],
  );
  return { texts, setText };
}

function read(kept: unknown): ReadonlyMap<string, string> {
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
