import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { EmailField, NameField, PasswordField } from '../fields';
import classes from './login.module.css';
import { Sent } from './Sent';
import { createAccount, type SignInOptions } from './signIn';

export function CreateAccountForm({ options }: { options: SignInOptions }) {
  const [displayName, setDisplayName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const create = useMutation({ mutationFn: () => createAccount(options, { displayName, email, password }) });
  if (create.data) return <Sent text={create.data} />;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate();
      }}
    >
      <h2>Create an account</h2>
      {create.error && <Failure message={create.error.message} />}
      <NameField value={displayName} onChange={setDisplayName} />
      <EmailField value={email} onChange={setEmail} />
      <PasswordField kind="new" value={password} onChange={setPassword} />
      <Button type="submit" disabled={create.isPending}>
        {create.isPending ? 'Creating...' : 'Create account'}
      </Button>
      <p className={classes.formLinks}>
        <Link to="?with=password">Back to signing in</Link>
      </p>
    </form>
  );
}
