import { NavLink } from 'react-router';
import { useBase } from './addresses';
import classes from './Sections.module.css';

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
    <nav className={classes.sections} aria-label="Traits">
      {SECTIONS.map(({ path, name }) => (
        <NavLink key={name} to={`${base}${path}`} end className={classes.section}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
