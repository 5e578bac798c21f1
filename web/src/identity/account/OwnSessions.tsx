import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, type Schemas } from '@/api/client';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import { Table } from '@/ui/Table';
import { showToast } from '@/ui/toast/toasts';
import { signOut } from '../signOut';
import { EndSession } from './EndSession';
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
  const [ending, setEnding] = useState<Schemas['Session'] | 'others' | null>(null);
  const list = useQuery(sessionsQuery);
  const sessions = list.data?.sessions ?? [];
  const others = sessions.filter((session) => !session.current);
  const close = () => setEnding(null);
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });

  const endOne = async (id: string) => {
    await endSession(id).finally(refresh);
    showToast('The session was ended.');
  };
  const endOthers = async () => {
    await Promise.all(others.map(({ id }) => endSession(id))).finally(refresh);
    showToast('You are signed out everywhere else.');
  };

  return (
    <Panel
      title="Where you are signed in"
      aside={
        <Button
          variant="default"
          size="xs"
          disabled={others.length === 0}
          onClick={() => setEnding('others')}
        >
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
              onEnd={() => (session.current ? signOut() : setEnding(session))}
            />
          ))}
        </Table>
      )}
      {ending === 'others' && (
        <ConfirmDialog
          title="Sign out everywhere else?"
          action="Sign out"
          onConfirm={endOthers}
          onClose={close}
        >
          <p>Your other sessions end at once. This one stays. This cannot be undone.</p>
        </ConfirmDialog>
      )}
      {ending && ending !== 'others' && (
        <EndSession session={ending} onConfirm={() => endOne(ending.id)} onClose={close} />
      )}
    </Panel>
  );
}
