import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Actions } from '@/ui/Actions';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import type { PersonConsent } from '../api';
import { CONSENTS } from '../words';
import classes from './consent.module.css';
import { type Changed, useChangeConsent } from './useChangeConsent';

const WAYS = ['By phone', 'By email', 'In person', 'Signed form', 'In the alumni portal'];
const LONGEST = 200;

type ConsentDialogProps = {
  person: { id: number; name: string };
  consent: PersonConsent;
  /** What else is to be done about it. */
  changed?: Changed;
  /** What one should know before. */
  children?: ReactNode;
  onClose: () => void;
};

/** Asks on what basis a consent is given or withdrawn: without one it could not be shown later. */
export function ConsentDialog({ person, consent, changed, children, onClose }: ConsentDialogProps) {
  const { label, use } = CONSENTS[consent.field];
  const verb = consent.granted ? 'Withdraw' : 'Grant';
  const [basis, setBasis] = useState('');
  const change = useChangeConsent(person, consent, changed);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (basis.trim() && !change.isPending) change.mutate(basis.trim(), { onSuccess: onClose });
  };
  return (
    <Dialog title={`${verb} consent for ${label.toLowerCase()}`} onClose={onClose}>
      <form className={classes.form} onSubmit={onSubmit}>
        <p>
          {person.name} {consent.granted ? 'no longer agrees' : 'agrees'} to this: {use}
        </p>
        {children}
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
          <Button type="submit" loading={change.isPending} disabled={!basis.trim()}>
            {verb}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
