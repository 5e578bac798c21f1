import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '@/api/client';
import { EndSession } from '@/identity/account/EndSession';
import { SessionRow } from '@/identity/account/SessionRow';
import { signOut } from '@/identity/signOut';
import { Dialog } from '@/ui/Dialog';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { EVERYTHING, endSession, type User, userSessionsQuery } from '../api';

type UserSessionsProps = { user: User; onClose: () => void };

/** Where a user is signed in, along the right edge. */
export function UserSessions({ user, onClose }: UserSessionsProps) {
  const queries = useQueryClient();
  const sessions = useQuery(userSessionsQuery(user.uid));
  const [ending, setEnding] = useState<Schemas['Session'] | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const end = async (id: string) => {
    await endSession(user.uid, id).finally(() => queries.invalidateQueries({ queryKey: EVERYTHING }));
    setEnded(true);
  };
  return (
    <Dialog title={`Sessions of ${user.displayName}`} place="right" onClose={onClose}>
      {hasEnded && <p role="status">The session was ended.</p>}
      {sessions.isPending && <Rows count={3} />}
      {sessions.isError && <Failure message={sessions.error.message} onRetry={() => sessions.refetch()} />}
      {sessions.data?.sessions.length === 0 && (
        <Empty title="Not signed in">{user.displayName} has no session now.</Empty>
      )}
      {sessions.data && sessions.data.sessions.length > 0 && (
        <Table label="Sessions" columns={['Device', 'Address', 'Last activity', 'Action']}>
          {sessions.data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => (session.current ? signOut() : setEnding(session))}
            />
          ))}
        </Table>
      )}
      {ending && (
        <EndSession session={ending} onConfirm={() => end(ending.id)} onClose={() => setEnding(null)} />
      )}
    </Dialog>
  );
}
