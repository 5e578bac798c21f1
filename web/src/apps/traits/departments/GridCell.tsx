import type { ReactNode } from 'react';
import type { MatrixCell } from './api';
import { Heat } from './Heat';
import classes from './matrix.module.css';

type GridCellProps = {
  cell: MatrixCell;
  place: string;
  column: number;
  isActive: boolean;
  says: string;
  /** What is chosen from, while it is. */
  children: ReactNode;
};

export function GridCell({ cell, place, column, isActive, says, children }: GridCellProps) {
  return (
    <td
      className={classes.cell}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is the cell of a grid.
      role="gridcell"
      aria-label={says}
      aria-colindex={column}
      aria-haspopup="menu"
      aria-expanded={children ? true : undefined}
      title={says}
      data-place={place}
      tabIndex={isActive ? 0 : -1}
    >
      <Heat cell={cell} />
      {children}
    </td>
  );
}
