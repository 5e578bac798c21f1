import { formatPoints } from '@/ui/numbers';
import type { FoundPerson } from '../api';
import classes from './people.module.css';

type ScoreProps = { person: FoundPerson; best: number };

/** A score and the parts it is the sum of, drawn beside the best on the page if there is one. */
export function Score({ person, best }: ScoreProps) {
  const { score, parts } = person;
  const width = (part: number) => ({ width: `${Math.min(100, Math.max(0, (100 * part) / best))}%` });
  return (
    <div className={classes.score}>
      <p className={classes.total}>
        <span className="visually-hidden">Score </span>
        {formatPoints(score)}
      </p>
      {best > 0 && (
        <div className={classes.bar} aria-hidden>
          <span className={classes.byWords} style={width(parts.words)} />
          <span className={classes.byMeaning} style={width(parts.meaning)} />
        </div>
      )}
      <p className={classes.parts}>
        {parts.words !== 0 && <span>Words {formatPoints(parts.words)}</span>}
        {parts.meaning !== 0 && <span>Meaning {formatPoints(parts.meaning)}</span>}
      </p>
    </div>
  );
}
