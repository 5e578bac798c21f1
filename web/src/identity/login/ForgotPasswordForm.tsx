import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Failure } from '@/ui/Failure';
import { EmailField } from '../fields';
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
      <EmailField description="We send you a link to choose a new one." value={email} onChange={setEmail} />
      <Button type="submit" disabled={request.isPending}>
        {request.isPending ? 'Sending...' : 'Send the link'}
      </Button>
      <p className={classes.formLinks}>
        <Link to="?with=password">Back to signing in</Link>
      </p>
    </form>
  );
}
