import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import '@/ui/fields';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { idleWhile } from '../rights';
import classes from './card.module.css';

/** A reason is kept as one line, however it was typed. */
const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

type DismissDialogProps = { onDismiss: (reason: string) => void; onClose: () => void };

/** Says why it is as it should be, for those who wonder later. */
export function DismissDialog({ onDismiss, onClose }: DismissDialogProps) {
  const [reason, setReason] = useState('');
  const isIdle = reason.trim() === '';
  return (
    <Dialog title="Dismiss" onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle) onDismiss(inOneLine(reason));
        }}
      >
        <Textarea
          label="Why can it be dismissed?"
          placeholder="Lives abroad, reached through the club"
          rows={3}
          maxLength={500}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" {...idleWhile(isIdle)}>
            Dismiss
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
