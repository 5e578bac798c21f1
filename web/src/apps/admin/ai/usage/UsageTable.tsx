import { useState } from 'react';
import { DataTable } from '@/ui/DataTable';
import { formatDay } from '@/ui/day';
import { formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import classes from '../ai.module.css';
import { formatCost } from '../money';
import type { UsageRow } from '../types';
import { formatMillis } from '../words';
import { tokensOf } from './days';
import { Estimated } from './Estimated';

const PER_PAGE = 25;

const COLUMNS = [
  { label: 'Day' },
  { label: 'App' },
  { label: 'Model' },
  { label: 'Calls', numeric: true },
  { label: 'Failures', numeric: true },
  { label: 'Tokens', numeric: true },
  { label: 'Cost', numeric: true },
  { label: 'First word (median)', numeric: true },
  { label: '95 % within', numeric: true },
];

type UsageTableProps = { rows: readonly UsageRow[]; nameOf: (app: string) => string };

/** What was used by day, app and model, the newest day first. */
export function UsageTable({ rows, nameOf }: UsageTableProps) {
  const [page, setPage] = useState(1);
  const shown = rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return (
    <>
      <DataTable
        label="Usage by day and app"
        columns={COLUMNS}
        rows={shown.map((row) => [
          <span key="day" className={classes.whole}>
            {formatDay(row.day)}
          </span>,
          nameOf(row.app),
          <span key="model" className={classes.whole}>
            {row.model}
          </span>,
          formatCount(row.calls),
          formatCount(row.failures),
          formatCount(tokensOf(row)),
          <>
            {formatCost(row.cost)} <Estimated isSo={row.estimated} />
          </>,
          typeof row.firstMedian === 'number' ? formatMillis(row.firstMedian) : '–',
          formatMillis(row.slowest),
        ])}
      />
      <Pager page={page} perPage={PER_PAGE} total={rows.length} onChange={setPage} />
    </>
  );
}
