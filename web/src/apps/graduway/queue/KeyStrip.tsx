import { ACTS, type Act } from '../quality/words';
import classes from './queue.module.css';

/** The keys that do something here. */
export function KeyStrip({ acts }: { acts: readonly Act[] }) {
  const keys = [
    ['J', 'next'],
    ['K', 'previous'],
    ...acts.map((act) => [ACTS[act].key.toUpperCase(), ACTS[act].name.toLowerCase()]),
    ['Z', 'undo'],
  ];
  return (
    <dl className={classes.keys} aria-label="Keys">
      {keys.map(([key, does]) => (
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
