import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Actions } from '@/ui/Actions';
import { DataTable } from '@/ui/DataTable';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { showToast } from '@/ui/toast/toasts';
import { labelOf, sayValue } from '../fields';
import type { Form } from '../form';
import { valueAt } from '../sheet';
import type { Family } from '../types';
import { draftOf } from './copies';
import classes from './history.module.css';
import { compare } from './merge';
import type { Editing } from './useEditing';

type ConflictDialogProps = {
  editing: Editing;
  /** What another window has saved. */
  current: Family;
  form: Form | undefined;
  onClose: () => void;
};

/** The same family was changed twice. Shows what differs and asks what stays. Nothing is lost either way. */
export function ConflictDialog({ editing, current, form, onClose }: ConflictDialogProps) {
  const { draft, autosave, take, write } = editing;
  const theirs = draftOf(current);
  const { fields, isRenamed, both } = compare(draftOf(autosave.base), draft, theirs);
  const keep = useMutation({
    mutationFn: async (kept: typeof draft) => {
      if (kept !== draft) write(() => kept, 'the changes of both windows');
      await autosave.over(current, kept);
    },
    onSuccess: onClose,
  });
  const takeTheirs = () => {
    const takeBack = take(current, 'what the other window has saved');
    onClose();
    showToast('The family is as the other window has saved it.', { undo: takeBack });
  };
  const rows = fields.map((field) => [
    labelOf(field, form),
    sayValue(field, valueAt(draft.worksheet, field), form),
    sayValue(field, valueAt(theirs.worksheet, field), form),
  ]);
  return (
    <Dialog title="Changed in another window" onClose={onClose}>
      <p className={classes.intro}>
        This family was saved from another window while you typed here. What is not kept stays in the history.
      </p>
      <DataTable
        label="What differs"
        columns={[{ label: 'Answer' }, { label: 'Here' }, { label: 'In the other window' }]}
        rows={isRenamed ? [['Family name', draft.name, theirs.name], ...rows] : rows}
      />
      {keep.error && <Failure message={keep.error.message} />}
      <div className={classes.actions}>
        <Actions>
          <Button variant="default" onClick={takeTheirs}>
            Take theirs
          </Button>
          <Button
            variant={both ? 'default' : 'filled'}
            loading={keep.isPending}
            onClick={() => keep.mutate(draft)}
          >
            Keep mine
          </Button>
          {both && (
            <Button loading={keep.isPending} onClick={() => keep.mutate(both)} data-autofocus>
              Keep both changes
            </Button>
          )}
        </Actions>
      </div>
    </Dialog>
  );
}
