import { Button } from '@mantine/core';
import { asWords, type Filter, WHOLE_NAMES, type WholeName } from './filter';
import classes from './WholeNames.module.css';

type WholeNamesProps = { filter: Filter; onChange: (change: Filter) => void };

/** Filters that a part of a name does not pass, each to be taken away or looked for as words. */
export function WholeNames({ filter, onChange }: WholeNamesProps) {
  const names = Object.entries(WHOLE_NAMES) as [WholeName, string][];
  const set = names.filter(([name]) => filter[name] !== undefined);
  if (set.length === 0) return null;
  return (
    <div className={classes.names}>
      <p>
        {set.length === 1 ? 'This filter finds' : 'These filters find'} whole names only: a part of a name
        finds nobody.
      </p>
      <ul aria-label="Filters for whole names">
        {set.map(([name, label]) => {
          const words = asWords(filter, name);
          return (
            <li key={name}>
              <span className={classes.name}>
                {label}: <b>{filter[name]}</b>
              </span>
              {words && (
                <Button size="xs" variant="default" onClick={() => onChange(words)}>
                  Search as words<span className="visually-hidden">: {filter[name]}</span>
                </Button>
              )}
              <Button size="xs" variant="default" onClick={() => onChange({ [name]: undefined })}>
                Remove
                <span className="visually-hidden">
                  : {label} {filter[name]}
                </span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
