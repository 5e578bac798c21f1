import { IconBooks, IconSparkles, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './landing.module.css';

const WAYS = [
  { to: '/ask', label: 'Ask the campus', Icon: IconSparkles },
  { to: '/people', label: 'People', Icon: IconUsers },
  { to: '/library', label: 'Library', Icon: IconBooks },
] as const;

/** What belongs to the suite and to no app. */
export function Ways() {
  return (
    <nav aria-label="For every app" className={classes.ways}>
      {WAYS.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={classes.way}>
          <Icon size={18} aria-hidden />
          {label}
        </Link>
      ))}
    </nav>
  );
}
