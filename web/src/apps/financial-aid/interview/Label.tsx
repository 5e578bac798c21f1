import classes from './fields.module.css';

/** "Parent: adjusted gross income": whose it is stands above the group already, and is only read out. */
export function Label({ text }: { text: string }) {
  const [, whose, what] = /^([A-Z][a-z ]+: )(.+)$/.exec(text) ?? [];
  if (!whose) return text;
  return (
    <>
      <span className="visually-hidden">{whose}</span>
      <span className={classes.label}>{what}</span>
    </>
  );
}
