import type { ReactNode } from 'react';
import { DataTable } from '../DataTable';
import type { RadarData } from './geometry';

type RadarTableProps = RadarData & {
  /** What an axis is. */
  what?: string;
  /** How a value is shown, if not as the number itself. */
  show?: (series: number, axis: number) => ReactNode;
};

export const INSUFFICIENT = 'Insufficient evidence';

/** What a radar shows, in rows. */
export function RadarTable({ label, axes, series, what = 'Trait', show }: RadarTableProps) {
  return (
    <DataTable
      label={label}
      columns={[{ label: what }, ...series.map(({ name }) => ({ label: name }))]}
      rows={axes.map((axis, index) => [
        axis,
        ...series.map(({ values }, number) => show?.(number, index) ?? values[index] ?? INSUFFICIENT),
      ])}
    />
  );
}
