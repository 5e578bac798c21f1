import { points } from '@/talent/words';
import { Twin } from '@/ui/charts/Twin';
import { figures } from '@/ui/charts/table';
import { formatCount } from '@/ui/numbers';
import type { CandidateRanking } from '../types';
import classes from './histogram.module.css';

type ScoreHistogramProps = {
  ranking: Pick<CandidateRanking, 'histogram' | 'cut' | 'selected' | 'poolSize'>;
  /** Inside of a panel. */
  plain?: boolean;
};

const binName = ({ from, to }: { from: number; to: number }) => `${from / 100} to ${to / 100}`;

/** How scores are spread, and where the line is. */
export function ScoreHistogram({ ranking, plain }: ScoreHistogramProps) {
  const { histogram, cut, selected, poolSize } = ranking;
  const counts = `${formatCount(selected)} of ${formatCount(poolSize)}`;
  const summary = `${counts} have ${points(cut)} points or more, where the line is.`;
  return (
    <Twin
      title="Scores"
      plain={plain}
      summary={summary}
      empty="Nobody is ranked."
      picture={<Picture ranking={ranking} label={summary} />}
      table={{
        columns: [{ label: 'Points' }, figures('Candidates')],
        rows: poolSize === 0 ? [] : histogram.map((bin) => [binName(bin), bin.count]),
      }}
    />
  );
}

function Picture({ ranking: { histogram, cut }, label }: ScoreHistogramProps & { label: string }) {
  const most = Math.max(1, ...histogram.map(({ count }) => count));
  return (
    <div className={classes.histogram} role="img" aria-label={label}>
      <div className={classes.bars}>
        {histogram.map((bin) => (
          <div key={bin.from} title={`${binName(bin)}: ${formatCount(bin.count)}`}>
            <span
              className={classes.bar}
              data-over={bin.from >= cut || undefined}
              style={{ height: `${(100 * bin.count) / most}%` }}
            />
          </div>
        ))}
        <span className={classes.line} style={{ left: `${cut / 100}%` }}>
          <span>{points(cut)}</span>
        </span>
      </div>
      <div className={classes.ends}>
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </div>
    </div>
  );
}
