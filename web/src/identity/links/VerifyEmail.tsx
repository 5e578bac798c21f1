import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { api, ask } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Rows } from '@/ui/Rows';
import { Arrive } from '../login/Arrive';
import { LoginFrame } from '../login/LoginFrame';
import { SessionLimit } from '../login/SessionLimit';
import { useSignIn } from '../login/useSignIn';
import { useSession } from '../session';
import { withLinkToken } from './withLinkToken';

/** The link in the mail that confirms an address. Opening it signs in. */
export const VerifyEmail = withLinkToken(function VerifyEmail({ token }) {
  const session = useSession();
  const signIn = useSignIn();
  const isSent = useRef(false);
  const verify = useEffectEvent(() => {
    // The link works once: it must not be used up twice.
    if (isSent.current) return;
    isSent.current = true;
    signIn.run('link', () => ask(api.POST('/api/accounts/verification', { body: { token } })));
  });
  useEffect(() => verify(), []);

  if (session.isAuthenticated && signIn.hasTried && !signIn.error) return <Arrive />;
  return (
    <LoginFrame title="Confirm your address" lead="One moment: we check the link from your mail.">
      {signIn.busy && <Rows count={2} />}
      {signIn.error && <Failure message={signIn.error} />}
      {signIn.isFull && <SessionLimit signIn={signIn} />}
      <Link to="/login">To the sign-in page</Link>
    </LoginFrame>
  );
});
