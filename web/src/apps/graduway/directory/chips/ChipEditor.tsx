import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import classes from '@/chat/criteria/criteria.module.css';
import { Failure } from '@/ui/Failure';
import { NativeSelect, TextInput } from '@/ui/fields';
import { type Chip, LONGEST_TEXT } from '../filter';
import { slotOf } from '../slots';
import own from './chips.module.css';

type ChipEditorProps = {
  chip: Chip;
  isNew: boolean;
  /** Rejects with a sentence if the chip cannot be read. */
  onApply: (chip: Chip) => Promise<unknown>;
  onClose: () => void;
};

const NEEDS = { must: 'Has to be so', nice: 'Would be nice' } as const;

/** Changes one thing that is asked for. Enter applies it, Escape leaves it as it was. */
export function ChipEditor({ chip, isNew, onApply, onClose }: ChipEditorProps) {
  const name = useId();
  const { label, hint, own: flag, choices } = slotOf(chip.slot);
  const [said, setSaid] = useState<Chip>(() => ({
    ...chip,
    text: chip.text || flag || choices?.[0] || '',
  }));
  const say = (change: Partial<Chip>) => setSaid({ ...said, ...change });
  const apply = useMutation({ mutationFn: () => onApply({ ...said, text: said.text.trim() }) });
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  const isEmpty = said.text.trim() === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes this, and nothing else on the page.
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      ref={box}
      aria-label={`${isNew ? 'Add' : 'Change'} ${label}`}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !apply.isPending) apply.mutate();
      }}
    >
      <div className={classes.editor}>
        {choices && (choices.includes(said.text) || isNew) ? (
          <NativeSelect
            label={label}
            data={[...choices]}
            value={said.text}
            onChange={(event) => say({ text: event.currentTarget.value })}
          />
        ) : flag === undefined ? (
          <TextInput
            label={label}
            placeholder={hint}
            maxLength={LONGEST_TEXT}
            autoComplete="off"
            value={said.text}
            onChange={(event) => say({ text: event.currentTarget.value })}
          />
        ) : (
          <p className={own.flag}>
            <b>{label}</b> {flag}
          </p>
        )}
        <fieldset className={classes.needs}>
          <legend>How much it is needed</legend>
          {Object.entries(NEEDS).map(([need, words]) => (
            <label key={need}>
              <input
                type="radio"
                name={name}
                checked={said.need === need}
                onChange={() => say({ need: need as Chip['need'] })}
              />
              {words}
            </label>
          ))}
        </fieldset>
        <label className={classes.excluded}>
          <input
            type="checkbox"
            checked={said.excluded}
            onChange={(event) => say({ excluded: event.currentTarget.checked })}
          />
          Not this
        </label>
        <div className={classes.buttons}>
          <Button size="compact-sm" variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="compact-sm"
            type="submit"
            aria-disabled={isEmpty || apply.isPending || undefined}
            data-disabled={isEmpty || apply.isPending || undefined}
          >
            {apply.isPending ? 'Reading...' : 'Apply'}
          </Button>
        </div>
      </div>
      {apply.error && <Failure message={apply.error.message} />}
    </form>
  );
}
