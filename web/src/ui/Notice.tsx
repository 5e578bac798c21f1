import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

/** What one should know about what is shown. Read out when it comes. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className={classes.notice} role="status">
      <IconInfoCircle size={18} aria-hidden className={classes.icon} />
      <div>{children}</div>
    </div>
  );
}
