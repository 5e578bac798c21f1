import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Progress } from '@/ui/Progress';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import classes from './ai.module.css';
import { testAi } from './api';
import type { Trial } from './types';
import { formatMillis } from './words';

type TestPanelProps = {
  /** Whether there is a model to ask. */
  hasModel: boolean;
  /** What is tested is what is saved. */
  hasChanges: boolean;
};

/** Asks the model to say hello, and tells how that went. */
export function TestPanel({ hasModel, hasChanges }: TestPanelProps) {
  const id = useId();
  const stop = useRef<AbortController>(null);
  const test = useMutation<Trial>({
    mutationFn: () => {
      stop.current = new AbortController();
      return testAi(stop.current.signal);
    },
  });
  const button = useReturnOfFocus<HTMLButtonElement>(test.isPending);
  useEffect(() => () => stop.current?.abort(), []);
  const wasCancelled = test.error?.name === 'AbortError';
  return (
    <Panel
      title="Test"
      aside={
        <Button
          ref={button}
          size="xs"
          aria-describedby={id}
          aria-disabled={!hasModel || test.isPending}
          data-disabled={!hasModel || test.isPending || undefined}
          onClick={() => {
            if (hasModel && !test.isPending) test.mutate();
          }}
        >
          Test
        </Button>
      }
    >
      <div className={classes.test}>
        <p className={classes.hint} id={id}>
          {hint(hasModel, hasChanges)}
        </p>
        {test.isPending && (
          <div className={classes.trying}>
            <Progress label="Test of the model" text="Waits for the answer" />
            <Button size="xs" variant="default" onClick={() => stop.current?.abort()}>
              Cancel
            </Button>
          </div>
        )}
        {wasCancelled && <p role="status">The test was cancelled.</p>}
        {test.isError && !wasCancelled && (
          <Failure message={test.error.message} onRetry={() => test.mutate()} />
        )}
        {test.data && <Outcome trial={test.data} />}
      </div>
    </Panel>
  );
}

function hint(hasModel: boolean, hasChanges: boolean): string {
  if (!hasModel) return 'Choose a model and save it first.';
  if (hasChanges) return 'Tests what is saved. Save your changes first to test them.';
  return 'Asks the model to say hello. It may cost a fraction of a cent.';
}

function Outcome({ trial: { works, words, firstMillis, millis, problem } }: { trial: Trial }) {
  const first =
    typeof firstMillis === 'number' ? `First word after ${formatMillis(firstMillis)}, whole` : 'Whole';
  const times = `${first} answer ${formatMillis(millis)}.`;
  if (!works) return <Failure message={problem ?? 'The model did not answer.'} hint={times} />;
  return (
    <>
      <p role="status">
        <b>It works.</b> {times}
      </p>
      <blockquote className={classes.words}>{words}</blockquote>
    </>
  );
}
