import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { lockedUnless, REASON, REASON_ID, useMayChange } from '../rights';
import { Sections } from '../Sections';
import { roundsQuery } from './api';
import { NewRoundDialog } from './NewRoundDialog';
import { RoundTable } from './RoundTable';
import classes from './rounds.module.css';

/** The rounds of the campus: whole cohorts that are matched at once. */
export function Rounds() {
  const mayChange = useMayChange();
  const { data, error, isPending, refetch } = useQuery(roundsQuery);
  const [isNew, setNew] = useState(false);
  return (
    <Page
      title="Rounds"
      lead={
        <>
          A whole cohort matched at once, in two ways side by side, with who is left over and why.{' '}
          {!mayChange && <span id={REASON_ID}>{REASON}</span>}
        </>
      }
      actions={
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          {...lockedUnless(mayChange)}
          onClick={() => setNew(true)}
        >
          New round
        </Button>
      }
    >
      <Sections />
      <Panel title="All rounds">
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {isPending && (
          <div className={classes.body}>
            <Rows count={4} />
          </div>
        )}
        {data?.length === 0 && (
          <Empty title="No round yet">
            <p>Begin one: choose who takes part by a filter or a file, run it, compare, and publish.</p>
          </Empty>
        )}
        {data && data.length > 0 && <RoundTable rounds={data} />}
      </Panel>
      {isNew && <NewRoundDialog onClose={() => setNew(false)} />}
    </Page>
  );
}
