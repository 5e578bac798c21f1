import { Link } from 'react-router';
import { countOf } from '@/ui/numbers';
import type { TraitUsage } from '../traits';
import classes from './aside.module.css';

/** What asks for a trait. */
export function UsageList({ usage: { departments, inheritedBy, elsewhere } }: { usage: TraitUsage }) {
  return (
    <ul className={classes.usage}>
      {departments.map(({ department, name, importance }) => (
        <li key={department}>
          <span>{name}</span>
          <span className={classes.importance}>{importance} of 5</span>
        </li>
      ))}
      {inheritedBy > 0 && (
        <li>{countOf(inheritedBy, 'more department takes', 'more departments take')} it over from those.</li>
      )}
      {elsewhere.map(({ kind, name, path }) => (
        <li key={`${kind} ${path} ${name}`}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
