import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Page } from '@/ui/Page';
import { Waiting } from '@/ui/Waiting';
import { refreshSession } from './session';
import { signOut } from './signOut';

/** Somebody is signed in, but what they may do is not known: nothing is shown to them. */
export function ProfileMissing({ error }: { error: string }) {
  const retry = useMutation({ mutationFn: refreshSession });
  const leave = useMutation({ mutationFn: () => signOut() });
  if (retry.isPending) return <Waiting text="Checking permissions..." />;
  return (
    <Page title="Your profile is missing" narrow>
      <Failure message={error} onRetry={() => retry.mutate()} />
      <p>If this goes on, sign out and in again, or ask an administrator.</p>
      <Button variant="default" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {leave.isPending ? 'Logging out...' : 'Logout'}
      </Button>
    </Page>
  );
}
