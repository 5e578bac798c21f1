import { Panel } from '@/ui/Panel';
import type { Profile } from '../types';
import classes from './candidate.module.css';

const MOST = 5;

/** What the descriptions of somebody's work show of traits. Of what nothing can be said, nothing is. */
export function Traits({ profile: { traits } }: { profile: Profile }) {
  if (traits.length === 0) return null;
  return (
    <Panel title="Traits">
      <ul className={classes.traits}>
        {traits.map(({ id, name, level, reason, quotes }) => (
          <li key={id}>
            <p>
              <b>{name}</b> <span className={classes.soft}>{`level ${level} of ${MOST}`}</span>
              <span className={classes.pips} aria-hidden>
                {Array.from({ length: MOST }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
                  <span key={place} data-met={place < level || undefined} />
                ))}
              </span>
            </p>
            <p className={classes.soft}>{reason}</p>
            {quotes.map((quote) => (
              <q key={quote}>{quote}</q>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
