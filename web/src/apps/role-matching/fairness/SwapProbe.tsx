import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Schemas } from '@/api/client';
import { DataTable } from '@/ui/DataTable';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { countOf, formatCount } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Progress } from '@/ui/Progress';
import { useReturnOfFocus } from '@/ui/useReturnOfFocus';
import { idleWhile } from '../rights';
import type { RoleSwapReport, TalentRole } from '../types';
import { exactPoints, SWAPS } from '../words';
import classes from './fairness.module.css';
import { type Asked, probeAll, type Reached } from './slices';

const COUNTS = [25, 50, 100, 200];
const EVERYBODY = 'all';

type SwapProbeProps = { role: TalentRole; whatIf: Schemas['RoleWhatIf'] | null };

/** Exchanges names, pronouns, schools and years of graduation in many résumés: no score may move. */
export function SwapProbe({ role, whatIf }: SwapProbeProps) {
  const [most, setMost] = useState<number | null>(50);
  return (
    <Panel title="If somebody else had written it">
      <div className={classes.body}>
        <p>
          Each résumé is read and scored anew with another name, other pronouns, another school and another
          year of graduation. No score may move.
        </p>
        <NativeSelect
          label="The first of the ranking"
          className={classes.count}
          data={[
            ...COUNTS.map((value) => ({ value: String(value), label: formatCount(value) })),
            { value: EVERYBODY, label: 'Everybody' },
          ]}
          value={most === null ? EVERYBODY : String(most)}
          onChange={({ currentTarget: { value } }) => setMost(value === EVERYBODY ? null : Number(value))}
        />
        {/* What came of another question is no answer to this one. */}
        <Probe key={JSON.stringify([role.revision, whatIf, most])} role={role.id} asked={{ whatIf, most }} />
      </div>
    </Panel>
  );
}

type ProbeProps = { role: string; asked: Asked };

function Probe({ role, asked }: ProbeProps) {
  const stop = useRef<AbortController>(null);
  const [reached, setReached] = useState<Reached | null>(null);
  const { data, error, isPending, mutate, reset } = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      setReached(null);
      return probeAll(role, asked, stop.current.signal, setReached);
    },
  });
  useEffect(() => () => stop.current?.abort(), []);
  const opener = useReturnOfFocus<HTMLButtonElement>(isPending);
  const cancel = () => {
    reset();
    stop.current?.abort();
  };
  return (
    <>
      <div className={classes.probe}>
        <Button ref={opener} {...idleWhile(isPending)} onClick={() => !isPending && mutate()}>
          Try it
        </Button>
        {isPending && (
          <Button variant="default" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
      {isPending && (
        <Progress
          label="Exchange in résumés"
          value={reached ? reached.done / reached.of : undefined}
          text={
            reached
              ? `${formatCount(reached.done)} of ${countOf(reached.of, 'résumé')} read and scored anew`
              : 'Reads and scores the first résumés anew'
          }
        />
      )}
      {error && <Failure message={error.message} onRetry={() => mutate()} />}
      <div role="status">{data && <Report report={data} />}</div>
    </>
  );
}

function Report({ report: { candidates, swaps } }: { report: RoleSwapReport }) {
  const moved = swaps.reduce((sum, one) => sum + one.moved, 0);
  if (candidates === 0) return <p>There is nobody to try it with.</p>;
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
