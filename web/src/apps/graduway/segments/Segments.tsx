import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { Cell, Row, Table } from '@/ui/Table';
import { formatAgo, formatTime } from '@/ui/time';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { HOME } from '../addresses';
import { Sections } from '../Sections';
import { type Segment, segmentAddress, segmentsQuery } from './api';
import { SegmentMenu } from './SegmentMenu';
import classes from './segments.module.css';
import { useSegmentChanges } from './useSegmentChanges';

const COLUMNS = ['Segment', 'Who fits', 'People', 'Seen by', 'Changed', 'Actions'];

/** Filters that were kept: one's own, and those that everybody sees. */
export function Segments() {
  const found = useQuery(segmentsQuery);
  const { heading, within } = useKeptFocus();
  const { remove } = useSegmentChanges();
  return (
    <Page
      title="Segments"
      lead="Filters of the directory under a name. Who fits is found anew each time; how many they were when it was saved is kept."
      actions={
        <Button component={Link} to={HOME} leftSection={<IconSearch size={16} aria-hidden />}>
          Find people
        </Button>
      }
    >
      <Sections />
      <div {...within}>
        <Panel title="Your segments and shared ones" headingRef={heading}>
          {found.isPending && <Rows />}
          {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
          {found.data?.length === 0 && (
            <Empty title="No segment is saved yet">
              Ask the directory for people, then save the filter. <Link to={HOME}>Go to the directory</Link>
            </Empty>
          )}
          {found.data && found.data.length > 0 && (
            <Table label="Segments" columns={COLUMNS}>
              {found.data.map((segment) => (
                <SegmentRow key={segment.id} segment={segment} onDelete={() => remove(segment)} />
              ))}
            </Table>
          )}
        </Panel>
      </div>
    </Page>
  );
}

function SegmentRow({ segment, onDelete }: { segment: Segment; onDelete: () => void }) {
  const { name, reading, shared, ownerName, updatedAt } = segment;
  return (
    <Row>
      <Cell>
        <Link to={segmentAddress(segment)} className={classes.link} data-step>
          {name}
        </Link>
      </Cell>
      <Cell label="Who fits">
        <span className={classes.reading}>{reading}</span>
      </Cell>
      <Cell label="People">
        <People segment={segment} />
      </Cell>
      <Cell label="Seen by">
        {shared ? <Pill tint="indigo">Everybody</Pill> : <Pill>You</Pill>}
        {shared && <span className={classes.soft}> by {ownerName}</span>}
      </Cell>
      <Cell label="Changed">
        <time dateTime={updatedAt} title={formatTime(updatedAt)}>
          {formatAgo(updatedAt, new Date())}
        </time>
      </Cell>
      <Cell>
        <SegmentMenu segment={segment} onDelete={onDelete} />
      </Cell>
    </Row>
  );
}

/** How many fit now, and how many that is more or less than when it was saved. */
function People({ segment: { peopleThen, peopleNow } }: { segment: Segment }) {
  if (typeof peopleNow !== 'number') {
    return <span className={classes.soft}>{formatCount(peopleThen)} when it was saved</span>;
  }
  const more = peopleNow - peopleThen;
  const change = more > 0 ? `${formatCount(more)} more` : `${formatCount(-more)} fewer`;
  return (
    <span className={classes.people}>
      <b>{formatCount(peopleNow)}</b>
      <span className={classes.soft}>{more === 0 ? 'as when it was saved' : `${change} than saved`}</span>
    </span>
  );
}
