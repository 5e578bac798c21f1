import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { countOf } from '@/ui/numbers';
import { isForInputMethod, LONGEST, lengthOf } from '../composer/length';
import { useGrowing } from '../composer/useGrowing';
import { useKeptText } from '../kept';
import type { Turn } from '../types';
import classes from './thread.module.css';

/** Where a changed message is kept until it is sent. */
export const editPlace = (place: string, turn: string) => `${place}/edit/${turn}`;

type EditMessageProps = {
  turn: Turn;
  place: string;
  onSend: (text: string) => void;
  onClose: () => void;
};

/** A message, to be changed in its place and sent again. What was typed is there again after Escape and Edit. */
export function EditMessage({ turn, place, onSend, onClose }: EditMessageProps) {
  const [kept, setKept] = useKeptText(editPlace(place, turn.id));
  const [text, setText] = useState(kept || turn.text);
  const field = useGrowing(text);
  const tooMany = lengthOf(text) - LONGEST;
  const canSend = text.trim() !== '' && tooMany <= 0;

  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, [field]);

  const change = (next: string) => {
    setText(next);
    setKept(next === turn.text ? '' : next);
  };
  const send = () => {
    if (!canSend) return;
    setKept('');
    onSend(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isForInputMethod(event)) return;
    if (event.key === 'Escape') {
      // It ends the editing, and nothing else on the page.
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };
  return (
    <div className={classes.edit}>
      <textarea
        ref={field}
        rows={1}
        className={classes.editField}
        aria-label="Edit the message"
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {tooMany > 0 && (
        <p className={classes.tooLong} role="alert">
          {countOf(tooMany, 'character')} too many.
        </p>
      )}
      <div className={classes.editActions}>
        {text !== turn.text && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => change(turn.text)}>
            Back to the original
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button size="compact-sm" disabled={!canSend} onClick={send}>
          Send
        </Button>
      </div>
    </div>
  );
}
