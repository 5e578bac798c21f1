import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { countOf } from '@/ui/numbers';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { ROUNDS, roundQuery } from './api';
import { lockedUnless, useMayChange, useTouched } from './app';
import { useEditing } from './context';
import { publish, takeBack } from './result/api';
import classes from './rounds.module.css';
import type { Round } from './types';
import { METHODS } from './words';

/** What of the round is in force, and the way to take it back. */
export function Published() {
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const touched = useTouched();
  const { round } = useEditing();
  const put = (next: Round) => {
    queries.setQueryData(roundQuery(next.id).queryKey, next);
    void queries.invalidateQueries({ queryKey: [...ROUNDS, 'list'] });
    void touched();
  };
  const back = useMutation({
    mutationFn: () => takeBack(round.id),
    onSuccess: (next) => {
      const was = round.published;
      put(next);
      const undo = was ? async () => put(await publish(was.run, was.method)) : undefined;
      showToast('The publication was taken back: its matches are gone.', { undo });
    },
  });
  const { published } = round;
  if (!published) return back.error ? <Failure message={back.error.message} /> : null;
  return (
    <div className={classes.published}>
      <Notice>
        <p>
          In force since {formatTime(published.at)}, by {published.by}:{' '}
          {countOf(published.pairs, 'match', 'matches')} of the method “{METHODS[published.method].label}”.
        </p>
        <Button
          size="compact-sm"
          variant="default"
          {...lockedUnless(mayChange)}
          loading={back.isPending}
          onClick={() => back.mutate()}
        >
          Take it back
        </Button>
      </Notice>
      {back.error && <Failure message={back.error.message} />}
    </div>
  );
}
