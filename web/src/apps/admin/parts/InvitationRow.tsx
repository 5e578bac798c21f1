import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schemas } from '@/api/client';
import { Pill, type Tint } from '@/ui/Pill';
import { Cell, Row } from '@/ui/Table';
import { formatTime } from '@/ui/time';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { EVERYTHING, type Invitation, restoreInvitation, revokeInvitation } from '../api';

const STATES: Record<Schemas['State'], { name: string; tint: Tint }> = {
  open: { name: 'Open', tint: 'teal' },
  accepted: { name: 'Accepted', tint: 'green' },
  revoked: { name: 'Revoked', tint: 'gray' },
  expired: { name: 'Expired', tint: 'gray' },
};

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, state, invitedBy, createdAt, expiresAt } = invitation;
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: EVERYTHING });
  const revoke = useMutation({
    mutationFn: () => revokeInvitation(id),
    onSuccess: () => {
      showToast(`The invitation of ${email} was revoked.`, {
        undo: () => restoreInvitation(id).finally(refresh),
      });
    },
    onError: showFailure,
    onSettled: refresh,
  });
  return (
    <Row muted={state !== 'open'}>
      <Cell>
        <b>{email}</b>
      </Cell>
      <Cell label="State">
        <Pill tint={STATES[state].tint}>{STATES[state].name}</Pill>
      </Cell>
      <Cell label="Invited by">{invitedBy}</Cell>
      <Cell label="Sent">{formatTime(createdAt)}</Cell>
      <Cell label="Valid until">{formatTime(expiresAt)}</Cell>
      <Cell>
        {state === 'open' && (
          <Button size="xs" variant="default" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
            Revoke<span className="visually-hidden"> the invitation of {email}</span>
          </Button>
        )}
      </Cell>
    </Row>
  );
}
