import classes from './ranking.module.css';
import { KEYS } from './useRankingKeys';

/** The keys that do something here. */
export function KeyStrip() {
  return (
    <dl className={classes.keys} aria-label="Keys">
      {KEYS.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
