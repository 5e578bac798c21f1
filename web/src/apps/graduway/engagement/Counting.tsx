import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal, type Schemas } from '@/api/client';
import { JobProgress } from '@/campus/jobs/JobProgress';
import { startJob } from '@/campus/jobs/jobs';
import { Notice } from '@/ui/Notice';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { idleWhile, lockedUnless, useMayChange } from '../rights';
import { countAnew } from './api';
import classes from './engagement.module.css';

/** Has everybody counted anew. */
export function CountButton({ isCounting }: { isCounting: boolean }) {
  const queries = useQueryClient();
  const mayChange = useMayChange();
  const count = useMutation({
    mutationFn: () =>
      startJob(
        queries,
        countAnew,
        ({ state, error }) => {
          if (state === 'done') showToast('Engagement was counted anew.');
          else if (state === 'cancelled') showToast('The count was cancelled. The figures are as they were.');
          else showFailure(new Error(error ?? 'Engagement was not counted. Try again.'));
        },
        // Somebody else has begun it before: its progress is on the page, and its end shows there.
        (failure) => isRefusal(failure, 'not_found') || showFailure(failure),
      ),
    onError: showFailure,
  });
  const isIdle = isCounting || count.isPending;
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} aria-hidden />}
      {...lockedUnless(mayChange)}
      {...idleWhile(isIdle)}
      onClick={() => {
        if (!isIdle) count.mutate();
      }}
    >
      Count anew
    </Button>
  );
}

/** How new the figures are, and how far a count has come. */
export function CountState({ state: { counting, note } }: { state: Schemas['EngagementState'] }) {
  if (!counting && !note) return null;
  return (
    <div className={classes.state}>
      {note && <Notice>{note}</Notice>}
      {counting && <JobProgress key={counting.job} id={counting.job} label="Count of engagement" />}
    </div>
  );
}
