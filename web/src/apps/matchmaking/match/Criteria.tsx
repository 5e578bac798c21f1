import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { AddChip } from '@/chat/criteria/AddChip';
import { type Chip, changeChip, newChip } from '@/chat/criteria/edited';
import type { Slot } from '@/chat/types';
import { Choice } from '@/ui/Choice';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { useKeptFocus } from '@/ui/useKeptFocus';
import type { Sought } from '../types';
import type { Over } from './Board';
import { CriterionChip } from './CriterionChip';
import { CriterionEditor } from './CriterionEditor';
import { ForWhom } from './ForWhom';
import classes from './match.module.css';
import { isCriterion, triable } from './question';
import type { Fits } from './useFits';
import { type Asking, useTellConversation } from './useQuestion';
import { Variety } from './Variety';

type CriteriaProps = {
  asking: Asking;
  fits: Fits;
  slots: readonly Slot[];
  conversation: string | undefined;
  onOver: (over: Over) => void;
};

const SOUGHT: { value: Sought; label: string }[] = [
  { value: 'mentors', label: 'Mentors' },
  { value: 'mentees', label: 'Mentees' },
];

/** What is asked for, as chips that can be changed. */
export function Criteria({ asking, fits, slots, conversation, onOver }: CriteriaProps) {
  const { question, told, isChanged, left, change, changeWith } = asking;
  const [open, setOpen] = useState<number | null>(null);
  const box = useFocusOnChip(open);
  const { heading, within } = useKeptFocus();
  const tell = useTellConversation(conversation, asking);
  const { chips } = question;
  const edited = chips.find(({ id }) => id === open);
  const sought = question.seeks ?? fits.list?.matches.sought ?? 'mentors';
  const put = (next: typeof chips) => change({ ...question, chips: next });
  const remove = (id: number) => {
    const gone = chips.find((chip) => chip.id === id);
    setOpen(null);
    const rest = { ...question, chips: chips.filter((chip) => chip.id !== id) };
    changeWith(rest, `${gone?.label}: ${gone?.text || 'empty'} was removed.`);
  };
  const add = (slot: Slot) => {
    const chip = newChip(chips, slot);
    put([...chips, chip]);
    setOpen(chip.id);
  };
  return (
    <div {...within}>
      <Panel
        title="Criteria"
        headingRef={heading}
        aside={
          <Choice
            label="Looking for"
            options={SOUGHT}
            value={sought}
            onChange={(seeks) => change({ ...question, seeks })}
          />
        }
      >
        <div className={classes.criteria} ref={box}>
          <ForWhom question={question} sought={sought} onChange={change} />
          <ul className={classes.chips} aria-label="Criteria">
            {chips.map((chip) => (
              <CriterionChip
                key={chip.id}
                chip={chip}
                isOpen={chip.id === open}
                onOpen={() => setOpen(chip.id === open ? null : chip.id)}
                onRemove={() => remove(chip.id)}
              />
            ))}
            <li>
              <AddChip slots={slots.filter(({ slot }) => isCriterion(slot))} onAdd={add} />
            </li>
          </ul>
          {edited && (
            <CriterionEditor
              key={edited.id}
              chip={edited}
              hint={slots.find(({ slot }) => slot === edited.slot)?.hint}
              onChange={(next) => put(changeChip(chips, edited.id, next))}
              hows={triable(question, edited.slot)}
              // What cannot be ranked by cannot be tried either.
              canTry={fits.fault === null && !fits.error}
              onTry={(hows) =>
                onOver({ kind: 'whatIf', slot: edited.slot, label: allOf(chips, edited), hows })
              }
              onRemove={() => remove(edited.id)}
              onClose={() => setOpen(null)}
            />
          )}
          {told?.notUnderstood.map((text) => (
            <Notice key={text}>{text}</Notice>
          ))}
          {left && (
            <div className={classes.left} role="status">
              <p>The conversation went on. What you had changed by hand is kept aside.</p>
              <Button size="compact-sm" variant="default" onClick={asking.bringBack}>
                Use my changes
              </Button>
              <Button size="compact-sm" variant="subtle" color="gray" onClick={asking.forget}>
                Forget them
              </Button>
            </div>
          )}
          {(fits.fault ?? (fits.list && fits.error)) && (
            <Failure
              message={fits.fault ?? fits.error?.message ?? ''}
              hint={fits.list && 'Until then the ranking below is the one before.'}
              onRetry={fits.fault === null ? fits.retry : undefined}
            />
          )}
          {isChanged && (
            <div className={classes.left}>
              <p role="status">
                {told
                  ? 'The conversation does not know of these changes.'
                  : 'Only the ranking knows of these.'}
              </p>
              <Button size="compact-sm" variant="subtle" color="gray" onClick={asking.reset}>
                {told ? 'Undo changes' : 'Clear'}
              </Button>
              {told && !asking.isReadOnly && (
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={fits.fault !== null}
                  loading={tell.isPending}
                  onClick={() => tell.mutate()}
                >
                  Tell the conversation
                </Button>
              )}
            </div>
          )}
          {tell.error && <Failure message={tell.error.message} onRetry={() => tell.mutate()} />}
          <Variety value={question.diversity} onChange={(diversity) => change({ ...question, diversity })} />
        </div>
      </Panel>
    </div>
  );
}

/** What is tried is all of a kind: of several skills it names each. */
function allOf(chips: readonly Chip[], { slot, label }: Chip): string {
  const alike = chips.filter((chip) => chip.slot === slot).map(({ text }) => text);
  return alike.length > 1 ? `${label} (${alike.join(', ')})` : label;
}

/** What closes gives the focus back to the chip it belonged to. */
function useFocusOnChip(open: number | null) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const closed = before.current;
    before.current = open;
    if (open !== null || closed === null || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>(`[data-chip="${closed}"]`)?.focus();
  }, [open]);
  return box;
}
