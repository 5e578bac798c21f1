import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleQuery } from '@/campus/api';
import { addAnswer, conversationQuery } from '@/chat/api';
import { blankAnswer, keep, withAnswer } from '@/chat/cache';
import { useKept } from '@/chat/kept';
import { newKey } from '@/chat/key';
import { useSession } from '@/identity/session';
import { showToast } from '@/ui/toast/toasts';
import { isSame, NO_QUESTION, type Question, type Told, toChatCriteria, toldBy } from './question';

/** What was changed by hand, and the answers that it goes with: the one it was made of, and what came of it. */
type Edited = { bases: (string | null)[]; question: Question };

/** What is asked: what the conversation has come to, with what was changed by hand. Changes outlive a reload. */
export function useQuestion(conversation: string | undefined) {
  const { user } = useSession();
  const { data } = useQuery({
    ...conversationQuery(conversation ?? ''),
    enabled: conversation !== undefined,
  });
  const open = conversation === undefined ? undefined : data;
  const told = useMemo(() => (open ? toldBy(open) : null), [open]);
  const said = useNamed(told);
  const [edited, setEdited] = useKept<Edited>(`match/${user?.uid}/${conversation ?? 'new'}`);
  const base = told?.answer.id ?? null;
  const isCurrent = edited?.bases.includes(base) ?? false;
  const question = edited && isCurrent ? edited.question : said;
  return {
    question,
    told,
    isReadOnly: open !== undefined && !open.isMine,
    /** Whether the conversation does not know of it. */
    isChanged: !isSame(question, said),
    /** Changes that were made before the conversation went on. */
    left: edited && !isCurrent ? edited : null,
    change: (next: Question) => setEdited({ bases: [base], question: next }),
    /** The same, with a way back. */
    changeWith: (next: Question, words: string) => {
      const before = edited;
      setEdited({ bases: [base], question: next });
      showToast(words, { undo: () => setEdited(before) });
    },
    reset: () => {
      const before = edited;
      setEdited(null);
      showToast('The criteria are again those of the conversation.', { undo: () => setEdited(before) });
    },
    bringBack: () => edited && setEdited({ bases: [base], question: edited.question }),
    forget: () => setEdited(null),
    /** An answer is on its way that knows of it. */
    goOnWith: (answer: string) => setEdited({ bases: [base, answer], question }),
  };
}

export type Asking = ReturnType<typeof useQuestion>;

/** Whoever was only named is looked up; of several with that name the conversation asks. */
function useNamed(told: Told | null): Question {
  const name = told?.named ?? null;
  const found = useQuery({ ...peopleQuery({ q: name ?? '', limit: 10 }), enabled: name !== null });
  return useMemo(() => {
    if (!told) return NO_QUESTION;
    const called = (found.data?.people ?? []).filter((one) => one.name.toLowerCase() === name?.toLowerCase());
    const [only] = called;
    if (name === null || !only || called.length > 1) return told.question;
    return { ...told.question, person: { id: only.id, name: only.name } };
  }, [told, name, found.data]);
}

/** Asks the last message again with the criteria as they are here, so that the conversation goes on from them. */
export function useTellConversation(conversation: string | undefined, asking: Asking) {
  const { question, told, goOnWith } = asking;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      if (!told || conversation === undefined) return;
      const criteria = toChatCriteria(question, told);
      const asked = await addAnswer(told.turn.id, { key: newKey(), criteria });
      goOnWith(asked.answer);
      const blank = blankAnswer(asked, told.turn.answers.length + 1, new Date().toISOString());
      await keep(queries, conversation, (kept) => withAnswer(kept, blank));
    },
  });
}
