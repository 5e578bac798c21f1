import { JobProgress } from '@/campus/jobs/JobProgress';
import { Progress } from '@/ui/Progress';
import type { TraitImport } from '../types';
import classes from './imports.module.css';

/** What is under way with a file. It goes on without this page. */
export function Working({ own: { name, state, job } }: { own: TraitImport }) {
  const isUndoing = state === 'undoing';
  const label = isUndoing ? `Undo of ${name}` : `Import of ${name}`;
  return (
    <>
      {job ? (
        // Another job may take back what this one has begun.
        <JobProgress key={job} id={job} label={label} canCancel={!isUndoing} />
      ) : (
        <Progress label={label} />
      )}
      <p className={classes.told}>
        {isUndoing ? 'The library becomes what it was.' : 'Cancelled, it leaves the library as it was.'} You
        can leave this page; it goes on.
      </p>
    </>
  );
}
