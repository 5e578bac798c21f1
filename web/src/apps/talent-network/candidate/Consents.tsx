import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { personAddress } from '@/campus/addresses';
import type { PersonConsent } from '@/campus/api';
import { CONSENTS } from '@/campus/words';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { lockedUnless, useMayChange } from '../rights';
import type { Profile } from '../types';
import { ConsentDialog } from './ConsentDialog';
import classes from './candidate.module.css';

/** What somebody has said about the use of what is known of them, field by field. */
export function Consents({ profile }: { profile: Profile }) {
  const mayChange = useMayChange();
  const [changing, setChanging] = useState<PersonConsent | null>(null);
  const { consents, person } = profile;
  return (
    <Panel
      title="Consent"
      aside={typeof person === 'number' && <Link to={personAddress(person)}>The whole record</Link>}
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
          <Table label="Consent" columns={['For', 'State', 'Change']}>
            {consents.map((consent) => {
              const { label, use } = CONSENTS[consent.field];
              const verb = consent.granted ? 'Withdraw' : 'Grant';
              return (
                <Row key={consent.field}>
                  <Cell>
                    <span className={classes.two}>
                      <b>{label}</b>
                      <small>{use}</small>
                    </span>
                  </Cell>
                  <Cell label="State">
                    <State consent={consent} />
                  </Cell>
                  <Cell>
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={`${verb} consent for ${label.toLowerCase()}`}
                      {...lockedUnless(mayChange)}
                      onClick={() => setChanging(consent)}
                    >
                      {verb}…
                    </Button>
                  </Cell>
                </Row>
              );
            })}
          </Table>
        </>
      )}
      {changing && <ConsentDialog profile={profile} consent={changing} onClose={() => setChanging(null)} />}
    </Panel>
  );
}

function State({ consent: { granted, since, basis } }: { consent: PersonConsent }) {
  return (
    <span className={classes.two}>
      {granted && <Pill tint="green">Granted</Pill>}
      {!granted && (since ? <Pill tint="red">Not granted</Pill> : <Pill>Never asked</Pill>)}
      {since && <small>{[formatDay(since), basis].filter(Boolean).join(', ')}</small>}
    </span>
  );
}
