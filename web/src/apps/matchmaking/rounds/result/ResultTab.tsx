import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isRefusal } from '@/api/client';
import { JobProgress } from '@/campus/jobs/JobProgress';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { NativeSelect } from '@/ui/fields';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { lockedUnless, useMayChange } from '../app';
import { useEditing } from '../context';
import classes from '../rounds.module.css';
import type { RoundRun, RoundRunCard } from '../types';
import { RUN_STATES } from '../words';
import { isUnderWay, runQuery, runsQuery, startRun } from './api';
import { InForce } from './InForce';
import { Outcome } from './Outcome';

/** Runs the round, and shows what came of it. The address says which run is looked at. */
export function ResultTab() {
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const { round, saver, refresh } = useEditing();
  const [search, setSearch] = useSearchParams();
  const { heading, within } = useKeptFocus();
  const runs = useQuery(runsQuery(round.id));
  const all = runs.data ?? [];
  const asked = search.get('run');
  const shown = all.find(({ id }) => id === asked) ?? all[0];
  const start = useMutation({
    mutationFn: async () => {
      const { id, revision } = await saver.settled();
      return startRun(id, revision);
    },
    onSuccess: async (run) => {
      queries.setQueryData(runQuery(run.id).queryKey, run);
      await queries.invalidateQueries({ queryKey: runsQuery(round.id).queryKey });
      setSearch({ run: run.id }, { replace: true });
    },
    // Somebody else has changed the round: what it says now is shown, and can be run.
    onError: (failure) => isRefusal(failure, 'overtaken') && refresh(),
  });
  const isBusy = all.some(({ state }) => isUnderWay(state));
  return (
    <>
      <div {...within}>
        <Panel
          title="Run"
          headingRef={heading}
          aside={
            <Button
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              {...lockedUnless(mayChange)}
              {...(isBusy && { disabled: true, title: 'A run is under way.' })}
              loading={start.isPending}
              onClick={() => start.mutate()}
            >
              {all.length > 0 ? 'Run again' : 'Run the round'}
            </Button>
          }
        >
          {runs.error && <Failure message={runs.error.message} onRetry={() => void runs.refetch()} />}
          {start.error && <Failure message={start.error.message} />}
          <div className={classes.body}>
            {runs.isPending && <Rows count={2} />}
            {runs.data && all.length === 0 && (
              <Empty title="Not run yet">
                <p>Both ways are worked out in one run. It says how far it is, and can be cancelled.</p>
              </Empty>
            )}
            {shown && all.length > 1 && (
              <NativeSelect
                label="Which run"
                data={all.map((run) => ({ value: run.id, label: runName(run) }))}
                value={shown.id}
                onChange={(event) => setSearch({ run: event.currentTarget.value }, { replace: true })}
              />
            )}
            {shown && <State run={shown} />}
          </div>
        </Panel>
      </div>
      {round.published && <InForce key={round.published.at} round={round.id} />}
      {shown?.state === 'done' && <Done key={shown.id} id={shown.id} />}
    </>
  );
}

const runName = ({ createdAt, createdBy, state }: RoundRunCard) =>
  `${formatTime(createdAt)}, ${createdBy}: ${RUN_STATES[state].label.toLowerCase()}`;

/** How far a run is, or why it came to nothing. */
function State({ run }: { run: RoundRunCard }) {
  const { round } = useEditing();
  const { data } = useQuery({ ...runQuery(run.id), enabled: run.state === 'failed' });
  if (isUnderWay(run.state)) return <JobProgress key={run.job} id={run.job} label="Run of the round" />;
  if (run.state === 'failed')
    return <Failure message={data?.error ?? 'The run failed. Run the round again.'} />;
  if (run.state === 'cancelled')
    return <p className={classes.soft}>The run was cancelled. Nothing of it was kept.</p>;
  return (
    <>
      <p className={classes.soft}>{runName(run)}</p>
      {run.revision !== round.revision && (
        <Notice>The round was changed since this run. Run it again to see what comes of the changes.</Notice>
      )}
    </>
  );
}

function Done({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(runQuery(id));
  if (error) return <Failure message={error.message} onRetry={() => void refetch()} />;
  if (!data || !hasNumbers(data)) return <Rows count={5} height={80} />;
  return <Outcome run={data} comparison={data.comparison} />;
}

const hasNumbers = (run: RoundRun): run is RoundRun & { comparison: NonNullable<RoundRun['comparison']> } =>
  Boolean(run.comparison);
