import type { ReactNode } from 'react';
import { formatPercent } from './numbers';
import classes from './Progress.module.css';

type ProgressProps = {
  /** What gets on, for who cannot see it. */
  label: string;
  /** From 0 to 1; nothing while it is not known. */
  value?: number;
  /** What is going on now. */
  text?: ReactNode;
};

/** How far something has come. Told aloud at every quarter, not at every step. */
export function Progress({ label, value, text }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.floor(Math.min(Math.max(value, 0), 1) * 100);
  const told = percent === undefined ? '' : formatPercent((percent - (percent % 25)) / 100);
  return (
    <div className={classes.progress}>
      <div className={classes.words}>
        <span>{text}</span>
        {percent !== undefined && <b>{formatPercent(percent / 100)}</b>}
      </div>
      <progress className={classes.bar} aria-label={label} max={100} value={percent} />
      <span className="visually-hidden" role="status">
        {`${label} ${told}`.trim()}
      </span>
    </div>
  );
}
