import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { isContributor } from '@/identity/roles';
import { useSession } from '@/identity/session';
import { formatDay } from '@/ui/day';
import { Panel } from '@/ui/Panel';
import { Cell, Row, Table } from '@/ui/Table';
import type { PersonConsent } from '../api';
import { ConsentDialog } from '../consent/ConsentDialog';
import { ConsentState } from '../consent/ConsentState';
import { CONSENTS } from '../words';
import classes from './person.module.css';
import type { AreaProps } from './WholeRecord';

const REASON = 'Only contributors and admins can change this.';

/** What somebody has said about the use of what is known of them, field by field. */
export function Consents({ record }: AreaProps) {
  const { profile } = useSession();
  const mayChange = isContributor(profile);
  const reasonId = useId();
  const [changing, setChanging] = useState<PersonConsent | null>(null);
  return (
    <Panel title="Consent">
      <p className={classes.text} id={reasonId}>
        {mayChange
          ? 'What was never asked for counts as not given. Every change is written down, and can be taken back.'
          : `What was never asked for counts as not given. ${REASON}`}
      </p>
      <Table label="Consent" columns={['For', 'State', 'Since', 'Basis', 'Change']}>
        {record.consents.map((consent) => {
          const { label, use } = CONSENTS[consent.field];
          return (
            <Row key={consent.field}>
              <Cell>
                <span>
                  <b className={classes.strong}>{label}</b>
                  <span className={classes.below}>{use}</span>
                </span>
              </Cell>
              <Cell label="State">
                <ConsentState consent={consent} />
              </Cell>
              <Cell label="Since">{consent.since ? formatDay(consent.since) : '–'}</Cell>
              <Cell label="Basis">{consent.basis ?? '–'}</Cell>
              <Cell>
                <Button
                  size="xs"
                  variant="default"
                  disabled={!mayChange}
                  title={mayChange ? undefined : REASON}
                  aria-describedby={mayChange ? undefined : reasonId}
                  aria-label={`${consent.granted ? 'Withdraw' : 'Grant'} consent for ${label.toLowerCase()}`}
                  onClick={() => setChanging(consent)}
                >
                  {consent.granted ? 'Withdraw…' : 'Grant…'}
                </Button>
              </Cell>
            </Row>
          );
        })}
      </Table>
      {changing && <ConsentDialog person={record} consent={changing} onClose={() => setChanging(null)} />}
    </Panel>
  );
}
