import type { Schemas } from '@/api/client';
import { formatDay } from '@/ui/day';
import { Panel } from '@/ui/Panel';
import classes from './person.module.css';

export function Posts({ posts }: { posts: readonly Schemas['PersonPost'][] }) {
  return (
    <Panel title="Posts">
      <ul className={classes.list}>
        {posts.map(({ id, date, group, text }) => (
          <li key={id} className={classes.entry}>
            <p className={classes.when}>
              <time dateTime={date}>{formatDay(date)}</time> {group ? `in ${group}` : 'to everybody'}
            </p>
            <p className={classes.written}>{text}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
