import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { formatCount } from '@/ui/numbers';
import { type Entry, isFault } from './report';
import classes from './table.module.css';
import { useRows } from './useRows';

export type Column<Row> = {
  label: string;
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
};

type ReportTableProps<Row> = {
  /** What it lists, for who cannot see it. */
  label: string;
  /** What a row is called: it opens the details. */
  name: { label: string; of: (row: Row) => string };
  columns: readonly Column<Row>[];
  entries: readonly Entry<Row>[];
  details: (row: Row) => ReactNode;
};

/** A table of any length in a box of its own. A row opens to show more about it. */
export function ReportTable<Row>({ label, name, columns, entries, details }: ReportTableProps<Row>) {
  const { box, within, measure, rows, after } = useRows(entries);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const width = columns.length + 2;
  const toggle = (line: number) =>
    setOpen((now) => {
      const next = new Set(now);
      if (!next.delete(line)) next.add(line);
      return next;
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be scrolled by keys.
    <div ref={box} className={classes.box} role="group" aria-label={label} tabIndex={0}>
      <table className={classes.table} aria-label={label} aria-rowcount={entries.length + 1} {...within}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" data-numeric>
              Line
            </th>
            <th scope="col">{name.label}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-numeric={column.numeric || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ index, room }) => {
          const entry = entries[index];
          if (!entry) return null;
          return (
            <Fragment key={entry.line}>
              <Room height={room} width={width} />
              <tbody ref={measure} data-index={index}>
                {isFault(entry) ? (
                  <Fault entry={entry} index={index} width={width} />
                ) : (
                  <Line
                    row={entry.row}
                    line={entry.line}
                    index={index}
                    name={name.of(entry.row)}
                    columns={columns}
                    details={open.has(entry.line) ? details(entry.row) : null}
                    onToggle={() => toggle(entry.line)}
                  />
                )}
              </tbody>
            </Fragment>
          );
        })}
        <Room height={after} width={width} />
      </table>
    </div>
  );
}

type LineProps<Row> = {
  row: Row;
  line: number;
  index: number;
  name: string;
  columns: readonly Column<Row>[];
  /** Nothing while it is closed. */
  details: ReactNode;
  onToggle: () => void;
};

function Line<Row>({ row, line, index, name, columns, details, onToggle }: LineProps<Row>) {
  const Arrow = details ? IconChevronDown : IconChevronRight;
  return (
    <>
      <tr aria-rowindex={index + 2} data-open={details ? true : undefined}>
        <td data-numeric>{formatCount(line)}</td>
        <td>
          <UnstyledButton className={classes.name} aria-expanded={Boolean(details)} onClick={onToggle}>
            <Arrow size={15} aria-hidden />
            {name}
          </UnstyledButton>
        </td>
        {columns.map((column) => (
          <td key={column.label} data-numeric={column.numeric || undefined}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {details && (
        <tr className={classes.details}>
          <td colSpan={columns.length + 2}>{details}</td>
        </tr>
      )}
    </>
  );
}

type FaultProps = { entry: { line: number; fault: string }; index: number; width: number };

function Fault({ entry, index, width }: FaultProps) {
  return (
    <tr aria-rowindex={index + 2} className={classes.fault}>
      <td data-numeric>{formatCount(entry.line)}</td>
      <td colSpan={width - 1}>
        <IconAlertTriangle size={15} aria-hidden /> Not read: {entry.fault}
      </td>
    </tr>
  );
}

/** Where rows would be that are out of sight. */
function Room({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden>
      <tr className={classes.room}>
        <td colSpan={width} style={{ height }} />
      </tr>
    </tbody>
  );
}
