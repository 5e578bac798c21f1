import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { formatPercent } from '@/ui/numbers';
import classes from './match.module.css';

const PAUSE = 200;

/** How different from each other those are who are shown. */
export function Variety({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const send = useDebouncedCallback(onChange, PAUSE);
  if (value !== seen) {
    setSeen(value);
    setDraft(value);
  }
  return (
    <label className={classes.weight}>
      <span>
        Variety of the list <b>{formatPercent(draft)}</b>
      </span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.1}
        aria-label="Variety of the list"
        aria-valuetext={formatPercent(draft)}
        value={draft}
        onChange={(event) => {
          const next = Number(event.currentTarget.value);
          setDraft(next);
          send(next);
        }}
      />
    </label>
  );
}
