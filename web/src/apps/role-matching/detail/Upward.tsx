import { StateMark } from '@/talent/StateMark';
import { points } from '@/talent/words';
import { formatCount } from '@/ui/numbers';
import type { CandidateAbove, CandidateDetail } from '../types';
import { calledOf, exactPoints } from '../words';
import classes from './detail.module.css';
import { Part } from './Part';

/** What would move somebody up, and what those just above have. */
export function Upward({ detail }: { detail: CandidateDetail }) {
  const { smallestChange, above, requirements, rank } = detail;
  const labelOf = (id: number) =>
    requirements.find(({ requirement }) => requirement.id === id)?.requirement.label ?? 'one requirement';
  return (
    <>
      <Part title="Smallest change that moves up">
        {smallestChange ? (
          <p>
            <b>{labelOf(smallestChange.requirement)}</b> is now <StateMark state={smallestChange.state} />.
            Evidence of it would lead from place {formatCount(smallestChange.from)} to{' '}
            <b>place {formatCount(smallestChange.to)}</b>, with {points(smallestChange.points)} points.
          </p>
        ) : (
          <p className={classes.soft}>
            {rank === 1 ? 'They are first.' : 'No single requirement would move them up.'}
          </p>
        )}
      </Part>
      {above.length > 0 && (
        <Part title="Why not ranked higher">
          <ul className={classes.above}>
            {above.map((one) => (
              <Above key={one.id} one={one} />
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Above({ one }: { one: CandidateAbove }) {
  return (
    <li>
      <p>
        <b>{calledOf(one)}</b>, place {formatCount(one.rank)}, {points(one.points)} points, has more of:
      </p>
      {one.more.length === 0 && <p className={classes.soft}>Nothing: they are level.</p>}
      <ul>
        {one.more.map(({ requirement, label, points: more, theirs, own }) => (
          <li key={requirement}>
            {label} <b>+{exactPoints(more)}</b>: <StateMark state={theirs} />{' '}
            <span className={classes.soft}>
              against <StateMark state={own} />
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
