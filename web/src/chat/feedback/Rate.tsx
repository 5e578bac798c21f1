import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { Popover } from '@/ui/popover';
import { showFailure } from '@/ui/toast/toasts';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { rateAnswer, unrateAnswer } from '../api';
import { keep, withAnswer } from '../cache';
import type { Answer, RateAnswer } from '../types';
import classes from './feedback.module.css';
import { ReasonForm } from './ReasonForm';

/** What one thinks of an answer. A thumb counts at once; the reason for one that points down can follow. */
export function Rate({ answer, conversation }: { answer: Answer; conversation: string }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const down = useReturnOfFocus<HTMLButtonElement>(isOpen);
  const rating = answer.feedback?.rating;
  const rate = useMutation({
    mutationFn: (feedback: RateAnswer | null) =>
      feedback ? rateAnswer(answer.id, feedback) : unrateAnswer(answer.id),
    onSuccess: (rated) => keep(queries, conversation, (kept) => withAnswer(kept, rated)),
    onError: showFailure,
  });
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label="Good answer"
        icon={IconThumbUp}
        pressed={rating === 'up'}
        onClick={() => {
          setOpen(false);
          rate.mutate(rating === 'up' ? null : { rating: 'up' });
        }}
      />
      <Popover
        opened={isOpen}
        onChange={setOpen}
        // Above a short answer there is no room; what is too low can be scrolled to, what is too high cannot.
        position="bottom-start"
        middlewares={{ flip: { fallbackStrategy: 'initialPlacement' } }}
        preventPositionChangeWhenVisible={false}
        width={300}
        withinPortal={false}
        trapFocus
        // What fades keeps the focus, and then takes it along.
        transitionProps={{ duration: 0 }}
        closeOnEscape={false}
      >
        <Popover.Target>
          <IconButton
            ref={down}
            label="Bad answer"
            icon={IconThumbDown}
            pressed={rating === 'down'}
            onClick={() => {
              if (rating !== 'down') rate.mutate({ rating: 'down' });
              setOpen(!isOpen);
            }}
          />
        </Popover.Target>
        <Popover.Dropdown className={classes.popover} aria-label="What was wrong?">
          <ReasonForm
            feedback={answer.feedback}
            isSaving={rate.isPending}
            onSave={(feedback) => rate.mutate(feedback, { onSuccess: close })}
            onTakeBack={() => rate.mutate(null, { onSuccess: close })}
            onClose={close}
          />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}
