import classes from './Bars.module.css';

export type Bar = { name: string; value: number; text: string };

type BarsProps = {
  /** What the picture says, for who cannot see it. The numbers belong in a table beside it. */
  label: string;
  bars: readonly Bar[];
};

/** At most so many names below the bars: more would run into each other. */
const NAMES = 8;

/** Amounts side by side, from the left to the right. */
export function Bars({ label, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const every = Math.ceil(bars.length / NAMES);
  return (
    <div className={classes.bars} role="img" aria-label={label}>
      {bars.map(({ name, value, text }, index) => (
        <div key={name} className={classes.bar} title={`${name}: ${text}`}>
          <div className={classes.room}>
            <div
              className={classes.height}
              data-empty={value <= 0 || undefined}
              style={{ height: `${Math.max(0, (100 * value) / most)}%` }}
            />
          </div>
          <span className={classes.name}>{(bars.length - 1 - index) % every === 0 ? name : ''}</span>
        </div>
      ))}
    </div>
  );
}
