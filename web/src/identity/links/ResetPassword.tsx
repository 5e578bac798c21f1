import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, ask } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { PasswordField } from '../fields';
import { LoginFrame } from '../login/LoginFrame';
import classes from '../login/login.module.css';
import { withLinkToken } from './withLinkToken';

/** The link in the mail for who has forgotten their password. */
export const ResetPassword = withLinkToken(function ResetPassword({ token }) {
  const [password, setPassword] = useState('');
  const reset = useMutation({
    mutationFn: () => ask(api.PUT('/api/accounts/reset', { body: { token, password } })),
  });
  return (
    <LoginFrame title="Choose a new password" lead="It signs you out everywhere else.">
      {reset.isSuccess ? (
        <p className={classes.sent} role="status">
          Your new password is set. <Link to="/login?with=password">Sign in with it.</Link>
        </p>
      ) : (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            reset.mutate();
          }}
        >
          {reset.error && <Failure message={reset.error.message} />}
          <PasswordField kind="new" label="New password" value={password} onChange={setPassword} />
          <Button type="submit" disabled={reset.isPending}>
            {reset.isPending ? 'Saving...' : 'Save new password'}
          </Button>
        </form>
      )}
      <Link to="/login?with=reset">Ask for a new link</Link>
    </LoginFrame>
  );
});
