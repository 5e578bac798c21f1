import { useId } from 'react';
import classes from '../ai.module.css';

type PlanFieldProps = { value: boolean; onChange: (value: boolean) => void };

/** What the model is trusted with besides phrasing. */
export function PlanField({ value, onChange }: PlanFieldProps) {
  const id = useId();
  return (
    <div className={classes.plan}>
      <label>
        <input
          type="checkbox"
          aria-describedby={id}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        May choose tools
      </label>
      <p id={id}>
        The model then decides which searches and calculations a question needs, and every choice is checked;
        otherwise the engine decides, and the model only phrases what was found.
      </p>
    </div>
  );
}
