import { points, STATES } from '@/talent/words';
import { Twin } from '@/ui/charts/Twin';
import { figures, type Value } from '@/ui/charts/table';
import colors from '@/ui/radar/series.module.css';
import type { CandidateDetail } from '../types';
import { exactPoints } from '../words';
import classes from './detail.module.css';
import { type Line, linesOf, sumOf } from './lines';

const COLORS = 6;

/** Full and hatched in turn, and the other way round when the colours begin again: twelve that differ. */
const lookOf = ({ number }: Line) => ({
  'data-series': number % COLORS,
  'data-open': (number + Math.floor(number / COLORS)) % 2 === 1 || undefined,
});

/** What the score is the sum of: each requirement with what it adds, and what it could. */
export function Contributions({ detail }: { detail: CandidateDetail }) {
  const lines = linesOf(detail);
  const { score } = detail;
  const giving = lines.filter(({ points: gives }) => gives > 0);
  const sum = exactPoints(sumOf(lines));
  const summary = `${giving.length} of ${lines.length} requirements add up to ${sum} of 100 points.`;
  const most = lines.reduce((all, line) => all + line.most, 0);
  const total: Value[] = ['Sum', null, sumOf(lines) / 100, most / 100];
  return (
    <Twin
      plain
      title="What the score is made of"
      summary={summary}
      empty="Nothing is asked for, so nothing counts."
      picture={<Picture lines={lines} label={`Score ${points(score.points)}. ${summary}`} />}
      table={{
        columns: [
          { label: 'Requirement' },
          { label: 'State', show: (value) => value ?? '' },
          figures('Adds', (value) => exactPoints(value * 100)),
          figures('Could add', (value) => exactPoints(value * 100)),
        ],
        rows:
          lines.length === 0
            ? []
            : [
                ...lines.map((line) => [
                  line.label,
                  STATES[line.state].label,
                  line.points / 100,
                  line.most / 100,
                ]),
                total,
              ],
      }}
    />
  );
}

function Picture({ lines, label }: { lines: readonly Line[]; label: string }) {
  const giving = lines.filter(({ points: gives }) => gives > 0);
  return (
    <div className={colors.series}>
      <div className={classes.stack} role="img" aria-label={label}>
        {giving.map((line) => (
          <span
            key={line.id}
            {...lookOf(line)}
            style={{ width: `${line.points / 100}%` }}
            title={`${line.label}: ${exactPoints(line.points)}`}
          />
        ))}
      </div>
      <ul className={classes.legend}>
        {giving.map((line) => (
          <li key={line.id}>
            <span className={classes.swatch} {...lookOf(line)} aria-hidden />
            {line.label} <b>{points(line.points)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
