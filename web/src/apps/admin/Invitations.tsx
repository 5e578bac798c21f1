import { Button } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { invitationsQuery } from './api';
import { InvitationRow } from './parts/InvitationRow';
import { InviteDialog } from './parts/InviteDialog';

/** Who was invited, and what came of it. */
export function Invitations() {
  const [isInviting, setInviting] = useState(false);
  const list = useQuery(invitationsQuery);
  const invitations = list.data?.invitations ?? [];
  return (
    <Panel
      title="Invitations"
      aside={
        <Button
          size="xs"
          leftSection={<IconMailPlus size={16} aria-hidden />}
          onClick={() => setInviting(true)}
        >
          Invite
        </Button>
      }
    >
      {list.isPending && <Rows count={3} />}
      {list.isError && <Failure message={list.error.message} onRetry={() => list.refetch()} />}
      {list.data && invitations.length === 0 && (
        <Empty title="Nobody has been invited yet">
          Invite somebody by their work address. The mail has a link that works for seven days.
        </Empty>
      )}
      {invitations.length > 0 && (
        <Table
          label="Invitations"
          columns={['Email', 'State', 'Invited by', 'Sent', 'Valid until', 'Action']}
        >
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} />
          ))}
        </Table>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Panel>
  );
}
