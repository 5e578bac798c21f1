import { useId } from 'react';
import classes from './bulk.module.css';

const LEVELS = [1, 2, 3, 4, 5];

type ImportanceProps = { value: number; onChange: (importance: number) => void };

/** How much departments ask for a trait. */
export function Importance({ value, onChange }: ImportanceProps) {
  const name = useId();
  return (
    <fieldset className={classes.importance}>
      <legend>Importance, 1 for little and 5 for most</legend>
      <div className={classes.levels}>
        {LEVELS.map((level) => (
          <label key={level}>
            <input type="radio" name={name} checked={value === level} onChange={() => onChange(level)} />
            {level}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
