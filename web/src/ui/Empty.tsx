import type { ReactNode } from 'react';
import classes from './Empty.module.css';

/** Nothing is there yet: says so, and what to do next. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p className={classes.title}>{title}</p>
      {children && <div className={classes.next}>{children}</div>}
    </div>
  );
}
