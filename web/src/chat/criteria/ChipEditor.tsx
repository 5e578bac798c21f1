import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { TextInput } from '@/ui/fields';
import { isForInputMethod } from '../composer/length';
import type { Need } from '../types';
import classes from './criteria.module.css';
import { type Chip, LONGEST } from './edited';

type ChipEditorProps = {
  chip: Chip;
  /** What may be written. */
  hint: string | undefined;
  onChange: (change: Partial<Chip>) => void;
  onRun: () => void;
  onRemove: () => void;
  onClose: () => void;
};

const NEEDS: Record<Need, string> = { must: 'Must', nice: 'Nice to have' };

/** Changes a chip. Enter runs again, Escape closes it; what was changed stays changed. */
export function ChipEditor({ chip, hint, onChange, onRun, onRemove, onClose }: ChipEditorProps) {
  const name = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes this, and nothing else on the page.
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row.
    <div className={classes.editor} role="group" aria-label={`Change ${chip.label}`} onKeyDown={onKeyDown}>
      <TextInput
        ref={field}
        label={chip.label}
        placeholder={hint}
        maxLength={LONGEST}
        autoComplete="off"
        value={chip.text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isForInputMethod(event)) return;
          // The focus goes on to a button, which must not take the key for its own.
          event.preventDefault();
          onRun();
        }}
      />
      <fieldset className={classes.needs}>
        <legend>How much it is needed</legend>
        {Object.entries(NEEDS).map(([need, label]) => (
          <label key={need}>
            <input
              type="radio"
              name={name}
              checked={chip.need === need}
              onChange={() => onChange({ need: need as Need })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label className={classes.excluded}>
        <input
          type="checkbox"
          checked={chip.excluded}
          onChange={(event) => onChange({ excluded: event.currentTarget.checked })}
        />
        Not this
      </label>
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onRemove}>
          Remove
        </Button>
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
