import { IconLock } from '@tabler/icons-react';
import classes from './login.module.css';

/** Says whose people may sign in. */
export function RestrictionNotice({ domains }: { domains: readonly string[] | undefined }) {
  return (
    <p className={classes.notice}>
      <IconLock size={18} aria-hidden />
      <span>
        This site is restricted to <b>{domains ? domains.map((domain) => `@${domain}`).join(', ') : '…'}</b>{' '}
        accounts. Other accounts cannot sign in.
      </span>
    </p>
  );
}
