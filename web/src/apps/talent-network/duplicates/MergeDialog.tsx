import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Actions } from '@/ui/Actions';
import { DataTable } from '@/ui/DataTable';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { profileQuery } from '../api';
import { idleWhile, lockedUnless, useMayChange } from '../rights';
import type { Pair, Profile } from '../types';
import { compared, skillsApart } from './compare';
import classes from './duplicates.module.css';

type MergeDialogProps = {
  pair: Pair;
  isBusy: boolean;
  failure: Error | null;
  onMerge: () => void;
  onClose: () => void;
};

/** Both side by side, and what becomes of them. Nothing happens before one says so. */
export function MergeDialog({ pair: { file, other }, isBusy, failure, onMerge, onClose }: MergeDialogProps) {
  const mayChange = useMayChange();
  const one = useQuery(profileQuery(file.id));
  const two = useQuery(profileQuery(other.id));
  const missing = one.error ?? two.error;
  const called = file.file ?? file.name;
  const retry = () => {
    void one.refetch();
    void two.refetch();
  };
  const isIdle = isBusy || !one.data || !two.data;
  return (
    <Dialog title={`Merge ${called} into ${other.name}?`} onClose={onClose}>
      <div className={classes.dialog}>
        {missing && <Failure message={missing.message} onRetry={retry} />}
        {!missing && (!one.data || !two.data) && <Rows count={4} height={32} />}
        {one.data && two.data && <Preview file={one.data} other={two.data} called={called} />}
        {failure && <Failure message={failure.message} />}
        <Actions>
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button
            {...lockedUnless(mayChange)}
            {...idleWhile(isIdle)}
            onClick={() => {
              if (!isIdle) onMerge();
            }}
          >
            {isBusy ? 'Merging...' : 'Merge'}
          </Button>
        </Actions>
      </div>
    </Dialog>
  );
}

function Preview({ file, other, called }: { file: Profile; other: Profile; called: string }) {
  const { onlyFile, onlyOther, both } = skillsApart(file, other);
  return (
    <>
      <DataTable
        label="Side by side"
        columns={[{ label: 'Field' }, { label: called }, { label: `${other.name}, stays` }]}
        rows={[
          ...compared(file, other).map((field) => [
            field.differs ? <b key={field.label}>{field.label} differs</b> : field.label,
            field.file || '–',
            field.other || '–',
          ]),
          ['Skills of one alone', onlyFile.join(', ') || '–', onlyOther.join(', ') || '–'],
        ]}
      />
      <h3>After merging</h3>
      <ul>
        <li>
          The profile of {other.name} stays as it is, with {countOf(other.skills.length, 'skill')}.
        </li>
        <li>{called} is nobody of its own any more: it leaves lists, rankings and counts in every app.</li>
        <li>
          {onlyFile.length === 0
            ? `All of its ${countOf(both, 'skill')} are in the profile as well.`
            : `What only the file says is not taken over: ${onlyFile.join(', ')}.`}
        </li>
        <li>Nothing is deleted. Undo, or “Part again” at any time, brings it back.</li>
      </ul>
    </>
  );
}
