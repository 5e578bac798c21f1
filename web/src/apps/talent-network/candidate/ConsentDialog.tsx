import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { PersonConsent } from '@/campus/api';
import { CONSENTS } from '@/campus/words';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { idleWhile } from '../rights';
import type { Profile } from '../types';
import classes from './candidate.module.css';
import { useChangeConsent } from './useChangeConsent';

const WAYS = ['By phone', 'By email', 'In person', 'Signed form'];
const LONGEST = 200;

type ConsentDialogProps = { profile: Profile; consent: PersonConsent; onClose: () => void };

/** Asks on what basis a consent is given or withdrawn: without one it could not be shown later. */
export function ConsentDialog({ profile, consent, onClose }: ConsentDialogProps) {
  const { label, use } = CONSENTS[consent.field];
  const verb = consent.granted ? 'Withdraw' : 'Grant';
  const [basis, setBasis] = useState('');
  const change = useChangeConsent(profile, consent);
  const isIdle = basis.trim() === '' || change.isPending;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIdle) change.mutate(basis.trim(), { onSuccess: onClose });
  };
  return (
    <Dialog title={`${verb} consent for ${label.toLowerCase()}`} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit}>
        <p>
          {profile.name} {consent.granted ? 'no longer agrees' : 'agrees'} to this: {use}
        </p>
        {consent.field === 'employers' && consent.granted && (
          <p>
            <b>They leave the talent network at once:</b> no list, no ranking and no file has them any more.
          </p>
        )}
        <TextInput
          data-autofocus
          label="How was it said?"
          description="It is kept with the consent, so that it can be shown later."
          placeholder="By phone"
          required
          maxLength={LONGEST}
          value={basis}
          onChange={(event) => setBasis(event.currentTarget.value)}
        />
        <div className={classes.ways}>
          {WAYS.map((way) => (
            <Button key={way} size="compact-sm" variant="default" onClick={() => setBasis(way)}>
              {way}
            </Button>
          ))}
        </div>
        {change.error && <Failure message={change.error.message} />}
        <Actions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={change.isPending} {...idleWhile(isIdle)}>
            {verb}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
