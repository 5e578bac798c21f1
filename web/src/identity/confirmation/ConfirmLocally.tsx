import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, isRefusal } from '@/api/client';
import { Actions } from '@/ui/Actions';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { PasswordField } from '../fields';
import { findOptions } from '../login/signIn';
import { useSession } from '../session';
import type { ProofProps } from './confirmation';

/** By the password of a local account. A demo account has none: there a button is enough. */
export function ConfirmLocally({ onConfirmed, onCancel }: ProofProps) {
  const { user } = useSession();
  const options = useQuery({ queryKey: ['sign-in'], queryFn: findOptions });
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => ask(api.POST('/api/session/confirmation', { body: password ? { password } : {} })),
    onSuccess: onConfirmed,
  });
  if (options.isPending) return <Rows count={1} />;

  const isDemo = options.data?.demo.some((account) => account.email === user?.email) ?? false;
  // The server knows better: somebody may have given a demo account a password.
  const needsPassword = !isDemo || isRefusal(confirm.error, 'validation_failed');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate();
      }}
    >
      {confirm.error && <Failure message={confirm.error.message} />}
      {needsPassword && <PasswordField kind="current" hasFocus value={password} onChange={setPassword} />}
      <Actions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={confirm.isPending}>
          Confirm
        </Button>
      </Actions>
    </form>
  );
}
