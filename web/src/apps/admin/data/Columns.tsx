import type { Schemas } from '@/api/client';
import { Panel } from '@/ui/Panel';
import { Table } from '@/ui/Table';
import type { ImportDetail } from './api';
import { ColumnRow } from './ColumnRow';
import classes from './data.module.css';
import { Sample } from './Sample';

type ColumnsProps = { detail: ImportDetail; onChange: (change: Schemas['UpdateImport']) => void };

/** Which column of the file goes into which field of the campus. */
export function Columns({ detail, onChange }: ColumnsProps) {
  const { columns, fields, layout } = detail;
  const used = columns.filter((column) => column.field).length;
  return (
    <Panel
      title="Columns"
      aside={
        <span className={classes.hint}>
          {used} of {columns.length} are taken
        </span>
      }
    >
      <Table label="Columns" columns={['Column in the file', 'Values', 'Goes into', 'Why']}>
        {columns.map((column, index) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; two may have one name.
            key={index}
            column={column}
            fields={fields}
            onChange={(choice) =>
              onChange({ columns: [{ column: index, field: column.field ?? null, ...choice }] })
            }
          />
        ))}
      </Table>
      {layout && <Sample layout={layout} />}
    </Panel>
  );
}
