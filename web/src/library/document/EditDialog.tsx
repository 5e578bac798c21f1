import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayPass } from '@/api/client';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { NativeSelect, TextInput } from '@/ui/fields';
import { showToast } from '@/ui/toast/toasts';
import { changeDocument, LIBRARY } from '../api';
import type { LibraryDocument } from '../types';
import { AREAS, areaName } from '../words';
import classes from './document.module.css';

type EditDialogProps = { document: LibraryDocument; onClose: () => void };

const LONGEST_TITLE = 200;

/** Changes what a document is called and where it belongs. */
export function EditDialog({ document: { id, ...before }, onClose }: EditDialogProps) {
  const queries = useQueryClient();
  const [title, setTitle] = useState(before.title);
  const [area, setArea] = useState(before.area);
  const change = (to: { title: string; area: string }) =>
    changeDocument(id, to).finally(() => queries.invalidateQueries({ queryKey: LIBRARY }));
  const save = useMutation({
    mutationFn: () => change({ title: title.trim(), area }),
    onSuccess: (card) => {
      onClose();
      showToast(`${card.title} was changed.`, {
        undo: () => change({ title: before.title, area: before.area }),
      });
    },
  });
  const isSame = title.trim() === before.title && area === before.area;
  const areas = [...new Set([...Object.keys(AREAS), before.area])];
  return (
    <Dialog title="Title and area" onClose={onClose}>
      <form
        className={classes.edit}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <TextInput
          label="Title"
          required
          withAsterisk={false}
          maxLength={LONGEST_TITLE}
          data-autofocus
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <NativeSelect
          label="Area"
          data={areas.map((value) => ({ value, label: areaName(value) }))}
          value={area}
          onChange={(event) => setArea(event.currentTarget.value)}
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
          <Button type="submit" disabled={save.isPending || isSame || !title.trim()}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
