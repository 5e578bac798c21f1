import { formatPercent } from '@/ui/numbers';
import type { RoleSuggestions } from '../types';
import classes from './reading.module.css';

type Family = RoleSuggestions['families'][number];

/** So many are shown at once: the others are mere traces. */
const FIRST = 3;

/** The kinds of work that a role belongs to, the nearest first. */
export function Families({ families }: { families: readonly Family[] }) {
  const rest = families.slice(FIRST);
  return (
    <>
      <FamilyList families={families.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>{rest.length === 1 ? 'One more' : `${rest.length} more`}</summary>
          <FamilyList families={rest} />
        </details>
      )}
    </>
  );
}

function FamilyList({ families }: { families: readonly Family[] }) {
  return (
    <ul className={classes.families}>
      {families.map(({ name, share }) => (
        <li key={name}>
          <span>{name}</span>
          <span className={classes.share} aria-hidden>
            <span style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }} />
          </span>
          <b>{formatPercent(share)}</b>
        </li>
      ))}
    </ul>
  );
}
