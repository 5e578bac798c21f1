import type { AwardYear, Bounds, WorkedOut } from '../types';
import { indexRange, moneyRange, yearName } from '../words';
import classes from './compare.module.css';

type YearBarsProps = { years: readonly WorkedOut[]; chosen: AwardYear };

const GROUPS = [
  { figure: 'sai', name: 'Student Aid Index', say: indexRange },
  { figure: 'pell', name: 'Pell Grant, full time', say: moneyRange },
] as const;

/** A bar for each year, from nothing to the figure. A range that is still open is hatched. */
export function YearBars({ years, chosen }: YearBarsProps) {
  return (
    <div className={classes.groups}>
      {GROUPS.map(({ figure, name, say }) => {
        const all = years.map((worked) => worked[figure]);
        return (
          <div
            key={figure}
            className={classes.rows}
            role="img"
            aria-label={`Bars of the ${name} in each award year. The figures are in the table below.`}
          >
            <p className={classes.group}>{name}</p>
            {years.map((worked) => (
              <div key={worked.year} className={classes.year}>
                <span className={classes.yearName} data-chosen={worked.year === chosen || undefined}>
                  {yearName(worked.year)}
                  {worked.year === chosen && ' ▸'}
                </span>
                <span className={classes.track}>
                  <span
                    data-open={worked[figure].least !== worked[figure].most || undefined}
                    style={placeOf(worked[figure], all)}
                  />
                </span>
                <span className={classes.figure}>{say(worked[figure])}</span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Where a bar begins and how long it is, of all the room there is. */
export function placeOf({ least, most }: Bounds, all: readonly Bounds[]) {
  const low = Math.min(0, ...all.map((bounds) => bounds.least));
  const high = Math.max(low + 1, ...all.map((bounds) => bounds.most));
  const [from, to] = least === most ? [Math.min(0, least), Math.max(0, most)] : [least, most];
  const part = (value: number) => Math.round((1000 * value) / (high - low)) / 10;
  return { marginLeft: `${part(from - low)}%`, width: `${part(to - from)}%` };
}
