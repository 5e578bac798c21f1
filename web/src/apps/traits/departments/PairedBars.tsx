import { countOf } from '@/ui/numbers';
import classes from './compare.module.css';
import { type Difference, summarize } from './differences';
import { origin } from './origin';

export type ComparedProps = {
  differences: readonly Difference[];
  names: [string, string];
  ids: [string, string];
  nameOf: (department: string) => string;
};

const SIDES = [0, 1] as const;

/** Two bars for each trait: above what the one asks for, below what the other does. */
export function PairedBars({ differences, names, ids, nameOf }: ComparedProps) {
  const { same } = summarize(differences);
  return (
    <>
      <ul className={classes.legend} aria-hidden>
        {SIDES.map((side) => (
          <li key={side}>
            <span data-side={side} />
            {names[side]}
          </li>
        ))}
      </ul>
      <div
        className={classes.pairs}
        role="img"
        aria-label={`Bars of what ${names[0]} and ${names[1]} ask for: ${countOf(differences.length, 'trait')}, ${same} of them the same. Show them as a table to read them.`}
      >
        {differences.map(({ traitId, name, values, by, ...from }) => (
          <div key={traitId} className={classes.pair} data-same={by === 0 || undefined}>
            <span className={classes.name}>{name}</span>
            {SIDES.map((side) => (
              <span key={side} className={classes.line}>
                <span className={classes.room}>
                  <span data-side={side} style={{ width: `${20 * values[side]}%` }} />
                </span>
                <b>{values[side] || '–'}</b>
                <span className={classes.from}>
                  {origin(side ? from.other : from.one, ids[side], nameOf)}
                </span>
              </span>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
