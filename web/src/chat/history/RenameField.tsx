import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { showFailure } from '@/ui/toast/toasts';
import { CONVERSATIONS, changeConversation } from '../api';
import type { ConversationCard } from '../types';
import classes from './history.module.css';

const LONGEST = 120;

/** The title of a conversation, to be changed in its place. Enter or leaving it keeps it, Escape does not. */
export function RenameField({
  conversation,
  onClose,
}: {
  conversation: ConversationCard;
  onClose: () => void;
}) {
  const { id, title: before } = conversation;
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(before);
  const rename = useMutation({
    mutationFn: (wanted: string) => changeConversation(id, { title: wanted }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: CONVERSATIONS });
      onClose();
    },
    // What was typed stays in the field.
    onError: showFailure,
  });

  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.select();
    // Of a long title the beginning is in view.
    if (input) input.scrollLeft = 0;
  }, []);

  const finish = () => {
    const wanted = title.trim();
    if (rename.isPending) return;
    if (wanted === '' || wanted === before) onClose();
    else rename.mutate(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      // The focus goes on to a button, which must not take the key for its own.
      event.preventDefault();
      finish();
    } else if (event.key === 'Escape') {
      // It ends the renaming, and nothing else on the page, nor the drawer around it.
      event.stopPropagation();
      event.preventDefault();
      onClose();
    }
  };
  return (
    <input
      ref={field}
      className={classes.rename}
      aria-label={`New title of ${before}`}
      maxLength={LONGEST}
      value={title}
      readOnly={rename.isPending}
      onChange={(event) => setTitle(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={finish}
    />
  );
}
