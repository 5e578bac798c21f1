import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { formatDay } from '@/ui/day';
import { Fact, Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { personAddress } from '../addresses';
import classes from './person.module.css';
import type { AreaProps } from './WholeRecord';

/** How to reach somebody, as far as they have agreed to it. */
export function Contact({ record }: AreaProps) {
  const { email, phone, address, confirmed, emailBounced } = record.contact;
  return (
    <Panel title="Contact">
      <Facts>
        <Fact label="Email">
          <Detail record={record} detail={email} scheme="mailto:" />
          {emailBounced && (
            <span className={classes.below}>
              <Pill tint="red">Mail comes back since {formatDay(emailBounced)}</Pill>
            </span>
          )}
        </Fact>
        <Fact label="Phone">
          <Detail record={record} detail={phone} scheme="tel:" />
        </Fact>
        <Fact label="Address">
          <Detail record={record} detail={address} />
        </Fact>
        <Fact label="Confirmed">{confirmed ? formatDay(confirmed) : 'Never'}</Fact>
      </Facts>
    </Panel>
  );
}

type DetailProps = AreaProps & { detail: Schemas['ContactDetail']; scheme?: string };

function Detail({ record, detail, scheme }: DetailProps) {
  if (!detail.exists) return <span className={classes.soft}>Not known</span>;
  if (detail.withheld) {
    return (
      <span className={classes.withheld}>
        <span>
          <IconLock size={15} aria-hidden /> Withheld
        </span>
        <span className={classes.soft}>
          {detail.withheld} <Link to={personAddress(record.id, 'consent')}>See consent</Link>
        </span>
      </span>
    );
  }
  const value = detail.value ?? '';
  return scheme ? <a href={`${scheme}${value.replaceAll(' ', '')}`}>{value}</a> : value;
}
