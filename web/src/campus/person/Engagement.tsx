import { formatDay } from '@/ui/day';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Cell, Row, Table } from '@/ui/Table';
import { ATTENDANCE, EVENT_KINDS } from '../words';
import { Posts } from './Posts';
import classes from './person.module.css';
import type { AreaProps } from './WholeRecord';

/** What somebody does with and for the others. */
export function Engagement({ record }: AreaProps) {
  const { hours, volunteering, events, groups, posts } = record.engagement;
  return (
    <>
      {volunteering.length > 0 && (
        <Panel title="Volunteering" aside={<span className={classes.soft}>{countOf(hours, 'hour')}</span>}>
          <Table label="Volunteering" columns={['Activity', 'From', 'Until', 'Hours']}>
            {volunteering.map(({ id, activity, start, end, hours: spent }) => (
              <Row key={id}>
                <Cell>
                  <b className={classes.strong}>{activity}</b>
                </Cell>
                <Cell label="From">{formatDay(start)}</Cell>
                <Cell label="Until">{end ? formatDay(end) : <Pill tint="teal">Goes on</Pill>}</Cell>
                <Cell label="Hours">{spent}</Cell>
              </Row>
            ))}
          </Table>
        </Panel>
      )}
      {events.length > 0 && (
        <Panel title="Events">
          <Table label="Events" columns={['Event', 'Date', 'Where', 'Status']}>
            {events.map(({ id, title, kind, date, city, status }) => (
              <Row key={id}>
                <Cell>
                  <span>
                    <b className={classes.strong}>{title}</b>
                    <span className={classes.below}>{EVENT_KINDS[kind]}</span>
                  </span>
                </Cell>
                <Cell label="Date">{formatDay(date)}</Cell>
                <Cell label="Where">{city ?? 'Online'}</Cell>
                <Cell label="Status">
                  <Pill tint={ATTENDANCE[status].tint}>{ATTENDANCE[status].text}</Pill>
                </Cell>
              </Row>
            ))}
          </Table>
        </Panel>
      )}
      {groups.length > 0 && (
        <Panel title="Groups">
          <Table label="Groups" columns={['Group', 'Since', 'Part']}>
            {groups.map(({ id, name, since, organiser }) => (
              <Row key={id}>
                <Cell>
                  <b className={classes.strong}>{name}</b>
                </Cell>
                <Cell label="Since">{formatDay(since)}</Cell>
                <Cell label="Part">{organiser ? <Pill tint="teal">Organiser</Pill> : 'Member'}</Cell>
              </Row>
            ))}
          </Table>
        </Panel>
      )}
      {posts.length > 0 && <Posts posts={posts} />}
    </>
  );
}
