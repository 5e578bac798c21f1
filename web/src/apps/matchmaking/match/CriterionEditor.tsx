import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import chips from '@/chat/criteria/criteria.module.css';
import { type Chip, LONGEST } from '@/chat/criteria/edited';
import { DraftField } from '@/ui/DraftField';
import classes from './match.module.css';
import type { TriedHow } from './words';

type CriterionEditorProps = {
  chip: Chip;
  /** What may be written. */
  hint: string | undefined;
  onChange: (change: Partial<Chip>) => void;
  /** What can be tried of it. */
  hows: readonly TriedHow[];
  canTry: boolean;
  /** Looks at what would be without it, or otherwise. */
  onTry: (hows: readonly TriedHow[]) => void;
  onRemove: () => void;
  onClose: () => void;
};

type Kind = 'must' | 'nice' | 'not';

const KINDS: Record<Kind, { label: string; change: Partial<Chip> }> = {
  must: { label: 'Must', change: { need: 'must', excluded: false } },
  nice: { label: 'Nice to have', change: { need: 'nice', excluded: false } },
  not: { label: 'Not this', change: { need: 'must', excluded: true } },
};

/** Changes a criterion. Every change takes effect; Escape closes it. */
export function CriterionEditor(props: CriterionEditorProps) {
  const { chip, hint, onChange, hows, canTry, onTry, onRemove, onClose } = props;
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const kind: Kind = chip.excluded ? 'not' : chip.need;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes this, and nothing else on the page.
    event.stopPropagation();
    // Whatever was typed last is passed on as the field is left.
    if (event.target instanceof HTMLElement) event.target.blur();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row.
    <div
      className={chips.editor}
      ref={box}
      role="group"
      aria-label={`Change ${chip.label}`}
      onKeyDown={onKeyDown}
    >
      <DraftField
        label={chip.label}
        placeholder={hint}
        maxLength={LONGEST}
        value={chip.text}
        onChange={(text) => onChange({ text })}
      />
      <fieldset className={chips.needs}>
        <legend>How much it is needed</legend>
        {(Object.keys(KINDS) as Kind[]).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={name}
              checked={kind === one}
              onChange={() => onChange(KINDS[one].change)}
            />
            {KINDS[one].label}
          </label>
        ))}
      </fieldset>
      <label className={classes.weight}>
        <span>
          Weight <b>{chip.weight}</b> of 5
        </span>
        <input
          type="range"
          min={1}
          max={5}
          step={1}
          aria-label="Weight"
          value={chip.weight}
          onChange={(event) => onChange({ weight: Number(event.currentTarget.value) })}
        />
      </label>
      <div className={chips.buttons}>
        <Button size="compact-sm" variant="subtle" disabled={!canTry} onClick={() => onTry(hows)}>
          {hows.includes('drop') ? 'What if it were dropped?' : 'What if it counted otherwise?'}
        </Button>
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
