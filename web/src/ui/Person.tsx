import classes from './Person.module.css';
import type { Tint } from './Pill';

const TINTS: readonly Tint[] = ['teal', 'orange', 'indigo', 'grape', 'gray'];

/** Somebody's initials. Decoration: the name stands beside it. */
export function Person({ name, large }: { name: string; large?: boolean }) {
  return (
    <span className={classes.person} data-tint={tintOf(name)} data-large={large || undefined} aria-hidden>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.[0]?.toUpperCase() ?? '').join('');
}

/** The same name has the same colour everywhere. */
function tintOf(name: string): Tint {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0);
  return TINTS[sum % TINTS.length] ?? 'gray';
}
