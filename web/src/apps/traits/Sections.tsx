import { NavLink } from 'react-router';
import classes from '@/ui/Tabs.module.css';
import { useBase } from './addresses';

const SECTIONS = [
  { path: '', name: 'Library' },
  { path: '/departments', name: 'Departments' },
  { path: '/ai', name: 'AI-assisted' },
  { path: '/overlaps', name: 'Overlaps' },
  { path: '/imports', name: 'Imports' },
];

/** The way from one page of the traits to the next. It stands below the title of each. */
export function Sections() {
  const base = useBase();
  return (
    <nav className={classes.tabs} aria-label="Traits">
      {SECTIONS.map(({ path, name }) => (
        <NavLink key={name} to={`${base}${path}`} end className={classes.tab}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
