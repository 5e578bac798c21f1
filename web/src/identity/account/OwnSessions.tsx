import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask } from '@/api/client';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { signOut } from '../signOut';
import { SessionRow } from './SessionRow';

const sessionsQuery = {
  queryKey: ['sessions', 'own'],
  queryFn: () => ask(api.GET('/api/sessions')),
  staleTime: 0,
};

const endSession = (id: string) => ask(api.DELETE('/api/sessions/{id}', { params: { path: { id } } }));

/** Where one is signed in, and how to end it. */
export function OwnSessions() {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const list = useQuery(sessionsQuery);
  const sessions = list.data?.sessions ?? [];
  const others = sessions.filter((session) => !session.current);
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });

  const end = useMutation({
    mutationFn: endSession,
    onSuccess: () => showToast('The session was ended.'),
    onError: showFailure,
    onSettled: refresh,
  });
  const endOthers = async () => {
    await Promise.all(others.map(({ id }) => endSession(id))).finally(refresh);
    showToast('You are signed out everywhere else.');
  };

  return (
    <Panel
      title="Where you are signed in"
      aside={
        <Button variant="default" size="xs" disabled={others.length === 0} onClick={() => setAsking(true)}>
          Sign out everywhere else
        </Button>
      }
    >
      {list.isPending && <Rows count={2} />}
      {list.isError && <Failure message={list.error.message} onRetry={() => list.refetch()} />}
      {list.data && (
        <Table label="Your sessions" columns={['Device', 'Address', 'Last activity', 'Action']}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isBusy={end.isPending}
              onEnd={() => (session.current ? signOut() : end.mutate(session.id))}
            />
          ))}
        </Table>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Sign out everywhere else?"
          action="Sign out"
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
        >
          <p>Your other sessions end at once. This one stays. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
