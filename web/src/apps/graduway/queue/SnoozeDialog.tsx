import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { formatDay } from '@/ui/day';
import { TextInput } from '@/ui/fields';
import { idleWhile } from '../rights';
import classes from './card.module.css';

/** A day so many days from now, by the clock here. */
export function dayIn(days: number, now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const CHOICES = [
  { name: 'A week', days: 7 },
  { name: 'A month', days: 30 },
  { name: 'Three months', days: 91 },
];

type SnoozeDialogProps = { onSnooze: (until: string) => void; onClose: () => void };

/** Puts an item off. Enter takes the choice that is offered. */
export function SnoozeDialog({ onSnooze, onClose }: SnoozeDialogProps) {
  const name = useId();
  const [until, setUntil] = useState(() => dayIn(30));
  const isChosen = /^\d{4}-\d{2}-\d{2}$/.test(until) && until > dayIn(0);
  return (
    <Dialog title="Snooze" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isChosen) onSnooze(until);
        }}
      >
        <fieldset className={classes.choices}>
          <legend>It comes back in</legend>
          {CHOICES.map(({ name: words, days }) => (
            <label key={days}>
              <input
                type="radio"
                name={name}
                data-autofocus={days === 30 || undefined}
                checked={until === dayIn(days)}
                onChange={() => setUntil(dayIn(days))}
              />
              {words}
            </label>
          ))}
        </fieldset>
        <TextInput
          label="On"
          type="date"
          min={dayIn(1)}
          value={until}
          error={isChosen ? null : 'Choose a day after today.'}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(!isChosen)}>
            {isChosen ? `Snooze until ${formatDay(until)}` : 'Snooze'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
