import classes from './person.module.css';

/** Short texts side by side. */
export function Chips({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={classes.chips}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
