import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, ask } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { NameField, PasswordField } from '../fields';
import { Arrive } from '../login/Arrive';
import { LoginFrame } from '../login/LoginFrame';
import classes from '../login/login.module.css';
import { useSignIn } from '../login/useSignIn';
import { useSession } from '../session';
import { withLinkToken } from './withLinkToken';

/** The link in the mail that invites somebody. Choosing a password signs in. */
export const AcceptInvitation = withLinkToken(function AcceptInvitation({ token }) {
  const session = useSession();
  const signIn = useSignIn();
  const [displayName, setDisplayName] = useState('');
  const [password, setPassword] = useState('');
  if (session.isAuthenticated && signIn.hasTried && !signIn.error) return <Arrive />;
  const accept = () => ask(api.POST('/api/accounts/invitation', { body: { token, displayName, password } }));
  return (
    <LoginFrame title="Welcome to Quadrangle" lead="You were invited. Choose a password to come in.">
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          signIn.run('link', accept);
        }}
      >
        {signIn.error && <Failure message={signIn.error} />}
        <NameField value={displayName} onChange={setDisplayName} />
        <PasswordField kind="new" value={password} onChange={setPassword} />
        <Button type="submit" disabled={signIn.busy !== null}>
          {signIn.busy ? 'Signing in...' : 'Accept the invitation'}
        </Button>
      </form>
      <Link to="/login">To the sign-in page</Link>
    </LoginFrame>
  );
});
