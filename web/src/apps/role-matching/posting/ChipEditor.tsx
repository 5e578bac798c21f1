import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { showPlace } from '@/talent/MarkedText';
import { DraftField } from '@/ui/DraftField';
import { RangeField } from '@/ui/RangeField';
import { lockedUnless, REASON } from '../rights';
import type { Requirement, RequirementNeed } from '../types';
import { NEEDS, REQUIREMENT_KINDS } from '../words';
import { placeId } from './PostingText';
import classes from './posting.module.css';
import { LONGEST_LABEL, MOST_YEARS } from './requirements';

type ChipEditorProps = {
  requirement: Requirement;
  /** One may look at it, but not change it. */
  isLocked: boolean;
  onChange: (change: Partial<Requirement>) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Changes a requirement. Every change takes effect; Escape closes it. */
export function ChipEditor({ requirement, isLocked, onChange, onRemove, onClose }: ChipEditorProps) {
  const name = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const { id, label, kind, need, weight, years, taxon, span } = requirement;
  const locked = isLocked ? REASON : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes this, and nothing else on the page.
    event.stopPropagation();
    if (event.target instanceof HTMLElement) event.target.blur();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like this.
    <div
      className={classes.editor}
      ref={box}
      role="group"
      aria-label={`Change ${label}`}
      onKeyDown={onKeyDown}
    >
      <DraftField
        label={REQUIREMENT_KINDS[kind]}
        maxLength={LONGEST_LABEL}
        locked={locked}
        value={label}
        onChange={(next) => next.trim() && onChange(renamed(requirement, next.trim()))}
      />
      <fieldset className={classes.needs} {...lockedUnless(!isLocked)}>
        <legend>How much it is needed</legend>
        {(Object.keys(NEEDS) as RequirementNeed[]).map((one) => (
          <label key={one} title={NEEDS[one].means}>
            <input type="radio" name={name} checked={need === one} onChange={() => onChange({ need: one })} />
            {NEEDS[one].label}
          </label>
        ))}
      </fieldset>
      <RangeField
        label={`Weight of ${label}`}
        least={1}
        most={10}
        value={weight}
        show={(value) => `${value} of 10`}
        hint={locked ?? (need === 'ignore' ? 'What is ignored has no weight.' : undefined)}
        disabled={isLocked || need === 'ignore'}
        onChange={(next) => onChange({ weight: next })}
      />
      {(kind === 'years' || typeof years === 'number') && (
        <DraftField
          label={kind === 'years' ? 'Years' : 'Years (they count for a tenth at most)'}
          type="number"
          min={1}
          max={MOST_YEARS}
          locked={locked}
          // Without a number the server takes it for one.
          value={String(years ?? 1)}
          onChange={(next) => next !== '' && onChange({ years: Number(next) })}
        />
      )}
      <p className={classes.soft}>
        {taxon
          ? `Known as “${taxon.name}” (${taxon.scheme}: ${taxon.id}).`
          : 'In no taxonomy: compared by its words and meaning.'}
      </p>
      <div className={classes.buttons}>
        {span && (
          <Button size="compact-sm" variant="subtle" onClick={() => showPlace(placeId('requirement', id))}>
            Show in the text
          </Button>
        )}
        {!isLocked && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={onRemove}>
            Remove
          </Button>
        )}
        <Button size="compact-sm" variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

/** Other words mean something else: the place in a taxonomy was that of the old ones. */
const renamed = ({ label, text }: Requirement, next: string): Partial<Requirement> => ({
  label: next,
  text: text === label ? next : text,
  taxon: null,
});
