import type { RoleSuggestions } from '../types';
import classes from './reading.module.css';

/** How a title came to be what it counted as, one step after the other. */
export function Steps({ steps }: { steps: RoleSuggestions['steps'] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ what, before, after }) => (
        <li key={what}>
          <span className={classes.what}>{capital(what)}</span>
          <span>
            <del>{before}</del> <span aria-hidden>→</span> <ins>{after || 'nothing'}</ins>
          </span>
        </li>
      ))}
    </ol>
  );
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
