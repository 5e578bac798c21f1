import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import classes from './login.module.css';
import { Sent } from './Sent';
import { requestReset, type SignInOptions } from './signIn';

export function ForgotPasswordForm({ options }: { options: SignInOptions }) {
  const [email, setEmail] = useState('');
  const request = useMutation({ mutationFn: () => requestReset(options, email) });
  if (request.data) return <Sent text={request.data} />;
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        request.mutate();
      }}
    >
      <h2>Choose a new password</h2>
      {request.error && <Failure message={request.error.message} />}
      <TextInput
        label="Email"
        type="email"
        autoComplete="username"
        description="We send you a link to choose a new one."
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" disabled={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send the link'}
      </Button>
      <p className={classes.formLinks}>
        <Link to="?with=password">Back to signing in</Link>
      </p>
    </form>
  );
}
