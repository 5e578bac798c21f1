import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { DataTable } from '@/ui/DataTable';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { countOf, formatCount } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import type { RoleSwapReport, TalentRole } from '../types';
import { exactPoints, SWAPS } from '../words';
import { MOST_PROBED, probeSwaps } from './api';
import classes from './fairness.module.css';

const COUNTS = [20, 50, 100, MOST_PROBED];

type SwapProbeProps = { role: TalentRole; whatIf: Schemas['RoleWhatIf'] | null };

/** Exchanges names, pronouns, schools and years of graduation in many résumés: no score may move. */
export function SwapProbe({ role, whatIf }: SwapProbeProps) {
  const [count, setCount] = useState(50);
  const probe = useMutation({ mutationFn: () => probeSwaps(role.id, { whatIf, count }) });
  return (
    <Panel title="If somebody else had written it">
      <div className={classes.body}>
        <p>
          Each résumé is read and scored anew with another name, other pronouns, another school and another
          year of graduation. No score may move.
        </p>
        <div className={classes.probe}>
          <NativeSelect
            label="The first of the ranking"
            data={COUNTS.map((value) => ({ value: String(value), label: formatCount(value) }))}
            value={String(count)}
            onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
          />
          <Button loading={probe.isPending} onClick={() => probe.mutate()}>
            Try it
          </Button>
        </div>
        {probe.error && <Failure message={probe.error.message} onRetry={() => probe.mutate()} />}
        <div role="status">{probe.data && <Report report={probe.data} />}</div>
      </div>
    </Panel>
  );
}

function Report({ report: { candidates, swaps } }: { report: RoleSwapReport }) {
  const moved = swaps.reduce((sum, one) => sum + one.moved, 0);
  return (
    <>
      <p>
        {countOf(candidates, 'candidate')} tried.{' '}
        {moved === 0 ? 'No score has moved.' : `${countOf(moved, 'score')} moved, which is a fault.`}
      </p>
      <DataTable
        label="What came of the exchange"
        columns={[
          { label: 'With' },
          { label: 'Tried', numeric: true },
          { label: 'Moved', numeric: true },
          { label: 'Largest difference', numeric: true },
        ]}
        rows={swaps.map((one) => [
          SWAPS[one.swap],
          formatCount(one.tried),
          <Pill key={one.swap} tint={one.moved === 0 ? 'green' : 'red'}>
            {formatCount(one.moved)}
          </Pill>,
          exactPoints(one.largest),
        ])}
      />
    </>
  );
}
