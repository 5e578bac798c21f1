import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import '@/ui/fields';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { idleWhile } from '../rights';
import { calledOf } from '../words';
import classes from './ranking.module.css';

type RejectDialogProps = {
  who: { label: string; name?: string | null };
  onReject: (reason: string) => void;
  onClose: () => void;
};

/** Who is rejected is rejected for a reason that can be read later. */
export function RejectDialog({ who, onReject, onClose }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const isIdle = reason.trim() === '';
  return (
    <Dialog title={`Reject ${calledOf(who)}`} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle) onReject(reason.trim());
        }}
      >
        <Textarea
          label="Why?"
          description="About the work: it is kept with the decision, and the person may ask for it."
          placeholder="No evidence of SQL, which the work needs every day"
          rows={4}
          maxLength={1000}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red.9" {...idleWhile(isIdle)}>
            Reject
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
