import { useId } from 'react';
import classes from './rounds.module.css';

type RadioFieldProps<T extends string> = {
  /** What is chosen, for who cannot see the heading above. */
  legend: string;
  options: readonly { value: T; label: string; hint: string }[];
  value: T;
  disabled?: boolean;
  onChange: (value: T) => void;
};

/** One of a few, each with what it means. */
export function RadioField<T extends string>({
  legend,
  options,
  value,
  disabled,
  onChange,
}: RadioFieldProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes.radios} disabled={disabled}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            aria-describedby={`${name}-${option.value}`}
            onChange={() => onChange(option.value)}
          />
          <span>
            <b>{option.label}</b>
            <span id={`${name}-${option.value}`}>{option.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
