import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ask, mayPass, type Schemas } from '@/api/client';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { NameField } from '../fields';
import { ROLE_NAMES, roleOf } from '../roles';
import { changeProfile, useSession } from '../session';
import classes from './account.module.css';

const WAYS: Record<Schemas['AuthMethod'], string> = {
  none: 'Not signed in',
  firebase: 'Firebase',
  google: 'Google',
  fallback: 'An account of this suite',
};

export function OwnProfile() {
  const { profile, authMethod } = useSession();
  if (!profile) return null;
  const facts = [
    ['Email', profile.email],
    ['Role', ROLE_NAMES[roleOf(profile)]],
    ['Signed in with', WAYS[authMethod]],
    ['Account made', formatTime(profile.createdAt)],
    ['Last sign-in', profile.lastLoginAt ? formatTime(profile.lastLoginAt) : 'Never'],
  ];
  return (
    <Panel title="Profile">
      <NameForm key={profile.displayName} displayName={profile.displayName} />
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

async function rename(displayName: string) {
  changeProfile(await ask(api.PATCH('/api/profile', { body: { displayName } })));
}

/** Starts anew whenever the name has changed. */
function NameForm({ displayName }: { displayName: string }) {
  const [name, setName] = useState(displayName);
  const save = useMutation({
    mutationFn: () => rename(name),
    onSuccess: () => {
      showToast('Your name was changed.', { undo: () => rename(displayName) });
    },
  });
  return (
    <form
      className={classes.name}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <NameField value={name} onChange={setName} />
      <Button type="submit" disabled={save.isPending || name.trim() === displayName}>
        {save.isPending ? 'Saving...' : 'Save'}
      </Button>
      {save.error && (
        <Failure
          message={save.error.message}
          onRetry={mayPass(save.error) ? () => save.mutate() : undefined}
        />
      )}
    </form>
  );
}
