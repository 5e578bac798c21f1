import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { HELD } from '../held';
import type { Criterion, EditedCriterion, Slot } from '../types';
import { AddChip } from './AddChip';
import { ChipEditor } from './ChipEditor';
import { ChipView } from './ChipView';
import classes from './criteria.module.css';
import { type Chip, changeChip, faultOf, hasChanged, newChip, toChips, toRequest } from './edited';

type CriteriaProps = {
  criteria: readonly Criterion[];
  /** What can be added. */
  slots: readonly Slot[];
  isRunning: boolean;
  /** A message below has not arrived: changes are collected, but wait for it. */
  isHeld: boolean;
  /** Runs again with changed chips; nothing where they can only be read. */
  onRun: ((criteria: EditedCriterion[]) => void) | undefined;
};

/** What was understood of a message. Changes are collected, and take effect when one says so. */
export function Criteria({ criteria, slots, isRunning, isHeld, onRun }: CriteriaProps) {
  const [changed, setChanged] = useState<Chip[] | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const box = useFocusOnChip(open);
  const chips = changed ?? toChips(criteria);
  const isChanged = changed !== null && hasChanged(criteria, changed);
  const fault = faultOf(chips) ?? (isHeld ? HELD : null);
  if (chips.length === 0 && (!onRun || slots.length === 0)) return null;

  const run = () => {
    if (!isChanged || fault || isRunning) return;
    setOpen(null);
    onRun?.(toRequest(chips));
  };
  const remove = (id: number) => {
    setChanged(chips.filter((chip) => chip.id !== id));
    setOpen(null);
  };
  const add = (slot: Slot) => {
    const chip = newChip(chips, slot);
    setChanged([...chips, chip]);
    setOpen(chip.id);
  };
  const edited = chips.find(({ id }) => id === open);
  return (
    <div className={classes.criteria} ref={box}>
      <ul className={classes.chips} aria-label="What was understood">
        {chips.map((chip) => (
          <ChipView
            key={chip.id}
            chip={chip}
            isOpen={chip.id === open}
            onOpen={onRun && (() => setOpen(chip.id === open ? null : chip.id))}
            onRemove={() => remove(chip.id)}
          />
        ))}
        {onRun && slots.length > 0 && (
          <li>
            <AddChip slots={slots} onAdd={add} />
          </li>
        )}
      </ul>
      {edited && (
        <ChipEditor
          key={edited.id}
          chip={edited}
          hint={slots.find(({ slot }) => slot === edited.slot)?.hint}
          onChange={(change) => setChanged(changeChip(chips, edited.id, change))}
          onRun={run}
          onRemove={() => remove(edited.id)}
          onClose={() => setOpen(null)}
        />
      )}
      {isChanged && (
        <div className={classes.changes}>
          <p role="status">{fault ?? 'The answer below does not know of your changes yet.'}</p>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => setChanged(null)}>
            Undo changes
          </Button>
          <Button
            size="compact-sm"
            leftSection={<IconPlayerPlay size={14} aria-hidden />}
            disabled={fault !== null}
            loading={isRunning}
            onClick={run}
          >
            Run again
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where the focus goes from what has closed: to the chip it belonged to, or to the first that is left. */
function useFocusOnChip(open: number | null) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open !== null || closed === null || document.activeElement !== document.body) return;
    const chip = box.current?.querySelector<HTMLElement>(`[data-chip="${closed}"]`);
    (chip ?? box.current?.querySelector('button'))?.focus();
  }, [open]);
  return box;
}
