import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { DataTable } from '@/ui/DataTable';
import { countOf, formatCount } from '@/ui/numbers';
import { inUnit } from '../trace/values';
import classes from './checks.module.css';
import type { Judged } from './order';
import type { Check } from './types';

const COLUMNS = [
  { label: 'Check' },
  { label: 'Expected', numeric: true },
  { label: 'Found', numeric: true },
  { label: 'Outcome' },
];

/** Checks that belong together, and where what they expect comes from. */
export function Group({ group }: { group: Judged }) {
  const { name, source, checks, failed } = group;
  // A long table is made when somebody looks at it.
  const [isOpen, setOpen] = useState(failed > 0);
  return (
    <details
      className={classes.group}
      data-failed={failed > 0 || undefined}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={classes.summary}>
        {failed > 0 ? <IconAlertTriangle size={18} aria-hidden /> : <IconCircleCheck size={18} aria-hidden />}
        <span className={classes.name}>{name}</span>
        <span className={classes.count}>
          {failed > 0
            ? `${formatCount(failed)} of ${formatCount(checks.length)} failed`
            : countOf(checks.length, 'check passed', 'checks passed')}
        </span>
      </summary>
      <p className={classes.source}>Source: {source}</p>
      {isOpen && <DataTable label={name} columns={COLUMNS} rows={checks.map(rowOf)} />}
    </details>
  );
}

const rowOf = (check: Check) => [
  <span key="name">
    <b className={classes.check}>{check.name}</b>
    <span className={classes.what}>{check.what}</span>
  </span>,
  inUnit(check.expected, check.unit),
  inUnit(check.found, check.unit),
  <span key="outcome" className={classes.outcome} data-failed={!check.pass || undefined}>
    {check.pass ? 'Passed' : 'Failed'}
  </span>,
];
