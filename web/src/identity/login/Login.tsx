import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { listenForReturn } from '../google/window';
import { useSession } from '../session';
import { Arrive } from './Arrive';
import { DemoAccounts } from './DemoAccounts';
import { GoogleButton } from './GoogleButton';
import { LoginFrame } from './LoginFrame';
import classes from './login.module.css';
import { RestrictionNotice } from './RestrictionNotice';
import { SessionLimit } from './SessionLimit';
import { findNewSession, findOptions, type SignInOptions, signInWithGoogle } from './signIn';
import { GOOGLE_FAILED, refusalOf } from './texts';
import { useSignIn } from './useSignIn';

const PasswordForms = lazy(() => import('./PasswordForms'));

export function Login() {
  const session = useSession();
  const options = useQuery({ queryKey: ['sign-in'], queryFn: findOptions });
  if (session.isAuthenticated) return <Arrive />;
  return (
    <LoginFrame title="Sign In to Your Account" lead="Use your work Google account.">
      {options.isError ? (
        <Failure message={options.error.message} onRetry={() => options.refetch()} />
      ) : (
        <Ways options={options.data} sessionError={session.error ?? null} />
      )}
    </LoginFrame>
  );
}

type WaysProps = { options: SignInOptions | undefined; sessionError: string | null };

/** The ways to sign in that the server offers. Until it has said which, only the one that is always there. */
function Ways({ options, sessionError }: WaysProps) {
  const [search, setSearch] = useSearchParams();
  // The code leaves the address, so that a reload does not bring it back.
  const [code] = useState(() => search.get('error'));
  const signIn = useSignIn(code === 'session_limit');
  const form = search.get('with');

  useEffect(() => {
    if (code) setSearch({}, { replace: true });
  }, [code, setSearch]);

  const { busy, run } = signIn;
  // A window that seemed to be closed may still come back, even while its end is looked into.
  const hasReturned = useRef(false);
  const look = useEffectEvent((isBusy: boolean) => {
    if (isBusy || !hasReturned.current) return;
    hasReturned.current = false;
    run('google', () => findNewSession(GOOGLE_FAILED));
  });
  const onReturn = useEffectEvent((error: string | null) => {
    hasReturned.current = error === null;
    look(busy !== null);
  });
  useEffect(() => listenForReturn(onReturn), []);
  useEffect(() => look(busy !== null), [busy]);

  const refusal = code && options ? refusalOf(code, options.domains).message : null;
  const error = signIn.hasTried ? signIn.error : (refusal ?? sessionError);
  const hasDemo = options !== undefined && options.demo.length > 0;
  const isWithoutGoogle = signIn.hasTried && error === options?.googleError;
  return (
    <>
      <RestrictionNotice domains={options?.domains} />
      {error && (
        <Failure
          message={error}
          hint={hasDemo && isWithoutGoogle ? 'Use one of the demo accounts below.' : undefined}
        />
      )}
      {signIn.isFull && <SessionLimit signIn={signIn} />}
      <GoogleButton
        busy={busy === 'google'}
        disabled={busy !== null || !options}
        onClick={() => options && run('google', (gone) => signInWithGoogle(options, gone))}
      />
      {options?.password && !form && (
        <Link to="?with=password" className={classes.other}>
          Use email and password
        </Link>
      )}
      {options?.password && form && (
        <Suspense fallback={<Rows count={2} />}>
          <PasswordForms options={options} form={form} signIn={signIn} />
        </Suspense>
      )}
      {hasDemo && <DemoAccounts accounts={options.demo} signIn={signIn} />}
    </>
  );
}
