import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { useUpload } from '@/api/useUpload';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { SendingProgress } from '@/ui/SendingProgress';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { BATCHES, RANKED } from '../api';
import { REASON, useMayChange } from '../rights';
import { addSelfIds, undoSelfIds } from './api';
import classes from './batches.module.css';
import { SelfIdImports } from './SelfIdImports';

/** What the people of an upload have said of themselves, for the fairness tables alone. */
export function SelfIds({ batch }: { batch: string }) {
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const [done, setDone] = useState<Schemas['SelfIdsImported'] | null>(null);
  const refresh = async () => {
    void queries.invalidateQueries({ queryKey: RANKED });
    await queries.invalidateQueries({ queryKey: [...BATCHES, 'self-ids', batch] });
  };
  const undo = async (id: string) => {
    await undoSelfIds(batch, id);
    setDone((now) => (now?.import === id ? null : now));
    await refresh();
  };
  const takeBack = (id: string) =>
    undo(id)
      .then(() => showToast('The import was taken back. The same table can be imported again.'))
      .catch(showFailure);
  const onArrived = (answer: Schemas['SelfIdsImported']) => {
    const { import: id, known } = answer;
    setDone(answer);
    // What was known already changes nothing, and leaves nothing to take back.
    if (id) showToast(`${countOf(known, 'row')} taken.`, { undo: () => undo(id) });
    void refresh();
  };
  const { file, sent, isPending, failure, start, cancel } = useUpload({
    send: (sending) => addSelfIds(batch, sending),
    onArrived,
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
        {mayChange && <SelfIdImports batch={batch} onTakeBack={takeBack} />}
      </div>
    </Panel>
  );
}
