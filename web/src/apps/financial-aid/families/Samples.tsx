import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { samplesQuery } from '../api';
import classes from './families.module.css';
import type { useBegin } from './useBegin';

/** Families that do not exist, each with something to look at. One gets a copy. */
export function Samples({ begin }: { begin: ReturnType<typeof useBegin> }) {
  const samples = useQuery(samplesQuery);
  return (
    <Panel title="Sample families">
      {samples.error && <Failure message={samples.error.message} onRetry={() => void samples.refetch()} />}
      {samples.isPending && (
        <div className={classes.body}>
          <Rows count={3} height={110} />
        </div>
      )}
      {samples.data && (
        <>
          <p className={classes.intro}>
            All of them are made up. Opening one makes a copy that is yours: change what you like.
          </p>
          <ul className={classes.samples}>
            {samples.data.map((sample) => (
              <li key={sample.id} className={classes.sample}>
                <h3>{sample.name}</h3>
                <p>{sample.story}</p>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`Open a copy of ${sample.name}`}
                  loading={begin.isPending && begin.variables.sample === sample}
                  onClick={() => begin.mutate({ sample })}
                >
                  Open a copy
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
