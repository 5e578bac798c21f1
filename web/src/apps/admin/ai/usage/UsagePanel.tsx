import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '@/ui/download';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import classes from '../ai.module.css';
import { usageQuery } from '../api';
import { useAppNames } from '../useAppNames';
import { csvOf } from './csv';
import { DayChart } from './DayChart';
import { UsageTable } from './UsageTable';

export const RANGES = [7, 30, 90];

/** What the model was used for, by day and app. */
export function UsagePanel() {
  const nameOf = useAppNames();
  const [days, setDays] = useState(30);
  const usage = useQuery(usageQuery(days));
  const rows = usage.data ?? [];
  return (
    <Panel
      title="Usage"
      aside={
        <>
          <NativeSelect
            size="xs"
            aria-label="Range"
            data={RANGES.map((value) => ({ value: String(value), label: `Last ${value} days` }))}
            value={String(days)}
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={rows.length === 0 || usage.isPlaceholderData}
            onClick={() => download(`usage-${days}-days.csv`, csvOf(rows, nameOf), 'text/csv')}
          >
            Download CSV
          </Button>
        </>
      }
    >
      {usage.isPending && <Rows />}
      {usage.isError && <Failure message={usage.error.message} onRetry={() => usage.refetch()} />}
      {usage.data && rows.length === 0 && (
        <Empty title="The model was not asked in these days">
          As soon as an answer is phrased by a model, its calls, tokens and cost are counted here.
        </Empty>
      )}
      {rows.length > 0 && (
        <div className={classes.usage} aria-busy={usage.isPlaceholderData}>
          <DayChart rows={rows} days={days} />
          <UsageTable key={days} rows={rows} nameOf={nameOf} />
          <p className={classes.note}>
            Days are those of UTC. Half of the answers began faster than the median, and 19 of 20 were whole
            within the time of 95 %. “Estimated”: the provider did not say how many tokens it was, so they
            were counted roughly.
          </p>
        </div>
      )}
    </Panel>
  );
}
