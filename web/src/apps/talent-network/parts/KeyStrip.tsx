import classes from './parts.module.css';

/** The keys that do something here. */
export function KeyStrip({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
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
