import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmailField, PasswordField } from '../fields';
import classes from './login.module.css';
import { type SignInOptions, signInWithPassword } from './signIn';
import type { SignIn } from './useSignIn';

type PasswordFormProps = { options: SignInOptions; signIn: SignIn };

export function PasswordForm({ options, signIn }: PasswordFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        signIn.run('password', () => signInWithPassword(options, email, password));
      }}
    >
      <h2>Sign in with your password</h2>
      <EmailField value={email} onChange={setEmail} />
      <PasswordField kind="current" value={password} onChange={setPassword} />
      <Button type="submit" disabled={signIn.busy !== null}>
        {signIn.busy === 'password' ? 'Signing in...' : 'Sign in'}
      </Button>
      <p className={classes.formLinks}>
        <Link to="?with=account">Create an account</Link>
        <Link to="?with=reset">Forgot your password?</Link>
      </p>
    </form>
  );
}
