import { Notice } from '@/ui/Notice';
import classes from './data.module.css';

export const MISSING_ID = 'import-missing';

/** What needs a column before the file can be checked. */
export function Missing({ groups }: { groups: readonly (readonly string[])[] }) {
  if (groups.length === 0) return null;
  const either = new Intl.ListFormat('en', { type: 'disjunction' });
  return (
    <div className={classes.missing} id={MISSING_ID}>
      <Notice>
        {groups.map((labels) => (
          <p key={labels.join()}>
            Choose a column for <b>{either.format(labels)}</b>: no row can be taken without it.
          </p>
        ))}
      </Notice>
    </div>
  );
}
