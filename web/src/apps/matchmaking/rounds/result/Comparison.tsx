import { DataTable } from '@/ui/DataTable';
import { countOf, formatCount, formatPercent, formatPoints } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import classes from '../rounds.module.css';
import type { RoundComparison, RoundMethodNumbers } from '../types';
import { largestLoad, METHODS, points, share, sum } from '../words';
import { BlockingPairs } from './BlockingPairs';

/** The two ways in numbers, side by side. */
export function Comparison({ run, comparison }: { run: string; comparison: RoundComparison }) {
  const { stable, total, same, preferStable, preferTotal, leftOut, students, mentors } = comparison;
  return (
    <Panel title="Both ways side by side">
      <div className={classes.compared}>
        <DataTable
          label="Both ways side by side"
          columns={[
            { label: 'What' },
            { label: METHODS.stable.label, numeric: true },
            { label: METHODS.total.label, numeric: true },
          ]}
          rows={ROWS.map(({ label, show }) => [label, show(stable), show(total)])}
        />
      </div>
      <div className={classes.body}>
        <p className={classes.soft}>
          {countOf(students, 'student')} and {countOf(mentors, 'mentor')}. {countOf(same, 'student')} would
          have the same either way; of the others {formatCount(preferStable)} are better off with “
          {METHODS.stable.label}”, {formatCount(preferTotal)} with “{METHODS.total.label}”.
        </p>
        <BlockingPairs run={run} method="total" count={total.blocking} />
        {leftOut.length > 0 && (
          <details className={classes.details}>
            <summary>Asked for, but took no part</summary>
            <ul>
              {leftOut.map(({ what, count }) => (
                <li key={what}>
                  {what}: {formatCount(count)}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </Panel>
  );
}

const of = (part: number, whole: number) =>
  `${formatCount(part)} of ${formatCount(whole)} (${formatPercent(share(part, whole))})`;

const ROWS: { label: string; show: (numbers: RoundMethodNumbers) => React.ReactNode }[] = [
  { label: 'Students matched', show: ({ matched, seeking }) => of(matched, seeking) },
  { label: 'Mentors with somebody', show: ({ chosen, offering }) => of(chosen, offering) },
  { label: 'Places used', show: ({ matched, places }) => of(matched, places) },
  { label: 'Sum of the fits', show: ({ totalValue }) => sum(totalValue) },
  { label: 'Mean fit of a pair', show: ({ meanValue }) => points(meanValue) },
  {
    label: 'Blocking pairs',
    show: ({ blocking }) =>
      blocking === 0 ? (
        <Pill tint="green">0: certified stable</Pill>
      ) : (
        <Pill tint="orange">{formatCount(blocking)}</Pill>
      ),
  },
  {
    label: 'Students with their first choice',
    show: ({ studentChoices, matched }) => of(studentChoices[0] ?? 0, matched),
  },
  { label: 'Students who envy another', show: ({ envious }) => formatCount(envious) },
  { label: 'Unevenness of loads (Gini)', show: ({ gini }) => formatPoints(gini) },
  { label: 'Most students with one mentor', show: (numbers) => formatCount(largestLoad(numbers)) },
];
