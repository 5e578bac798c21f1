import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Choice.module.css';

type ChoiceProps<T extends string> = {
  /** What is chosen, for who cannot see it. */
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
};

/** One of a few, side by side: which view is shown. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={classes.choice} aria-label={label}>
      {options.map((option) => (
        <UnstyledButton
          key={option.value}
          className={classes.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
