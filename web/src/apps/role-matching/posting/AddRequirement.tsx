import { Button } from '@mantine/core';
import { useState } from 'react';
import { optionsOf } from '@/talent/words';
import { NativeSelect, TextInput } from '@/ui/fields';
import { idleWhile, lockedUnless } from '../rights';
import type { RequirementKind, RequirementNeed } from '../types';
import { NEEDS, REQUIREMENT_KINDS } from '../words';
import classes from './posting.module.css';
import { LONGEST_LABEL, type NewRequirement } from './requirements';

type AddRequirementProps = { mayChange: boolean; isFull: boolean; onAdd: (next: NewRequirement) => void };

const NEED_OPTIONS = (['must', 'nice'] as const).map((value) => ({ value, label: NEEDS[value].label }));

/** Asks for something that the description does not say. */
export function AddRequirement({ mayChange, isFull, onAdd }: AddRequirementProps) {
  const [label, setLabel] = useState('');
  const [kind, setKind] = useState<RequirementKind>('skill');
  const [need, setNeed] = useState<RequirementNeed>('nice');
  const isIdle = isFull || label.trim() === '';
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (isIdle) return;
        onAdd({ label: label.trim(), kind, need });
        setLabel('');
      }}
    >
      <TextInput
        label="Add a requirement"
        placeholder="PostgreSQL, or: leads a small team"
        autoComplete="off"
        maxLength={LONGEST_LABEL}
        error={isFull ? 'A role asks for 60 things at most.' : undefined}
        {...lockedUnless(mayChange)}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <NativeSelect
        label="Kind"
        {...lockedUnless(mayChange)}
        data={optionsOf(REQUIREMENT_KINDS)}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as RequirementKind)}
      />
      <NativeSelect
        label="Needed"
        {...lockedUnless(mayChange)}
        data={NEED_OPTIONS}
        value={need}
        onChange={(event) => setNeed(event.currentTarget.value as RequirementNeed)}
      />
      <Button type="submit" variant="default" {...(mayChange ? idleWhile(isIdle) : lockedUnless(mayChange))}>
        Add
      </Button>
    </form>
  );
}
