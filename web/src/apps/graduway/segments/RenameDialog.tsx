import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { idleWhile } from '../rights';
import type { Segment } from './api';
import classes from './segments.module.css';
import { useSegmentChanges } from './useSegmentChanges';

/** Another name for a segment. */
export function RenameDialog({ segment, onClose }: { segment: Segment; onClose: () => void }) {
  const { change } = useSegmentChanges();
  const [name, setName] = useState(segment.name);
  const wanted = name.trim();
  const rename = useMutation({
    mutationFn: async () => {
      const saved = await change(segment, { name: wanted }, `${segment.name} is called ${wanted} now.`);
      if ('current' in saved) throw new Error(saved.message);
    },
    onSuccess: onClose,
  });
  const isIdle = rename.isPending || wanted === '' || wanted === segment.name;
  return (
    <Dialog title={`Rename ${segment.name}`} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle) rename.mutate();
        }}
      >
        <TextInput
          label="Name"
          maxLength={120}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {rename.error && <Failure message={rename.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(isIdle)}>
            {rename.isPending ? 'Saving...' : 'Rename'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
