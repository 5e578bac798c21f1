import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { useUpload } from '@/api/useUpload';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { SendingProgress } from '@/ui/SendingProgress';
import { REASON, useMayChange } from '../rights';
import { addSelfIds } from './api';
import classes from './batches.module.css';

/** What the people of an upload have said of themselves, for the fairness tables alone. */
export function SelfIds({ batch }: { batch: string }) {
  const mayChange = useMayChange();
  const [done, setDone] = useState<Schemas['SelfIdsImported'] | null>(null);
  const { file, sent, isPending, failure, start, cancel } = useUpload({
    send: (sending) => addSelfIds(batch, sending),
    onArrived: setDone,
  });
  return (
    <Panel title="What people said of themselves">
      <div className={classes.body}>
        <p className={classes.soft}>
          Sex and race are kept apart, reach no score, and leave only as rates of groups. A table has the
          columns file, sex and race.
        </p>
        {failure && <Failure message={failure.message} />}
        {isPending && file ? (
          <SendingProgress file={file} sent={sent} onCancel={cancel} />
        ) : (
          <FileDrop
            label="Drop a CSV here, or choose one"
            hint={mayChange ? undefined : REASON}
            accept=".csv,text/csv"
            disabled={!mayChange}
            onFile={start}
          />
        )}
        <div role="status">
          {done && (
            <>
              <p>{countOf(done.known, 'row')} taken.</p>
              {done.problems.length > 0 && (
                <ul>
                  {done.problems.map((one) => (
                    <li key={one}>{one}</li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
