import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api, ask } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { formatAgo } from '@/ui/time';
import { describeDevice } from '../device';
import classes from './login.module.css';
import type { SignIn } from './useSignIn';

/** One's own sessions, when there are too many: ending one makes room. */
export function SessionLimit({ signIn }: { signIn: SignIn }) {
  const sessions = useQuery({
    queryKey: ['sessions', 'waiting'],
    queryFn: () => ask(api.GET('/api/session/waiting')),
    staleTime: 0,
  });
  const replace = (sessionId: string) =>
    signIn.run('replace', () => ask(api.POST('/api/session/waiting', { body: { sessionId } })));
  return (
    <section className={classes.sessions} aria-labelledby="own-sessions">
      <h2 className={classes.demoTitle} id="own-sessions">
        Where you are signed in
      </h2>
      {sessions.isPending && <Rows count={3} height={36} />}
      {sessions.isError && <Failure message={sessions.error.message} onRetry={() => sessions.refetch()} />}
      <ul className={classes.sessionList}>
        {sessions.data?.sessions.map(({ id, userAgent, ipAddress, lastActivity }) => (
          <li key={id}>
            <span>
              <b>{describeDevice(userAgent)}</b>
              <span className={classes.sessionDetail}>
                {ipAddress}, active {formatAgo(lastActivity, new Date())}
              </span>
            </span>
            <Button size="xs" variant="default" disabled={signIn.busy !== null} onClick={() => replace(id)}>
              Sign out<span className="visually-hidden"> {describeDevice(userAgent)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
