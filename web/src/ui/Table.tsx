import type { ReactNode } from 'react';
import classes from './Table.module.css';

type TableProps = {
  /** What it lists, for who cannot see it. */
  label: string;
  columns: readonly string[];
  children: ReactNode;
};

/** A table that becomes a list of cards where there is little room. The roles keep it a table there too. */
export function Table({ label, columns, children }: TableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: as a list of cards its own roles are lost.
    // biome-ignore-start lint/a11y/useSemanticElements: they are the semantic elements.
    <div className={classes.frame}>
      <table className={classes.table} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above.
    // biome-ignore-end lint/a11y/useSemanticElements: see above.
  );
}

export function Row({ children, muted }: { children: ReactNode; muted?: boolean }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a card its own role is lost.
    <tr role="row" data-muted={muted || undefined}>
      {children}
    </tr>
  );
}

type CellProps = {
  /** The column's name again: on a card it stands before the value. */
  label?: string;
  children: ReactNode;
};

export function Cell({ label, children }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as a card its own role is lost.
    <td role="cell" data-label={label}>
      {children}
    </td>
  );
}
