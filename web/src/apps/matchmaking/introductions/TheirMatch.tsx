import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { EndMatch } from '../parts/EndMatch';
import { MATCH_STATES, matchQuery } from '../parts/matches';
import { introductionQuery } from './api';
import classes from './introductions.module.css';

/** What became of the two after both said yes, and the way to end it. */
export function TheirMatch({ introduction, id }: { introduction: string; id: string }) {
  const queries = useQueryClient();
  const { queryKey } = introductionQuery(introduction);
  const { data, error, isPending, refetch } = useQuery({
    ...matchQuery(id),
    // With an answer that is taken back the match goes: nobody looks for it again.
    enabled: () => queries.getQueryData(queryKey)?.card.matchId === id,
  });
  return (
    <Panel title="Match" aside={data && <EndMatch match={data} />}>
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {isPending && (
        <div className={classes.body}>
          <Rows count={1} />
        </div>
      )}
      {data && (
        <p className={classes.who} role="status">
          <Pill tint={MATCH_STATES[data.state].tint}>{MATCH_STATES[data.state].label}</Pill> since{' '}
          <time dateTime={data.since}>{formatTime(data.since)}</time>.{' '}
          {data.state === 'ended' ? 'The place is free for others.' : 'It takes one of the mentor’s places.'}
        </p>
      )}
    </Panel>
  );
}
