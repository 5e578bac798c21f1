import { useQuery } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Figure, Figures } from '@/ui/Figures';
import { countOf, formatCount } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { cohortQuery } from '../api';
import { useEditing } from '../context';
import classes from '../rounds.module.css';
import type { RoundCohort } from '../types';
import { GroupPanel } from './GroupPanel';
import { Members } from './Members';

/** Who takes part on both sides, with a count that follows every change. */
export function CohortTab() {
  const { draft } = useEditing();
  const { data, error, isFetching, refetch } = useQuery(cohortQuery(draft.plan));
  return (
    <>
      <Panel title="Who would take part">
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div className={classes.body}>
            <Rows count={2} height={48} />
          </div>
        )}
        {data && (
          <div className={classes.body} aria-busy={isFetching} data-old={isFetching || undefined}>
            <Count cohort={data} />
          </div>
        )}
      </Panel>
      <div className={classes.sides}>
        <GroupPanel side="students" count={data?.students} />
        <GroupPanel side="mentors" count={data?.mentors} />
      </div>
      <Members />
    </>
  );
}

function Count({ cohort: { students, mentors, pairs, leftOut, problem } }: { cohort: RoundCohort }) {
  return (
    <>
      <Figures>
        <Figure label="Students" hint={`${formatCount(students.places)} of them look for a mentor`}>
          {formatCount(students.total)}
        </Figure>
        <Figure label="Mentors" hint={countOf(mentors.places, 'place')}>
          {formatCount(mentors.total)}
        </Figure>
        <Figure label="Pairs to compare">{formatCount(pairs)}</Figure>
      </Figures>
      <p className="visually-hidden" role="status">
        {`${formatCount(students.total)} students, ${formatCount(mentors.total)} mentors`}
      </p>
      {problem && <Failure message={problem} />}
      {leftOut.length > 0 && (
        <details className={classes.details}>
          <summary>Asked for, but take no part</summary>
          <ul>
            {leftOut.map(({ what, count }) => (
              <li key={what}>
                {what}: {formatCount(count)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
