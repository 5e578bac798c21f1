import { countOf } from '@/ui/numbers';
import type { Must } from '../types';
import { roleOf } from '../words';
import classes from './parts.module.css';

/** Musts, each with the open roles that ask for it. */
export function MustList({ musts }: { musts: readonly Must[] }) {
  return (
    <ul className={classes.musts}>
      {musts.map(({ label, roles, some }) => (
        <li key={label}>
          <b>{label}</b> <span className={classes.soft}>for {countOf(roles, 'open role')}</span>
          {some.length > 0 && (
            <span className={classes.soft}>
              : {some.map(roleOf).join('; ')}
              {roles > some.length && '; …'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
