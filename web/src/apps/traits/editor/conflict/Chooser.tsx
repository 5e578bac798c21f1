import { useId } from 'react';
import classes from './conflict.module.css';
import { Diff } from './Diff';
import type { Difference, Side } from './merge';

type ChooserProps = {
  difference: Difference;
  texts: { mine: string; theirs: string; origin: string | null | false };
  theirName: string;
  value: Side | undefined;
  onChange: (side: Side) => void;
};

/** One part of a trait as two people have it, beside each other. */
export function Chooser({ difference: { part }, texts, theirName, value, onChange }: ChooserProps) {
  const name = useId();
  const sides = [
    { side: 'theirs', title: theirName, choice: 'Take theirs', text: texts.theirs, other: texts.mine },
    { side: 'mine', title: 'You', choice: 'Keep mine', text: texts.mine, other: texts.theirs },
  ] as const;
  const hasOrigin = typeof texts.origin === 'string';
  return (
    <fieldset className={classes.part}>
      <legend>{part.label}</legend>
      <div className={classes.sides}>
        {sides.map(({ side, title, choice, text, other }) => (
          <div key={side} className={classes.side} data-chosen={value === side || undefined}>
            <label className={classes.choice}>
              <input type="radio" name={name} checked={value === side} onChange={() => onChange(side)} />
              {choice}
              <span className={classes.who}>{title}</span>
            </label>
            <Diff before={hasOrigin ? String(texts.origin) : other} after={text} isOneSided={!hasOrigin} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
