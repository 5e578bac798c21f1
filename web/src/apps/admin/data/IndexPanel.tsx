import { useQuery } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { indexQuery } from '@/campus/api';
import { JobProgress } from '@/campus/jobs/JobProgress';
import { hasEnded } from '@/campus/jobs/jobs';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { formatCount } from '@/ui/numbers';
import { Progress } from '@/ui/Progress';
import { Rows } from '@/ui/Rows';
import { indexJobsQuery, PACE } from './api';
import classes from './data.module.css';
import { KeptPanel } from './KeptPanel';
import { Known } from './Known';
import { useRights } from './Reason';

type IndexState = Schemas['IndexState'];

const LABEL = 'New search index';
const UNTIL = 'until the server starts again or another campus takes the place of this one';

/** What people are found with, and how far a new one is. The suite makes it by itself, when there is need of it. */
export function IndexPanel() {
  const { seesAllJobs } = useRights();
  const index = useQuery({
    ...indexQuery,
    refetchInterval: ({ state: { data } }) => data !== undefined && isBeingMade(data) && PACE,
  });
  const isMaking = index.data !== undefined && isBeingMade(index.data);
  const jobs = useQuery({
    ...indexJobsQuery,
    enabled: seesAllJobs,
    refetchInterval: isMaking && PACE,
  });
  const [newest] = jobs.data?.jobs ?? [];
  return (
    <KeptPanel title="Search index">
      {index.isPending && <Rows count={1} height={40} />}
      {index.isError && <Failure message={index.error.message} onRetry={() => index.refetch()} />}
      {index.data && <Making index={index.data} newest={newest} />}
      {index.data && <Facts index={index.data} />}
    </KeptPanel>
  );
}

const isBeingMade = ({ readiness, building, trouble }: IndexState) =>
  Boolean(building) || (readiness === 'building' && !trouble);

type MakingProps = {
  index: IndexState;
  /** The last job that makes or made an index, for who may see it. */
  newest: Schemas['Job'] | undefined;
};

/** What is under way, or what has become of it. */
function Making({ index: { readiness, building, trouble }, newest }: MakingProps) {
  const means = readiness === 'ready' ? 'with the one that is there' : 'by name alone';
  const meanwhile = `Until it is whole, people are found ${means}.`;
  if (newest && !hasEnded(newest)) {
    return (
      <div className={classes.working}>
        <JobProgress id={newest.id} label={LABEL} />
        <p className={classes.hint}>
          {meanwhile} Cancelled, it stays so {UNTIL}.
        </p>
      </div>
    );
  }
  if (building) {
    const { done, total, message } = building;
    return (
      <div className={classes.working}>
        <Progress label={LABEL} value={total ? done / total : undefined} text={message} />
        <p className={classes.hint}>{meanwhile}</p>
      </div>
    );
  }
  if (newest?.state === 'cancelled' && (trouble || readiness === 'building')) {
    return (
      <div className={classes.aside}>
        <Notice>
          The new index was cancelled. People are found {means}. It stays so {UNTIL}.
        </Notice>
      </div>
    );
  }
  return trouble ? <Failure message={`A new index was not made: ${trouble}`} /> : null;
}

function Facts({ index: { readiness, people, meaning, changes, followed } }: { index: IndexState }) {
  if (readiness === 'empty') return <Empty title="There is nobody to find">There is no campus yet.</Empty>;
  // What is known of the index is of another campus until there is one of this.
  if (readiness === 'building') return <Known facts={[['State', 'Not ready']]} />;
  return (
    <Known
      facts={[
        ['State', 'Ready'],
        ['People', formatCount(people)],
        ['Found by', meaning === 'available' ? 'Words and meaning' : 'Words alone'],
        ['Changes to follow', formatCount(changes - followed)],
      ]}
    />
  );
}
