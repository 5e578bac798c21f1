import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mayPass } from '@/api/client';
import { LENGTHS } from '@/api/fields';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { showToast } from '@/ui/toast/toasts';
import { EVERYTHING, invite, revokeInvitation } from '../api';

/** Invites somebody by mail. They start as a viewer. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const refresh = () => queries.invalidateQueries({ queryKey: EVERYTHING });
  const send = useMutation({
    mutationFn: () => invite(email.trim()),
    onSuccess: async (invitation) => {
      onClose();
      showToast(`${invitation.email} was invited.`, {
        undo: () => revokeInvitation(invitation.id).finally(refresh),
      });
      await refresh();
    },
  });
  return (
    <Dialog title="Invite somebody" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <TextInput
          label="Email"
          type="email"
          description="They get a mail with a link, and start as a viewer."
          required
          withAsterisk={false}
          maxLength={LENGTHS.email}
          data-autofocus
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {send.error && (
          <Failure
            message={send.error.message}
            onRetry={mayPass(send.error) ? () => send.mutate() : undefined}
          />
        )}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={send.isPending}>
            {send.isPending ? 'Sending...' : 'Send invitation'}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
