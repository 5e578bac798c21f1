import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { Actions } from '@/ui/Actions';
import type { Feedback, FeedbackReason, RateAnswer } from '../types';
import classes from './feedback.module.css';

const REASONS: Record<FeedbackReason, string> = {
  wrong: 'Something in it is wrong',
  incomplete: 'Something is missing',
  unclear: 'It is hard to understand',
  unsafe: 'It could do harm',
  other: 'Something else',
};
const LONGEST_NOTE = 2000;

type ReasonFormProps = {
  feedback: Feedback | null | undefined;
  isSaving: boolean;
  onSave: (feedback: RateAnswer) => void;
  /** It was not bad after all. */
  onTakeBack: () => void;
  onClose: () => void;
};

/** Why an answer was bad. Both can be left open: that it was bad is already known. */
export function ReasonForm({ feedback, isSaving, onSave, onTakeBack, onClose }: ReasonFormProps) {
  const name = useId();
  const [reason, setReason] = useState(feedback?.reason ?? null);
  const [note, setNote] = useState(feedback?.note ?? '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes this, and nothing else on the page.
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      className={classes.form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ rating: 'down', reason, note: note.trim() });
      }}
    >
      <fieldset className={classes.reasons}>
        <legend>What was wrong?</legend>
        {Object.entries(REASONS).map(([value, label]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={reason === value}
              onChange={() => setReason(value as FeedbackReason)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label className={classes.note}>
        Note
        <textarea
          rows={3}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </label>
      <p className={classes.who}>Your administrators read this, with the question and the answer.</p>
      <Actions>
        <Button size="xs" variant="subtle" color="gray" onClick={onTakeBack}>
          Take back
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          Close
        </Button>
        <Button size="xs" type="submit" loading={isSaving}>
          Send
        </Button>
      </Actions>
    </form>
  );
}
