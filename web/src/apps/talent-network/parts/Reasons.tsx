import { quoteAt } from '@/talent/quote';
import { StateMark } from '@/talent/StateMark';
import { KINDS, points } from '@/talent/words';
import type { Reason } from '../types';
import classes from './parts.module.css';

type ReasonsProps = {
  reasons: readonly Reason[];
  /** The résumé, where it is shown what it says. */
  text?: string;
};

/** What speaks for somebody, the most first. */
export function Reasons({ reasons, text }: ReasonsProps) {
  if (reasons.length === 0) return <span className={classes.soft}>Nothing found</span>;
  return (
    <ul className={classes.list}>
      {reasons.map(({ label, state, kind, points: gives, evidence }) => (
        <li key={label}>
          <StateMark state={state} short />
          <span>
            {label} <span className={classes.soft}>+{points(gives)}</span>
            {kind && <span className={classes.soft}>, {KINDS[kind].label.toLowerCase()}</span>}
            {text !== undefined && evidence && <q>{quoteAt(text, evidence.span)}</q>}
          </span>
        </li>
      ))}
    </ul>
  );
}
