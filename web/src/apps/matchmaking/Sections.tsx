import { NavLink } from 'react-router';
import classes from '@/ui/Tabs.module.css';
import { HOME, INTRODUCTIONS, ROUNDS } from './addresses';

const SECTIONS = [
  { to: HOME, name: 'Match', end: true },
  { to: INTRODUCTIONS, name: 'Introductions', end: false },
  { to: ROUNDS, name: 'Rounds', end: false },
];

/** The way from one page of matchmaking to the next. It stands below the title of each. */
export function Sections() {
  return (
    <nav className={classes.tabs} aria-label="Matchmaking">
      {SECTIONS.map(({ to, name, end }) => (
        <NavLink key={name} to={to} end={end} className={classes.tab}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
