import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { FileDrop } from '@/ui/FileDrop';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { replay } from './api';
import classes from './outputs.module.css';
import { sayReplayed } from './replayed';

/** Says whether an audit file is what it was when it was saved. */
export function ReplayDialog({ onClose }: { onClose: () => void }) {
  const checking = useMutation({ mutationFn: replay });
  const found = checking.data && sayReplayed(checking.data.replayed);
  return (
    <Dialog title="Check an audit file" onClose={onClose}>
      <div className={classes.dialog}>
        <p>
          An audit file holds the answers, the version of the engine and the result. It is worked out again
          here, and compared byte by byte. Nothing of it is kept.
        </p>
        <FileDrop
          label="Drop an audit file here, or choose one"
          hint="A .json file that was saved here"
          accept=".json,application/json"
          onFile={(file) => checking.mutate(file)}
        />
        {checking.isPending && <Rows count={1} />}
        {checking.error && <Failure message={checking.error.message} />}
        <div role="status" className={classes.outcome}>
          {found && (
            <>
              <Pill tint={found.tint}>{found.name}</Pill>
              <p>
                <b>{checking.variables?.name}:</b> {found.means}
              </p>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
