import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Actions } from '@/ui/Actions';
import { Failure } from '@/ui/Failure';
import { visitGoogle } from '../google/window';
import { refusalOf } from '../login/texts';
import type { ProofProps } from './confirmation';

/** In Google's window. Whether that was closed cannot be seen from here: Cancel is always there. */
export function ConfirmAtGoogle({ onConfirmed, onCancel }: ProofProps) {
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  const confirm = useMutation({
    mutationFn: async () => {
      waiting.current = new AbortController();
      const outcome = await visitGoogle('confirm', waiting.current.signal);
      if (outcome.type === 'refused') throw refusalOf(outcome.code, []);
      return outcome.type;
    },
    onSuccess: (outcome) => {
      if (outcome === 'done') onConfirmed();
    },
  });
  return (
    <>
      {confirm.error && <Failure message={confirm.error.message} />}
      {confirm.isPending && <p role="status">Go on in Google’s window.</p>}
      <Actions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={confirm.isPending} onClick={() => confirm.mutate()}>
          Confirm with Google
        </Button>
      </Actions>
    </>
  );
}
