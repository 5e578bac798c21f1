import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '@/api/client';
import { Actions } from '@/ui/Actions';
import { Failure } from '@/ui/Failure';
import { PasswordField } from '../fields';
import { findOptions } from '../login/signIn';
import { useSession, wasLoadedSignedIn } from '../session';
import { signOut } from '../signOut';
import type { ProofProps } from './confirmation';

/** At Firebase, if this document may reach it; else by signing in once more. */
export function ConfirmAtFirebase(props: ProofProps) {
  return wasLoadedSignedIn() ? <SignInAgain {...props} /> : <ProveAtFirebase {...props} />;
}

function SignInAgain({ onCancel }: ProofProps) {
  const again = useMutation({ mutationFn: () => signOut(window.location.pathname + window.location.search) });
  return (
    <>
      <p>Sign out and in again; you come back to this page. Then make the change once more.</p>
      <Actions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={again.isPending} onClick={() => again.mutate()}>
          Sign out and in again
        </Button>
      </Actions>
    </>
  );
}

function ProveAtFirebase({ onConfirmed, onCancel }: ProofProps) {
  const { user } = useSession();
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: async (typed: string | undefined) => {
      const { firebase: client } = await findOptions();
      if (!client) throw new Error('Firebase authentication not available');
      const { proveIdentity } = await import('../firebase/firebase');
      const idToken = await proveIdentity(client, user?.email ?? '', typed);
      await ask(api.POST('/api/session/confirmation', { body: { idToken } }));
    },
    onSuccess: onConfirmed,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        confirm.mutate(password);
      }}
    >
      {confirm.error && <Failure message={confirm.error.message} />}
      <PasswordField kind="current" value={password} onChange={setPassword} />
      <Actions>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="default" disabled={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
          Confirm with Google
        </Button>
        <Button type="submit" disabled={confirm.isPending}>
          Confirm
        </Button>
      </Actions>
    </form>
  );
}
