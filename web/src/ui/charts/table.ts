import type { ReactNode } from 'react';
import type { DataColumn } from '../DataTable';
import { formatCount } from '../numbers';

/** Nothing: there is no figure, which is not zero. */
export type Value = string | number | null;

export type TwinColumn = DataColumn & {
  /** How a value is written, if not as it is. What is copied or taken along stays plain. */
  show?: (value: Value, row: number) => ReactNode;
};

/** All that a picture shows, as plain values. */
export type TwinTable = { columns: readonly TwinColumn[]; rows: readonly (readonly Value[])[] };

export const MISSING = 'No data';

/** A column of figures, written like this. */
export const figures = (label: string, show: (value: number) => string = formatCount): TwinColumn => ({
  label,
  numeric: true,
  show: (value) => (typeof value === 'number' ? show(value) : (value ?? MISSING)),
});

/** As it is read on the screen, from one row on. */
export function shownRows({ columns, rows }: TwinTable, from = 0, to = rows.length): ReactNode[][] {
  return rows.slice(from, to).map((row, place) =>
    columns.map(({ show }, column) => {
      const value = row[column] ?? null;
      return show ? show(value, from + place) : (value ?? MISSING);
    }),
  );
}

/** As a spreadsheet reads it, with the names of the columns. */
export function plainRows({ columns, rows }: TwinTable): (string | number)[][] {
  return [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map((_, column) => row[column] ?? '')),
  ];
}

/** A part of a whole in a file: four places are enough for a hundredth of a percent. */
export const shortened = (value: number) => Math.round(value * 10_000) / 10_000;
