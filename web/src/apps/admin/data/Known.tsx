import classes from './data.module.css';

type KnownProps = { facts: readonly (readonly [name: string, value: string])[] };

/** What is known of something, side by side. */
export function Known({ facts }: KnownProps) {
  return (
    <dl className={classes.known}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
