import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mayPass } from '@/api/client';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { NativeSelect, TextInput } from '@/ui/fields';
import type { Department } from '../types';
import { toChoices, withBelow } from './order';
import classes from './tree.module.css';

type Said = { name: string; about: string; parent: string | null };

type DepartmentDialogProps = {
  departments: readonly Department[];
  /** The one to be changed. Without it, a new one is added. */
  department?: Department;
  parent?: string;
  onSave: (said: Said, changed: Partial<Said>) => Promise<void>;
  onClose: () => void;
};

/** What a department is called, what it does and where it stands. */
export function DepartmentDialog({
  departments,
  department,
  parent,
  onSave,
  onClose,
}: DepartmentDialogProps) {
  const before = {
    name: department?.name ?? '',
    about: department?.about ?? '',
    parent: department?.parent ?? parent ?? '',
  };
  const [said, setSaid] = useState(before);
  const say = (change: Partial<typeof said>) => setSaid({ ...said, ...change });
  const wanted = { name: said.name.trim(), about: said.about.trim(), parent: said.parent || null };
  const changed: Partial<Said> = Object.fromEntries(
    Object.entries(wanted).filter(([part, value]) => (value ?? '') !== before[part as keyof Said]),
  );
  const save = useMutation({
    mutationFn: () => onSave(wanted, changed),
    onSuccess: onClose,
  });
  // It cannot stand below itself.
  const own = department ? withBelow(departments, department.id) : [];
  const places = departments.filter((one) => !own.includes(one));
  const isSame = Object.keys(changed).length === 0;
  return (
    <Dialog title={department ? `Change ${department.name}` : 'Add a department'} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        <TextInput
          label="Name"
          required
          withAsterisk={false}
          data-autofocus
          value={said.name}
          onChange={(event) => say({ name: event.currentTarget.value })}
        />
        <Textarea
          label="What it does"
          rows={3}
          value={said.about}
          onChange={(event) => say({ about: event.currentTarget.value })}
        />
        <NativeSelect
          label="Below"
          description="It takes over what the department above it asks for."
          data={[{ value: '', label: 'No other: at the top' }, ...toChoices(places)]}
          value={said.parent}
          onChange={(event) => say({ parent: event.currentTarget.value })}
        />
        {save.error && (
          <Failure
            message={save.error.message}
            onRetry={mayPass(save.error) ? () => save.mutate() : undefined}
          />
        )}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSame || !wanted.name} {...idleWhile(save.isPending)}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/** It does nothing now, but keeps the focus. */
const idleWhile = (isPending: boolean) => (isPending ? { 'aria-disabled': true, 'data-disabled': true } : {});
