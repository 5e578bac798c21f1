import classes from './parts.module.css';
import { mustWords } from './words';

type PipsProps = { mustsMet: number; musts: number };

/** More would not be counted by looking. */
const MOST = 12;

/** How many musts are met, of how many. */
export function Pips({ mustsMet, musts }: PipsProps) {
  const words = mustWords({ mustsMet, musts });
  if (musts === 0) return words;
  return (
    <span className={classes.pips} role="img" aria-label={words} title={words}>
      {musts <= MOST &&
        Array.from({ length: musts }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move.
          <span key={place} className={classes.pip} data-met={place < mustsMet || undefined} />
        ))}
      <b>
        {mustsMet}/{musts}
      </b>
    </span>
  );
}
