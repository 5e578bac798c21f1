import type { ReactNode } from 'react';
import classes from './DataTable.module.css';

export type DataColumn = {
  label: string;
  /** Figures stand at the end of their cell, one below the other. */
  numeric?: boolean;
};

type DataTableProps = {
  /** What it lists, for who cannot see it. */
  label: string;
  columns: readonly DataColumn[];
  rows: readonly (readonly ReactNode[])[];
};

/** Figures in rows. Where there is little room it is moved sideways, by keys as well; it never becomes cards. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys.
    <div className={classes.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-numeric={column.numeric || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name, and never move.
            <tr key={number}>
              {columns.map((column, place) => (
                <td key={column.label} data-numeric={column.numeric || undefined}>
                  {row[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
