import { StateMark } from '@/talent/StateMark';
import type { RoleGap } from '../types';
import classes from './parts.module.css';

/** What is not met, musts first. */
export function Gaps({ gaps }: { gaps: readonly RoleGap[] }) {
  if (gaps.length === 0) return <span className={classes.soft}>Nothing</span>;
  return (
    <ul className={classes.list}>
      {gaps.map(({ label, need, state, neighbour }) => (
        <li key={label}>
          <StateMark state={state} />
          <span>
            {label}
            {need === 'must' && <b> (must)</b>}
            {neighbour && <span className={classes.soft}>: has {neighbour}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
