import type { ReactNode } from 'react';
import classes from './Actions.module.css';

/** The buttons at the end of a form or a dialog. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
