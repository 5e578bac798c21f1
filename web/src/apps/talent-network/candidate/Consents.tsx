import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { personAddress } from '@/campus/addresses';
import type { PersonConsent } from '@/campus/api';
import { ConsentDialog } from '@/campus/consent/ConsentDialog';
import { ConsentState } from '@/campus/consent/ConsentState';
import { CONSENTS } from '@/campus/words';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { HOME } from '../addresses';
import { lockedUnless, useMayChange } from '../rights';
import type { Profile } from '../types';
import classes from './candidate.module.css';

/** What somebody has said about the use of what is known of them, field by field. */
export function Consents({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState<PersonConsent | null>(null);
  const navigate = useNavigate();
  const { id, consents, person, name } = profile;
  const isOfCampus = typeof person === 'number';
  const isLeaving = changing?.field === 'employers' && changing.granted;
  return (
    <Panel
      title="Consent"
      aside={
        isOfCampus && (
          <Link to={personAddress(person)} className={classes.aside}>
            The whole record
          </Link>
        )
      }
    >
      {consents.length === 0 && (
        <Empty title="Nobody has asked them yet">
          <p>Their résumé was uploaded for a role. Ask them before an employer hears of them.</p>
        </Empty>
      )}
      {consents.length > 0 && (
        <>
          <p className={classes.told}>
            What was never asked for counts as not given. Every change is written down, and can be taken back.
          </p>
          <ul className={classes.entries} aria-label="Consent">
            {consents.map((consent) => (
              <Consent key={consent.field} consent={consent} onChange={() => setChanging(consent)} />
            ))}
          </ul>
        </>
      )}
      {changing && isOfCampus && (
        <ConsentDialog
          person={{ id: person, name }}
          consent={changing}
          changed={{
            // Whoever leaves the network is not asked for again.
            before: async () => {
              if (isLeaving) await navigate(HOME);
            },
            isGone: (key) => isLeaving === true && key.includes(id),
          }}
          onClose={() => setChanging(null)}
        >
          {isLeaving && (
            <p>
              <b>They leave the talent network at once:</b> no list, no ranking and no file has them any more.
            </p>
          )}
        </ConsentDialog>
      )}
    </Panel>
  );
}

function Consent({ consent, onChange }: { consent: PersonConsent; onChange: () => void }) {
  const mayChange = useMayChange();
  const { field, granted, since, basis } = consent;
  const { label, use } = CONSENTS[field];
  const verb = granted ? 'Withdraw' : 'Grant';
  return (
    <li className={classes.consent}>
      <div className={classes.two}>
        <p className={classes.entryHead}>
          <b>{label}</b> <ConsentState consent={consent} />
        </p>
        <span>{use}</span>
        {since && <small>{[formatDay(since), basis].filter(Boolean).join(', ')}</small>}
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={`${verb} consent for ${label.toLowerCase()}`}
        {...lockedUnless(mayChange)}
        onClick={onChange}
      >
        {verb}…
      </Button>
    </li>
  );
}
