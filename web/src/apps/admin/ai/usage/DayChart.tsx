import { Button } from '@mantine/core';
import { useState } from 'react';
import { Bars } from '@/ui/Bars';
import { DataTable } from '@/ui/DataTable';
import { formatDay } from '@/ui/day';
import { NativeSelect } from '@/ui/fields';
import { countOf, formatCount } from '@/ui/numbers';
import classes from '../ai.module.css';
import { formatCost } from '../money';
import type { UsageRow } from '../types';
import { byDay, type Sum, sumOf } from './days';
import { Estimated } from './Estimated';

type Measure = 'calls' | 'tokens' | 'cost';

const MEASURES: Record<Measure, { label: string; format: (value: number) => string }> = {
  calls: { label: 'Calls', format: (value) => countOf(value, 'call') },
  tokens: { label: 'Tokens', format: (value) => countOf(value, 'token') },
  cost: { label: 'Cost', format: formatCost },
};

const SHORT = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });

type DayChartProps = { rows: readonly UsageRow[]; days: number };

/** What was used each day, as a picture or as the numbers it is made of. */
export function DayChart({ rows, days }: DayChartProps) {
  const [measure, setMeasure] = useState<Measure>('calls');
  const [isTable, setTable] = useState(false);
  const { label, format } = MEASURES[measure];
  const sums = byDay(rows, days, new Date());
  const all = sumOf(rows);
  return (
    <section aria-label="By day">
      <div className={classes.bar}>
        <span className={classes.sum}>
          {countOf(all.calls, 'call')}, {countOf(all.failures, 'failure')}, {countOf(all.tokens, 'token')},{' '}
          {formatCost(all.cost)} <Estimated isSo={all.estimated} />
        </span>
        <NativeSelect
          size="xs"
          aria-label="What the chart shows"
          data={Object.entries(MEASURES).map(([value, known]) => ({ value, label: known.label }))}
          value={measure}
          onChange={(event) => setMeasure(event.currentTarget.value as Measure)}
        />
        <Button size="xs" variant="default" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as table
        </Button>
      </div>
      {isTable ? (
        <DayTable sums={sums} />
      ) : (
        <Bars
          label={`Chart of ${label.toLowerCase()} by day, ${format(all[measure])} in the last ${days} days`}
          bars={sums.map((sum) => ({
            name: SHORT.format(new Date(`${sum.day}T00:00:00Z`)),
            value: sum[measure],
            text: format(sum[measure]),
          }))}
        />
      )}
    </section>
  );
}

/** Only the days on which there was anything, the newest first. */
function DayTable({ sums }: { sums: readonly (Sum & { day: string })[] }) {
  const used = sums.filter(({ calls }) => calls > 0).toReversed();
  return (
    <DataTable
      label="Usage by day"
      columns={[
        { label: 'Day' },
        { label: 'Calls', numeric: true },
        { label: 'Failures', numeric: true },
        { label: 'Tokens', numeric: true },
        { label: 'Cost', numeric: true },
      ]}
      rows={used.map(({ day, calls, failures, tokens, cost, estimated }) => [
        <span key="day" className={classes.whole}>
          {formatDay(day)}
        </span>,
        formatCount(calls),
        formatCount(failures),
        formatCount(tokens),
        <>
          {formatCost(cost)} <Estimated isSo={estimated} />
        </>,
      ])}
    />
  );
}
