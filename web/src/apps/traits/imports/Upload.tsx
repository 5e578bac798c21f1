import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { Panel } from '@/ui/Panel';
import { SendingProgress } from '@/ui/SendingProgress';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { REASON, useMayChange } from '../rights';
import classes from './imports.module.css';
import { useSending } from './useSending';

const HINT =
  'CSV or JSON, up to 30 MB. Rows that are right come in at once, the others go into a file with the reasons. All of it can be undone.';

/** Takes a file of traits. */
export function Upload({ onArrived }: { onArrived: (id: string) => void }) {
  const mayChange = useMayChange();
  const { heading, within } = useKeptFocus();
  const { file, sent, isPending, wasCancelled, failure, start, cancel } = useSending(onArrived);
  return (
    <div {...within}>
      <Panel title="Bring a file" headingRef={heading}>
        <div className={classes.body}>
          {wasCancelled && (
            <p className={classes.told} role="status">
              The upload of {file?.name} was cancelled. Nothing was kept.
            </p>
          )}
          {failure && <Failure message={failure.message} />}
          {isPending && file ? (
            <SendingProgress file={file} sent={sent} onCancel={cancel} />
          ) : (
            <FileDrop
              label="Drop a CSV or JSON file here, or choose one"
              hint={mayChange ? HINT : REASON}
              accept=".csv,.tsv,.txt,.json,text/csv,application/json"
              disabled={!mayChange}
              onFile={start}
            />
          )}
        </div>
      </Panel>
    </div>
  );
}
