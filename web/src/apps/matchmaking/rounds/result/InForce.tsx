import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonLink } from '@/campus/PersonLink';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { EndMatch, MATCH_STATES, MATCHES_PER_PAGE, roundMatchesQuery } from '../app';
import classes from '../rounds.module.css';

const COLUMNS = ['Student', 'Mentor', 'State', 'Since', 'Actions'];

/** The matches that the round has put in force, each with the way to end it. */
export function InForce({ round }: { round: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useQuery(roundMatchesQuery(round, page));
  return (
    <Panel title={`Matches in force${data ? ` (${formatCount(data.total)})` : ''}`}>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={classes.body}>
          <Rows count={3} />
        </div>
      )}
      {data && (
        <>
          <Table label="Matches in force" columns={COLUMNS}>
            {data.matches.map((match) => (
              <Row key={match.id} muted={match.state === 'ended'}>
                <Cell>
                  <PersonLink person={match.student} />
                </Cell>
                <Cell label="Mentor">
                  <PersonLink person={match.mentor} />
                </Cell>
                <Cell label="State">
                  <Pill tint={MATCH_STATES[match.state].tint}>{MATCH_STATES[match.state].label}</Pill>
                </Cell>
                <Cell label="Since">
                  <time dateTime={match.since}>{formatTime(match.since)}</time>
                </Cell>
                <Cell>
                  <EndMatch match={match} />
                </Cell>
              </Row>
            ))}
          </Table>
          <Pager page={page} perPage={MATCHES_PER_PAGE} total={data.total} onChange={setPage} />
        </>
      )}
    </Panel>
  );
}
