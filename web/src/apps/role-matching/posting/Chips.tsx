import { UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { showToast } from '@/ui/toast/toasts';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useMayChangeRole } from '../rights';
import { useEditing } from '../role/context';
import type { Requirement } from '../types';
import { NEEDS } from '../words';
import { AddRequirement } from './AddRequirement';
import { ChipEditor } from './ChipEditor';
import classes from './posting.module.css';
import { MOST_REQUIREMENTS, withAgain, withNew, without, withRequirement } from './requirements';

/** What the role asks for, as chips. Each opens to be changed. */
export function Chips() {
  const { role, draft, put, highest } = useEditing();
  const mayChange = useMayChangeRole(role);
  const { requirements } = draft;
  const [open, setOpen] = useState<number | null>(null);
  const { heading, within } = useKeptFocus();
  const list = useRef<HTMLUListElement>(null);
  const opened = requirements.find(({ id }) => id === open);
  const change = (id: number, next: Partial<Requirement>, what: string) =>
    put((now) => ({ requirements: withRequirement(now.requirements, id, next) }), what);
  const remove = (gone: Requirement) => {
    const place = requirements.indexOf(gone);
    put((now) => ({ requirements: without(now.requirements, gone.id) }), `${gone.label} removed`);
    setOpen(null);
    const undo = () =>
      put(
        (now) => ({ requirements: withAgain(now.requirements, gone, place, highest.current) }),
        `${gone.label} put back`,
      );
    showToast(`${gone.label} is not asked for any more.`, { undo });
  };
  const close = (id: number) => {
    setOpen(null);
    // Who was in the editor goes on at what it was about.
    list.current?.querySelector<HTMLElement>(`[data-chip='${id}']`)?.focus();
  };
  return (
    <div className={classes.chips} {...within}>
      <h3 ref={heading} tabIndex={-1}>
        Requirements
      </h3>
      {requirements.length === 0 && (
        <p className={classes.soft}>Nothing is asked for yet. Add a requirement, or read a description.</p>
      )}
      <ul aria-label="Requirements" ref={list}>
        {requirements.map((one) => (
          <li key={one.id} className={classes.chip} data-need={one.need}>
            <UnstyledButton
              className={classes.open}
              data-chip={one.id}
              aria-expanded={one.id === open}
              onClick={() => setOpen(one.id === open ? null : one.id)}
            >
              <span className={classes.label}>{one.label}</span>{' '}
              <span className={classes.need}>
                {NEEDS[one.need].label}
                {one.need !== 'ignore' && ` · ${one.weight}`}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {opened && (
        <ChipEditor
          key={opened.id}
          requirement={opened}
          isLocked={!mayChange}
          onChange={(next) => change(opened.id, next, opened.label)}
          onRemove={() => remove(opened)}
          onClose={() => close(opened.id)}
        />
      )}
      <AddRequirement
        mayChange={mayChange}
        isFull={requirements.length >= MOST_REQUIREMENTS}
        onAdd={(next) =>
          put(
            (now) => ({ requirements: withNew(now.requirements, next, highest.current) }),
            `${next.label} added`,
          )
        }
      />
    </div>
  );
}
