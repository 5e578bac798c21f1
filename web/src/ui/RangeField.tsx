import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import classes from './RangeField.module.css';

type RangeFieldProps = {
  label: string;
  least: number;
  most: number;
  step?: number;
  value: number;
  show: (value: number) => string;
  hint?: ReactNode;
  disabled?: boolean;
  onChange: (value: number) => void;
};

const PAUSE = 150;

/** A number by slider. It takes effect when one pauses, and at once when one leaves it. */
export function RangeField({ label, least, most, step = 1, value, show, hint, ...rest }: RangeFieldProps) {
  const { disabled, onChange } = rest;
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
        min={least}
        max={most}
        step={step}
        disabled={disabled}
        aria-valuetext={show(draft)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={draft}
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          setDraft(next);
          send(next);
        }}
        onBlur={() => send.flush()}
      />
      {hint && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
