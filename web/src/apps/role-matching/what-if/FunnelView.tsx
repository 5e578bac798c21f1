import { Twin } from '@/ui/charts/Twin';
import { figures } from '@/ui/charts/table';
import { countOf, formatCount } from '@/ui/numbers';
import type { CandidateRanking, Requirement } from '../types';
import { bestToRelax, namedSteps } from './funnel';
import classes from './what-if.module.css';

type FunnelViewProps = {
  ranking: Pick<CandidateRanking, 'funnel' | 'poolSize'>;
  requirements: readonly Requirement[];
};

/** How many are left after each must, and what leaving one out would bring back. */
export function FunnelView({ ranking: { funnel, poolSize }, requirements }: FunnelViewProps) {
  const steps = namedSteps(funnel, requirements);
  const left = steps.at(-1)?.left ?? poolSize;
  const relaxed = bestToRelax(funnel, requirements);
  const summary = `${formatCount(left)} of ${countOf(poolSize, 'candidate')} meet every must.${
    relaxed ? ` Without “${relaxed.label}” there would be ${formatCount(relaxed.gained)} more.` : ''
  }`;
  return (
    <Twin
      plain
      title="After each must"
      summary={summary}
      empty="Nothing is a must."
      picture={
        <div className={classes.funnel} role="img" aria-label={summary}>
          {[{ requirement: 0, label: 'Everybody', left: poolSize }, ...steps].map((step) => (
            <div key={step.requirement}>
              <span>{step.label}</span>
              <span className={classes.room}>
                <span
                  className={classes.fill}
                  style={{ width: `${poolSize > 0 ? (100 * step.left) / poolSize : 0}%` }}
                />
              </span>
              <b>{formatCount(step.left)}</b>
            </div>
          ))}
        </div>
      }
      table={{
        columns: [
          { label: 'Must' },
          figures('Meet it'),
          figures('Left after it'),
          figures('Left at the end without it'),
        ],
        rows: steps.map(({ label, alone, left: after, without }) => [label, alone, after, without]),
      }}
    />
  );
}
