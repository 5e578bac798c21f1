import { Skeleton } from '@mantine/core';
import classes from './Rows.module.css';

/** The places of rows that are on their way. */
export function Rows({ count = 5, height = 44 }: { count?: number; height?: number }) {
  return (
    <div className={classes.rows} role="status" aria-label="Loading">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
        <Skeleton key={row} height={height} aria-hidden />
      ))}
    </div>
  );
}
