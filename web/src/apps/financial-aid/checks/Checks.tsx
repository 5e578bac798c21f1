import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { IMPORT } from '../addresses';
import { checksQuery } from './api';
import classes from './checks.module.css';
import { Group } from './Group';
import { failuresFirst, sumUp } from './order';
import type { Checks as Outcome } from './types';

/** Whether the engine is right, tried while somebody watches: known examples, and what comes out for them now. */
export function Checks() {
  const { data, error, isFetching, refetch } = useQuery(checksQuery);
  return (
    <Panel
      title="Checks of the engine"
      aside={
        <Button
          size="xs"
          leftSection={<IconPlayerPlay size={14} aria-hidden />}
          // Not switched off meanwhile: it would lose the focus.
          aria-disabled={isFetching}
          onClick={() => !isFetching && refetch()}
        >
          Run the checks now
        </Button>
      }
    >
      <div className={classes.body}>
        <p className={classes.lead}>
          Examples whose result is known from elsewhere: from the federal handbook, from the law, from a
          second program. They have nothing to do with this family.
        </p>
        {error && !isFetching && <Failure message={error.message} onRetry={() => refetch()} />}
        {isFetching && !data && <Rows count={3} />}
        {!data && !isFetching && !error && (
          <Empty title="The checks have not been run yet">
            It takes a moment. Every figure is worked out anew, and nothing is kept.
          </Empty>
        )}
        <div role="status" className={classes.told}>
          {isFetching ? <p>Running the checks …</p> : data && <Told outcome={data} />}
        </div>
        {data && (
          <div className={classes.groups} aria-busy={isFetching}>
            {failuresFirst(data.groups).map((group) => (
              <Group key={group.name} group={group} />
            ))}
          </div>
        )}
        <p className={classes.hint}>
          Federal records of your own can be recomputed, too: <Link to={IMPORT}>bring an ISIR file</Link>.
        </p>
      </div>
    </Panel>
  );
}

function Told({ outcome }: { outcome: Outcome }) {
  const { count, passed, engine, tableVersion } = outcome;
  const failed = count - passed;
  return (
    <>
      {failed > 0 ? (
        <Pill tint="red">{countOf(failed, 'check')} failed</Pill>
      ) : (
        <Pill tint="green">All passed</Pill>
      )}
      <b>{sumUp(outcome)}</b>
      <span className={classes.versions}>
        Engine {engine}, tables {tableVersion}
      </span>
      {failed > 0 && (
        <span className={classes.warning}>
          Do not rely on results before somebody has looked at this. Tell an administrator what you see.
        </span>
      )}
    </>
  );
}
