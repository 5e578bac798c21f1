import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { PasswordInput, TextInput } from '@/ui/fields';
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
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
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
