import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, ask } from '@/api/client';
import { LENGTHS } from '@/api/fields';
import { Failure } from '@/ui/Failure';
import { PasswordInput, TextInput } from '@/ui/fields';
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
        <TextInput
          label="Name"
          autoComplete="name"
          required
          withAsterisk={false}
          maxLength={LENGTHS.displayName}
          value={displayName}
          onChange={(event) => setDisplayName(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          autoComplete="new-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button type="submit" disabled={signIn.busy !== null}>
          {signIn.busy ? 'Signing in...' : 'Accept the invitation'}
        </Button>
      </form>
      <Link to="/login">To the sign-in page</Link>
    </LoginFrame>
  );
});
