import { Button } from '@mantine/core';
import { api, ask, type Schemas } from '@/api/client';
import { ROLE_NAMES } from '../roles';
import classes from './login.module.css';
import type { SignIn } from './useSignIn';

type DemoAccountsProps = { accounts: readonly Schemas['DemoAccount'][]; signIn: SignIn };

/** Three accounts to look around with, one click each. Only there in demo mode. */
export function DemoAccounts({ accounts, signIn }: DemoAccountsProps) {
  const enter = (role: Schemas['Role']) =>
    signIn.run('demo', () => ask(api.POST('/api/session/demo', { body: { role } })));
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 className={classes.demoTitle} id="demo-accounts">
        Demo accounts
      </h2>
      <p className={classes.demoText}>This is a demo on this machine. Look around as one of three people.</p>
      <div className={classes.demoButtons}>
        {accounts.map(({ role, displayName }) => (
          <Button
            key={role}
            variant="default"
            h={54}
            disabled={signIn.busy !== null}
            onClick={() => enter(role)}
          >
            <span className={classes.demoAccount}>
              <b>{ROLE_NAMES[role]}</b>
              <span>{displayName}</span>
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}
