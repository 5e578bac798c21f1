import type { MatrixCell } from './api';
import { importanceOf } from './cells';
import classes from './heat.module.css';

/** The importance on a ground that is the stronger the higher it is. What is taken over is lighter. */
export function Heat({ cell }: { cell: MatrixCell }) {
  const importance = importanceOf(cell);
  const isOwn = typeof cell.own === 'number';
  return (
    <span
      className={classes.heat}
      data-level={importance ?? 'none'}
      data-inherited={!isOwn || undefined}
      data-overrides={isOwn && cell.inherited ? true : undefined}
      aria-hidden
    >
      {importance ?? '–'}
    </span>
  );
}
