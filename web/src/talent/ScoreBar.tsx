import classes from './parts.module.css';
import { points } from './words';

type ScoreBarProps = {
  /** Hundredths of a point. */
  value: number;
  /** What it would be if all that is unknown were met. */
  high: number;
  /** From where on somebody counts as selected. */
  cut?: number;
};

const percent = (hundredths: number) => `${Math.min(100, Math.max(0, hundredths / 100))}%`;

/** A score and how far it could go. The figures stand above the bar. */
export function ScoreBar({ value, high, cut }: ScoreBarProps) {
  return (
    <span className={classes.score}>
      <b>
        {points(value)}
        {high > value && (
          <small>
            <span aria-hidden>–</span>
            <span className="visually-hidden">, could be up to</span> {points(high)}
          </small>
        )}
      </b>
      <span className={classes.track} aria-hidden>
        <span className={classes.could} style={{ width: percent(high) }} />
        <span className={classes.has} style={{ width: percent(value) }} />
        {cut !== undefined && cut > 0 && <span className={classes.cutLine} style={{ left: percent(cut) }} />}
      </span>
    </span>
  );
}
