import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { peopleQuery } from '@/campus/api';
import { addAnswer, conversationQuery } from '@/chat/api';
import { blankAnswer, keep, withAnswer } from '@/chat/cache';
import { useKept } from '@/chat/kept';
import { newKey } from '@/chat/key';
import { useSession } from '@/identity/session';
import { showToast } from '@/ui/toast/toasts';
import type { Who } from '../parts/PersonPicker';
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
  const told = useNamed(useMemo(() => (open ? toldBy(open) : null), [open]));
  const said = told?.question ?? NO_QUESTION;
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

/** Whoever was only named is looked up, so that the question here is that of the conversation. */
function useNamed(told: Told | null): Told | null {
  const person = useOnly(told?.named.person ?? null);
  const like = useOnly(told?.named.like ?? null);
  return useMemo(() => {
    if (!told) return null;
    const { question } = told;
    return {
      ...told,
      question: { ...question, person: question.person ?? person, like: question.like ?? like },
    };
  }, [told, person, like]);
}

/** The only one of a name. Of several the conversation asks who is meant. */
function useOnly(name: string | null): Who | null {
  const { data } = useQuery({ ...peopleQuery({ q: name ?? '', limit: 10 }), enabled: name !== null });
  return useMemo(() => {
    const isCalled = (one: { name: string; deceased: boolean }) =>
      !one.deceased && one.name.toLowerCase() === name?.toLowerCase();
    const [only, ...others] = (data?.people ?? []).filter(isCalled);
    return name !== null && only && others.length === 0 ? { id: only.id, name: only.name } : null;
  }, [name, data]);
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
