import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { showToast } from '@/ui/toast/toasts';
import type { Chip } from '../directory/filter';
import { idleWhile, useMayChange } from '../rights';
import { createSegment, deleteSegment, exportAddress, SEGMENTS_KEY, type Segment } from './api';
import classes from './segments.module.css';

type SaveSegmentProps = {
  chips: readonly Chip[];
  /** It is saved because it is to leave the suite. */
  forExport: boolean;
  /** Its id; nothing if it was taken back. */
  onSaved: (id: string | null) => void;
  onClose: () => void;
};

/** Keeps a filter under a name. */
export function SaveSegment({ chips, forExport, onSaved, onClose }: SaveSegmentProps) {
  const queries = useQueryClient();
  const mayShare = useMayChange();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: SEGMENTS_KEY });
  const save = useMutation({
    mutationFn: () => createSegment({ name: name.trim(), chips: [...chips], shared }),
    onSuccess: (segment: Segment) => {
      void refresh();
      onSaved(segment.id);
      onClose();
      showToast(`${segment.name} was saved.`, {
        undo: async () => {
          await deleteSegment(segment.id);
          onSaved(null);
          // The segment itself is not there to be looked at anew.
          await queries.invalidateQueries({ queryKey: SEGMENTS_KEY, exact: true });
        },
      });
      if (forExport) fetchFile(exportAddress(segment.id));
    },
  });
  const isIdle = save.isPending || name.trim() === '';
  return (
    <Dialog title={forExport ? 'Save and export' : 'Save as segment'} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle) save.mutate();
        }}
      >
        {forExport && (
          <p className={classes.soft}>
            What leaves the suite has a name, so that the log can say what it was. Of each person the file has
            what they share.
          </p>
        )}
        <TextInput
          label="Name"
          placeholder="Boston chemists of the nineties"
          maxLength={120}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={shared}
            disabled={!mayShare}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          Everybody sees it
          {!mayShare && <span className={classes.soft}> (a contributor can share one)</span>}
        </label>
        {save.error && <Failure message={save.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(isIdle)}>
            {save.isPending ? 'Saving...' : forExport ? 'Save and export' : 'Save'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

/** As if somebody had followed a link to it: the browser keeps what comes, however long it is. */
function fetchFile(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = 'segment.csv';
  link.click();
}
