import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/ui/DataTable';
import { Fact, Facts } from '@/ui/Facts';
import { Failure } from '@/ui/Failure';
import { formatCount } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { rulesQuery } from './api';
import classes from './engagement.module.css';
import { MODES } from './words';

/** How it is counted: nothing is weighed in secret. */
export function Rules() {
  const found = useQuery(rulesQuery);
  return (
    <Panel title="How it is counted">
      {found.isPending && <Rows count={4} />}
      {found.isError && <Failure message={found.error.message} onRetry={() => found.refetch()} />}
      {found.data && (
        <div className={classes.rules}>
          <Facts>
            {found.data.definitions.map(({ term, meaning }) => (
              <Fact key={term} label={term}>
                {meaning}
              </Fact>
            ))}
          </Facts>
          <h3>Rules and weights</h3>
          <DataTable
            label="Rules and weights"
            columns={[
              { label: 'What' },
              { label: 'Mode' },
              { label: 'Points', numeric: true },
              { label: 'Most in a year', numeric: true },
              { label: 'Why' },
            ]}
            rows={found.data.rules.map(({ title, mode, points, mostPerYear, lasts, reason }) => [
              lasts ? `${title} (in every year it lasts)` : title,
              MODES[mode].name,
              formatCount(points),
              formatCount(mostPerYear),
              reason,
            ])}
          />
          <h3>What is left out</h3>
          <Facts>
            {found.data.leftOut.map(({ what, reason }) => (
              <Fact key={what} label={what}>
                {reason}
              </Fact>
            ))}
          </Facts>
        </div>
      )}
    </Panel>
  );
}
