import { useDebouncedCallback } from '@mantine/hooks';
import { useId, useState } from 'react';
import classes from './rounds.module.css';

type RangeFieldProps = {
  label: string;
  hint: string;
  /** From 0 to 1. */
  value: number;
  show: (value: number) => string;
  disabled?: boolean;
  onChange: (value: number) => void;
};

const PAUSE = 250;

/** A share between nothing and all. It takes effect when one pauses. */
export function RangeField({ label, hint, value, show, disabled, onChange }: RangeFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const send = useDebouncedCallback(onChange, { delay: PAUSE, flushOnUnmount: true });
  if (value !== seen) {
    setSeen(value);
    setDraft(value);
  }
  return (
    <div className={classes.range}>
      <label htmlFor={id}>
        {label} <b>{show(draft)}</b>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.05}
        disabled={disabled}
        aria-valuetext={show(draft)}
        aria-describedby={`${id}-hint`}
        value={draft}
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          setDraft(next);
          send(next);
        }}
      />
      <p id={`${id}-hint`} className={classes.soft}>
        {hint}
      </p>
    </div>
  );
}
