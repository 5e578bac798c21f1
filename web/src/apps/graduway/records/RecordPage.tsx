import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { personAddress } from '@/campus/addresses';
import { formatDay } from '@/ui/day';
import { Fact, Facts } from '@/ui/Facts';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { ASK } from '../addresses';
import { Sections } from '../Sections';
import { type RecordKind, recordQuery } from './api';
import classes from './records.module.css';

/** As the addresses of citations name them. */
const KINDS: Record<string, { kind: RecordKind; name: string }> = {
  events: { kind: 'event', name: 'Event' },
  groups: { kind: 'group', name: 'Group' },
  posts: { kind: 'post', name: 'Post' },
  jobs: { kind: 'job', name: 'Job' },
};

/** An event, a group, a post or a job: what an answer or a draft refers to. */
export function RecordPage() {
  const { kind = '', id = '' } = useParams();
  const known = Object.hasOwn(KINDS, kind) && /^\d{1,10}$/.test(id) ? KINDS[kind] : undefined;
  if (!known) return <Missing message="There is no such record. The link may be cut off." />;
  return <Record {...known} id={Number(id)} />;
}

function Record({ kind, name, id }: { kind: RecordKind; name: string; id: number }) {
  const found = useQuery(recordQuery(kind, id));
  if (found.isError) return <Missing message={found.error.message} onRetry={() => found.refetch()} />;
  const record = found.data;
  return (
    <Page title={record?.title} above={name} lead={record?.detail}>
      <Sections />
      {!record && <Rows count={3} />}
      {record && (
        <Panel title="On record">
          <Facts>
            {record.date && <Fact label="Date">{formatDay(record.date)}</Fact>}
            {record.quote && (
              <Fact label="Text">
                <span className={classes.quote}>{record.quote}</span>
              </Fact>
            )}
            {typeof record.person === 'number' && (
              <Fact label="Written by">
                <Link to={personAddress(record.person)}>Open the person’s record</Link>
              </Fact>
            )}
          </Facts>
        </Panel>
      )}
    </Page>
  );
}

function Missing({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <Page title="This record does not open">
      <Sections />
      <Failure message={message} onRetry={onRetry} />
      <p>
        <Link to={ASK}>Ask about events, groups, posts and jobs</Link>
      </p>
    </Page>
  );
}
