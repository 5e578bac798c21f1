import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { showToast } from '@/ui/toast/toasts';
import { startAddress, visitGoogle, WindowBlocked } from '../google/window';
import { leaveTo } from '../leave';
import { refusalOf } from '../login/texts';
import { useSession } from '../session';
import classes from './account.module.css';

/** Makes the Google account with the same address another way in. */
export function ConnectGoogle({ domains }: { domains: readonly string[] }) {
  const { authMethod } = useSession();
  const cameBackWith = useReturn();
  const waiting = useRef<AbortController>(null);
  useEffect(() => () => waiting.current?.abort(), []);
  const connect = useMutation({ mutationFn: () => visit(domains, waiting) });

  const error = connect.error?.message ?? (cameBackWith && refusalOf(cameBackWith, domains).message);
  return (
    <Panel title="Google">
      <div className={classes.connect}>
        {authMethod === 'google' ? (
          <p>You are signed in with Google.</p>
        ) : (
          <>
            <p>Connect the Google account that has your address, and sign in with it from then on.</p>
            {error && <Failure message={error} />}
            {connect.isPending ? (
              <Button variant="default" onClick={() => waiting.current?.abort()}>
                Cancel
              </Button>
            ) : (
              <Button variant="default" onClick={() => connect.mutate()}>
                Connect Google
              </Button>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

async function visit(domains: readonly string[], waiting: { current: AbortController | null }) {
  waiting.current = new AbortController();
  const outcome = await visitGoogle('connect', waiting.current.signal).catch((failure) => {
    if (!(failure instanceof WindowBlocked)) throw failure;
    leaveTo(startAddress('connect'));
    return { type: 'closed' } as const;
  });
  if (outcome.type === 'refused') throw refusalOf(outcome.code, domains);
  if (outcome.type === 'done') showToast(CONNECTED);
}

const CONNECTED = 'Your Google account is connected.';

/** Without a window of its own, Google sends the whole page back here, with an outcome in its address. */
function useReturn(): string | null {
  const [search, setSearch] = useSearchParams();
  const [error] = useState(() => search.get('error'));
  const isDone = search.get('done') === 'google';
  useEffect(() => {
    if (isDone) showToast(CONNECTED);
    if (isDone || error) setSearch({}, { replace: true });
  }, [isDone, error, setSearch]);
  return error;
}
