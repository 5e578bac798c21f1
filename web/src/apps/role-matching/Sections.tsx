import { NavLink } from 'react-router';
import classes from '@/ui/Tabs.module.css';
import { BATCHES, HOME, VIEWS } from './addresses';

const SECTIONS = [
  { to: HOME, name: 'Roles', end: true },
  { to: BATCHES, name: 'Résumés', end: false },
  { to: VIEWS, name: 'Who saw whom', end: false },
];

/** The way from one page of role matching to the next. It stands below the title of each. */
export function Sections() {
  return (
    <nav className={classes.tabs} aria-label="Role matching">
      {SECTIONS.map(({ to, name, end }) => (
        <NavLink key={name} to={to} end={end} className={classes.tab}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
