import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useKeptText } from '@/chat/kept';
import '@/ui/fields';
import { useSession } from '@/identity/session';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { showFailure } from '@/ui/toast/toasts';
import { idleWhile } from '../rights';
import { calledOf } from '../words';
import classes from './ranking.module.css';

type RejectDialogProps = {
  role: string;
  who: { id: string; label: string; name?: string | null };
  /** Fails if it was refused. */
  onReject: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Who is rejected is rejected for a reason that can be read later. */
export function RejectDialog({ role, who, onReject, onClose }: RejectDialogProps) {
  const { user } = useSession();
  const [reason, setReason] = useKeptText(`talent-reject/${user?.uid}/${role}/${who.id}`);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  const reject = useMutation({
    mutationFn: () => onReject(reason.trim()),
    onSuccess: () => setReason(''),
    // Whoever has closed it meanwhile is told elsewhere, and finds the words when it is opened again.
    onError: (failure) => void (isThere.current || showFailure(failure)),
  });
  const isIdle = reason.trim() === '';
  return (
    <Dialog title={`Reject ${calledOf(who)}`} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIdle && !reject.isPending) reject.mutate(undefined, { onSuccess: onClose });
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
        {reject.error && <Failure message={reject.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red.9" {...idleWhile(isIdle)} loading={reject.isPending}>
            Reject
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
