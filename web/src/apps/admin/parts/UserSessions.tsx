import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SessionRow } from '@/identity/account/SessionRow';
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
  const end = useMutation({
    mutationFn: (id: string) => endSession(user.uid, id),
    onSettled: () => queries.invalidateQueries({ queryKey: EVERYTHING }),
  });
  return (
    <Dialog title={`Sessions of ${user.displayName}`} place="right" onClose={onClose}>
      {end.isSuccess && <p role="status">The session was ended.</p>}
      {end.error && <Failure message={end.error.message} />}
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
              isBusy={end.isPending}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </Table>
      )}
    </Dialog>
  );
}
