import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import type { Profile } from '../types';
import classes from './candidate.module.css';

const MOST = 5;

/** What the descriptions of somebody's work show of traits, in their words. Of what nothing can be said, nothing is. */
export function Traits({ profile: { traits } }: { profile: Profile }) {
  return (
    <Panel title="Traits">
      {traits.length === 0 ? (
        <Empty title="The résumé tells too little to rate a trait">
          <p>A trait takes two things that they did and that show it. Ask for examples.</p>
        </Empty>
      ) : (
        <ul className={classes.traits}>
          {traits.map((one) => (
            <Shown key={one.id} one={one} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type ShownProps = { one: Profile['traits'][number] };

function Shown({ one: { name, level, reason, quotes } }: ShownProps) {
  return (
    <li>
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
  );
}
