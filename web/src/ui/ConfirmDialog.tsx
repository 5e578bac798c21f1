import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Actions } from './Actions';
import { Dialog } from './Dialog';
import { Failure } from './Failure';

type ConfirmDialogProps = {
  title: string;
  /** The verb on the button. */
  action: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, action, onConfirm, onClose, children }: ConfirmDialogProps) {
  const confirm = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {confirm.error && <Failure message={confirm.error.message} />}
      <Actions>
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red.9" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {action}
        </Button>
      </Actions>
    </Dialog>
  );
}
