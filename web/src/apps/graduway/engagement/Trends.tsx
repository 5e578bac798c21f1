import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { Trend } from '@/ui/charts/Trend';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { formatShare } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import type { View } from './address';
import { trendFile, trendQuery } from './api';
import classes from './engagement.module.css';
import { COHORTS, MODE_NAMES, MODES, modeName, shareIn } from './words';

type TrendsProps = { view: View; onShow: (change: Partial<View>) => void };

/** Ten years: everybody mode by mode, or cohort by cohort in one mode. */
export function Trends({ view, onShow }: TrendsProps) {
  const found = useQuery(trendQuery(view));
  return (
    <div aria-busy={found.isPlaceholderData} className={classes.trends}>
      <div className={classes.controls}>
        <NativeSelect
          label="Lines"
          data={Object.entries(COHORTS).map(([value, label]) => ({ value, label }))}
          value={view.by}
          onChange={(event) => onShow({ by: event.currentTarget.value as View['by'] })}
        />
        {view.by !== 'everybody' && (
          <NativeSelect
            label="Mode"
            data={['any' as const, ...MODE_NAMES].map((mode) => ({ value: mode, label: modeName(mode) }))}
            value={view.mode}
            onChange={(event) => onShow({ mode: event.currentTarget.value as View['mode'] })}
          />
        )}
        <Button
          variant="default"
          component="a"
          href={trendFile(view)}
          download="engagement-trend.csv"
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          Export trend
        </Button>
      </div>
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {found.isPending && <Rows count={1} height={300} />}
      {found.data && !found.isError && <Lines trend={found.data} view={view} />}
    </div>
  );
}

function Lines({ trend, view: { by, mode } }: { trend: Schemas['EngagementTrend']; view: View }) {
  const { everybody, cohorts } = trend;
  const series =
    by === 'everybody'
      ? [...MODE_NAMES, 'any' as const].map((one) => ({
          name: one === 'any' ? 'Any of them' : MODES[one].name,
          values: everybody.map((year) => shareIn(year, one)),
        }))
      : cohorts.map(({ name, years }) => ({ name, values: years.map((year) => shareIn(year, mode)) }));
  return (
    <Trend
      title={
        by === 'everybody'
          ? 'Share who took part, by mode'
          : `Share who took part, by ${COHORTS[by].toLowerCase()}: ${modeName(mode).toLowerCase()}`
      }
      up="Share of alumni who can be reached"
      across="Fiscal year"
      at={everybody.map(({ label }) => label)}
      series={series}
      show={formatShare}
      isOpen={everybody.at(-1)?.isOpen}
      note="A fiscal year goes from July to June."
      empty={by === 'everybody' ? undefined : 'Nobody is in any of these cohorts.'}
    />
  );
}
