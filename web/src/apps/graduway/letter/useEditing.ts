import { useMutation } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '@/identity/session';
import { forgetCopy, keepCopy, recallCopy } from '@/ui/lastCopy';
import { showToast } from '@/ui/toast/toasts';
import { useAskBeforeLeaving } from '@/ui/useLastChance';
import { type Piece, savePiece } from '../studio/api';
import { usePieceChanges } from '../studio/usePieceChanges';
import { faultOf, paragraphsOf, sameTexts, type Texts, textsOf } from './texts';

/** What is being written, and what it was begun with. */
type Kept = { revision: number; origin: Texts; now: Texts };

/** Edits a piece. What is typed outlives a reload of this tab, and is never overwritten by what others save. */
export function useEditing(piece: Piece, onSaved: () => void) {
  const { user } = useSession();
  const { show, settle } = usePieceChanges();
  const place = `graduway-words ${user?.uid} ${piece.id}`;
  const saved = textsOf(piece);
  const [kept, setKept] = useState<Kept | null>(() => recall(place));
  const latest = useRef(kept);
  useLayoutEffect(() => {
    latest.current = kept;
  });
  const [overtaken, setOvertaken] = useState<Piece | null>(null);
  const texts = kept?.now ?? saved;
  const isChanged = kept !== null && !sameTexts(kept.now, saved);
  useAskBeforeLeaving(isChanged);

  useEffect(() => {
    if (kept) keepCopy(place, kept);
    else forgetCopy(place);
  }, [place, kept]);

  // Somebody may have changed for whom it is, and not a word of it: then nothing stands in the way.
  const seen = kept && !sameTexts(kept.origin, saved) ? kept.revision : piece.revision;

  const save = useMutation({
    mutationFn: async (over: number) => {
      const fault = faultOf(texts);
      if (fault) throw new Error(fault);
      const { name, subject, body } = texts;
      const sent = { seen: over, name: name.trim(), subject: subject.trim(), paragraphs: paragraphsOf(body) };
      const answer = await savePiece(piece.id, sent);
      if ('current' in answer) {
        setOvertaken(answer.current);
        return;
      }
      // What was typed while it was saved is newer than what was saved.
      const isNewer = (now: Kept | null) => now !== null && !sameTexts(now.now, texts);
      const { revision } = answer.kept;
      setKept((now) =>
        now && isNewer(now) ? { revision, origin: textsOf(answer.kept), now: now.now } : null,
      );
      setOvertaken(null);
      await settle(Promise.resolve(answer), piece, 'What you have written was saved.');
      if (!isNewer(latest.current)) onSaved();
    },
  });
  const drop = (told: string) => {
    const before = kept;
    setKept(null);
    setOvertaken(null);
    showToast(told, { undo: () => setKept(before) });
  };
  return {
    texts,
    isChanged,
    type: (change: Partial<Texts>) =>
      setKept((now) => ({
        revision: now?.revision ?? piece.revision,
        origin: now?.origin ?? saved,
        now: { ...(now?.now ?? saved), ...change },
      })),
    save: () => {
      if (isChanged && !save.isPending) save.mutate(seen);
    },
    isSaving: save.isPending,
    failure: save.error,
    /** What somebody else has saved meanwhile. */
    overtaken,
    saveOver: () => overtaken && save.mutate(overtaken.revision),
    takeTheirs: () => {
      if (!overtaken) return;
      show(overtaken);
      drop('What you had written was put aside.');
    },
    discard: () => drop('What you had written was put aside.'),
  };
}

function recall(place: string): Kept | null {
  const kept = recallCopy(place) as Partial<Kept> | null;
  const isText = (texts: Partial<Texts> | undefined) =>
    typeof texts?.name === 'string' && typeof texts.subject === 'string' && typeof texts.body === 'string';
  return typeof kept?.revision === 'number' && isText(kept.origin) && isText(kept.now)
    ? (kept as Kept)
    : null;
}
