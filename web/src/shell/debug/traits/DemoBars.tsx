import type { ReactNode } from 'react';
import colors from '@/ui/radar/series.module.css';
import classes from './bars.module.css';
import type { DemoPerson, DemoTraits } from './types';

type Trait = DemoTraits['traits'][number];

type DemoBarsProps = {
  traits: readonly Trait[];
  people: readonly { person: DemoPerson; look: number }[];
  levelOf: (person: DemoPerson, key: string) => number | null | undefined;
  button: (person: DemoPerson, trait: Trait) => ReactNode;
};

const MOST = 5;

/** A bar for each person below each trait. A level that is not known has no bar, not an empty one. */
export function DemoBars({ traits, people, levelOf, button }: DemoBarsProps) {
  return (
    <div className={`${classes.groups} ${colors.series}`}>
      {traits.map((trait) => (
        <section key={trait.key} aria-label={trait.name}>
          <h3 className={classes.trait}>{trait.name}</h3>
          <ul className={classes.bars}>
            {people.map(({ person, look }) => {
              const level = levelOf(person, trait.key);
              return (
                <li key={person.name}>
                  <span className={classes.name}>{person.name}</span>
                  <span className={classes.room} data-open={level ? undefined : true} aria-hidden>
                    {level && (
                      <span
                        className={classes.bar}
                        data-series={look}
                        style={{ width: `${(100 * level) / MOST}%` }}
                      />
                    )}
                  </span>
                  {button(person, trait)}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
