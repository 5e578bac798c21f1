import { Link } from 'react-router';
import { formatDay } from '@/ui/day';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { personAddress } from '../addresses';
import { Contact } from './Contact';
import { Glance } from './Glance';
import { Interests } from './Interests';
import { latestOf } from './latest';
import { Mentoring } from './Mentoring';
import classes from './person.module.css';
import { StaffDuty } from './StaffDuty';
import type { AreaProps } from './WholeRecord';

export function Overview({ record }: AreaProps) {
  return (
    <>
      <Glance record={record} />
      <div className={classes.columns}>
        <div>
          {record.identity.bio && (
            <Panel title="About">
              <p className={classes.text}>{record.identity.bio}</p>
            </Panel>
          )}
          <Latest record={record} />
          <Interests record={record} />
        </div>
        <div>
          <Contact record={record} />
          <StaffDuty record={record} />
          <Mentoring record={record} />
        </div>
      </div>
    </>
  );
}

function Latest({ record }: AreaProps) {
  const latest = latestOf(record);
  return (
    <Panel title="Latest">
      {latest.length === 0 && <Empty title="Nothing has happened yet" />}
      <ul className={classes.list}>
        {latest.map(({ id, day, text, area }) => (
          <li key={id} className={classes.happening}>
            <time dateTime={day}>{formatDay(day)}</time>
            <Link to={personAddress(record.id, area)}>{text}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
