import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Twin } from '@/ui/charts/Twin';
import { figures, type TwinTable } from '@/ui/charts/table';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { Page } from '@/ui/Page';
import { Rows } from '@/ui/Rows';
import { HOME } from '../addresses';
import { Sections } from '../Sections';
import type { Outcomes } from '../types';
import { STAGES } from '../words';
import { outcomesQuery } from './api';
import classes from './outcomes.module.css';
import { conversionOf, days, daysOf, summaryOf } from './words';

/** How far candidates come, from a profile to an offer that was accepted. */
export function OutcomesPage() {
  const { data, error, refetch } = useQuery(outcomesQuery);
  return (
    <Page
      title="Outcomes"
      above="Talent Network"
      lead="From a profile to an accepted offer: how many, and how long it takes."
    >
      <Sections />
      {error && <Failure message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Rows count={6} height={40} />}
      {data && (
        <Twin
          title="Outcomes funnel"
          summary={summaryOf(data)}
          note="Whoever has come to a stage has come to those before it, too."
          empty="Nobody is in the network yet."
          picture={<Funnel outcomes={data} />}
          table={tableOf(data)}
        />
      )}
    </Page>
  );
}

function Funnel({ outcomes: { people, steps } }: { outcomes: Outcomes }) {
  return (
    <ol className={classes.funnel} aria-label="Stages of the funnel">
      {steps.map((step, place) => (
        <li key={step.stage}>
          <span className={classes.stage}>
            <Link to={`${HOME}?stage=${step.stage}`}>{STAGES[step.stage].label}</Link>
            <small>{formatCount(step.now)} now</small>
          </span>
          <span className={classes.room} aria-hidden>
            <span
              className={classes.fill}
              style={{ width: `${people > 0 ? (100 * step.reached) / people : 0}%` }}
            />
          </span>
          <span className={classes.figure}>
            <b>{formatCount(step.reached)}</b>
            {place > 0 && (
              <small>
                {conversionOf(step)} of those before, median {daysOf(step)}
              </small>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

function tableOf({ people, steps }: Outcomes): TwinTable {
  return {
    columns: [
      { label: 'Stage' },
      figures('Have come so far'),
      figures('Are there now'),
      { label: 'Of those before, in percent', numeric: true, show: (value) => value ?? '–' },
      {
        label: 'Median days since',
        numeric: true,
        show: (value) => (value === null ? '–' : days(Number(value))),
      },
    ],
    rows:
      people === 0
        ? []
        : steps.map(({ stage, reached, now, conversion, medianDays }) => [
            STAGES[stage].label,
            reached,
            now,
            conversion ?? null,
            medianDays ?? null,
          ]),
  };
}
