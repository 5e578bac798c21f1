import { Button } from '@mantine/core';
import { IconScan } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { JobProgress } from '@/campus/jobs/JobProgress';
import { startJob } from '@/campus/jobs/jobs';
import { NativeSelect } from '@/ui/fields';
import { countOf } from '@/ui/numbers';
import { formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { idleWhile, lockedUnless, useMayChange } from '../rights';
import { isUnderWay, startScan } from './api';
import classes from './quality.module.css';

const USUAL_YEARS = 5;
const YEARS = [2, 3, 5, 7, 10];

/** The last scan, how far the one is that is under way, and a way to start another. */
export function Scan({ scan }: { scan: Schemas['QualityScan'] | null }) {
  const queries = useQueryClient();
  const mayChange = useMayChange();
  const [years, setYears] = useState(scan?.staleYears ?? USUAL_YEARS);
  const start = useMutation({
    mutationFn: () =>
      startJob(
        queries,
        () => startScan(years),
        ({ state, error }) => {
          if (state === 'done') showToast('The scan is done. The queue is up to date.');
          else if (state === 'cancelled') showToast('The scan was cancelled. The queue is as it was.');
          else showFailure(new Error(error ?? 'The scan failed. Start it again.'));
        },
        showFailure,
      ),
    onError: showFailure,
  });
  const isBusy = isUnderWay(scan) || start.isPending;
  return (
    <section className={classes.scan} aria-label="Scan">
      {scan && isUnderWay(scan) ? (
        <div className={classes.progress}>
          <JobProgress key={scan.job} id={scan.job} label="Scan of all records" />
          <p className={classes.soft}>You can go on with the queue, or leave; it goes on.</p>
        </div>
      ) : (
        <p className={classes.last}>{sayLast(scan)}</p>
      )}
      {!isUnderWay(scan) && (
        <>
          <NativeSelect
            label="Contact is stale after"
            data={[...new Set([...YEARS, years])]
              .sort((one, other) => one - other)
              .map((year) => ({ value: String(year), label: countOf(year, 'year') }))}
            value={String(years)}
            onChange={(event) => setYears(Number(event.currentTarget.value))}
          />
          <Button
            variant="default"
            leftSection={<IconScan size={16} aria-hidden />}
            {...lockedUnless(mayChange)}
            {...idleWhile(isBusy)}
            onClick={() => {
              if (!isBusy) start.mutate();
            }}
          >
            {start.isPending ? 'Starting...' : 'Scan all records'}
          </Button>
        </>
      )}
    </section>
  );
}

function sayLast(scan: Schemas['QualityScan'] | null): string {
  if (!scan) return 'No scan was made yet.';
  const at = formatTime(scan.endedAt ?? scan.startedAt);
  if (scan.state === 'failed') return `The last scan failed on ${at}. Start it again.`;
  if (scan.state === 'cancelled') return `The last scan was cancelled on ${at}.`;
  const found = `${countOf(scan.pairs, 'pair')} and ${countOf(scan.issues, 'other flaw')}`;
  return `Last scan on ${at}: ${countOf(scan.people, 'record')} looked at, ${found} found.`;
}
