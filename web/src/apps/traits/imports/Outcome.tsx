import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { formatTime } from '@/ui/time';
import { editAddress, useBase } from '../addresses';
import type { TraitImport } from '../types';
import { errorsAddress } from './api';
import classes from './imports.module.css';

/** What the rows of a file came to, and what was left of it. */
export function Outcome({ own }: { own: TraitImport }) {
  const { state, error, undoneAt, ignoredColumns } = own;
  return (
    <>
      {state === 'failed' && <Failure message={error ?? 'The import failed. Try again.'} />}
      {state === 'cancelled' && (
        <p className={classes.told}>The import was cancelled. The library is as it was.</p>
      )}
      {state === 'undone' && (
        <p className={classes.told}>
          The import was undone{undoneAt && ` on ${formatTime(undoneAt)}`}. This is what it had done:
        </p>
      )}
      {(state === 'done' || state === 'undone') && <Counts own={own} />}
      {ignoredColumns.length > 0 && (
        <p className={classes.note}>
          <b>Columns that were not read:</b> {ignoredColumns.join(', ')}. Nothing of a trait has these names.
        </p>
      )}
      {own.leftCount > 0 && <Left own={own} />}
    </>
  );
}

function Counts({ own: { id, counts } }: { own: TraitImport }) {
  const { rows, new: added, changed, unchanged, rejected } = counts;
  const figures = [
    ['New', added],
    ['Changed', changed],
    ['Unchanged', unchanged],
    ['Rejected', rejected],
  ] as const;
  return (
    <>
      <dl className={classes.figures} aria-label={`What ${countOf(rows, 'row')} came to`}>
        {figures.map(([label, count]) => (
          <div key={label} data-bad={(label === 'Rejected' && count > 0) || undefined}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {rejected > 0 && (
        <div className={classes.rejected}>
          <p className={classes.note}>
            {countOf(rejected, 'row was', 'rows were')} not taken. The file has each with its line, the column
            and the reason. Corrected, it can be imported in its turn.
          </p>
          <Button
            component="a"
            href={errorsAddress(id)}
            download="errors.csv"
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Download the rejected rows
          </Button>
        </div>
      )}
    </>
  );
}

/** Traits that somebody has changed since stay as they are. */
function Left({ own: { left, leftCount } }: { own: TraitImport }) {
  const base = useBase();
  return (
    <div className={classes.note}>
      <b>{countOf(leftCount, 'trait')} stayed,</b> because somebody changed {leftCount === 1 ? 'it' : 'them'}{' '}
      since:
      <ul className={classes.left}>
        {left.map(({ id, name }) => (
          <li key={id}>
            <Link to={editAddress(base, id)}>{name}</Link>
          </li>
        ))}
        {leftCount > left.length && <li>and {formatCount(leftCount - left.length)} more</li>}
      </ul>
    </div>
  );
}
