import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefusal } from '@/api/client';
import { Progress } from '@/ui/Progress';
import { showFailure } from '@/ui/toast/toasts';
import classes from './JobProgress.module.css';
import { cancelJob, hasEnded, type Job, jobQuery, refreshScreen } from './jobs';

type JobProgressProps = {
  id: string;
  /** What the job does, for who cannot see it. */
  label: string;
  /** Undoing has to go on to its end. */
  canCancel?: boolean;
  /** What happens while it stops. */
  stopping?: string;
};

const TAKES_BACK = 'Stops, and takes back what it has done';

/** How far a job is, and a way to stop it. At its end the screen is looked at anew. */
export function JobProgress({ id, label, canCancel = true, stopping = TAKES_BACK }: JobProgressProps) {
  const queries = useQueryClient();
  const { data: job, error } = useQuery(jobQuery(id));
  const cancel = useMutation({
    mutationFn: () => cancelJob(id),
    onSuccess: (stopped) => queries.setQueryData(jobQuery(id).queryKey, stopped),
    onError: showFailure,
  });
  const isOver = job !== undefined && hasEnded(job);

  useEffect(() => {
    if (isOver) refreshScreen(queries);
  }, [isOver, queries]);

  const isStopping = cancel.isPending || job?.cancelRequested;
  return (
    <div className={classes.job}>
      <Progress label={label} value={partOf(job)} text={describe(job, error, stopping)} />
      {canCancel && job && !isOver && (
        <Button
          variant="default"
          size="xs"
          aria-disabled={isStopping}
          data-disabled={isStopping || undefined}
          onClick={() => {
            if (!isStopping) cancel.mutate();
          }}
        >
          {isStopping ? 'Cancelling...' : 'Cancel'}
        </Button>
      )}
    </div>
  );
}

function partOf(job: Job | undefined): number | undefined {
  if (job?.state === 'done') return 1;
  return job?.total ? job.done / job.total : undefined;
}

function describe(job: Job | undefined, error: Error | null, stopping: string): string {
  if (isRefusal(error, 'not_found')) return 'Somebody else has started this. The page shows when it is done.';
  if (!job) return error?.message ?? 'Looks how far it is';
  if (hasEnded(job)) return 'Done';
  if (job.cancelRequested) return stopping;
  return job.state === 'waiting' ? 'Waits for its turn' : job.message;
}
