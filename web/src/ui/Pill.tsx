import type { ReactNode } from 'react';
import classes from './Pill.module.css';

export type Tint = 'teal' | 'orange' | 'indigo' | 'grape' | 'gray' | 'green' | 'red';

/** A word on a tinted ground: a role, a state, a count. */
export function Pill({ tint = 'gray', children }: { tint?: Tint; children: ReactNode }) {
  return (
    <span className={classes.pill} data-tint={tint}>
      {children}
    </span>
  );
}
