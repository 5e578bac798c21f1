import { formatDay } from '@/ui/day';
import { countOf } from '@/ui/numbers';
import type { OutreachVerdict } from '../types';
import classes from './introductions.module.css';
import { limitWords } from './words';

/** Whether somebody may be contacted today, and how much of the budget of all apps is left. */
export function ContactBudget({ verdict, name }: { verdict: OutreachVerdict; name: string }) {
  if (verdict.kind === 'refused') {
    return (
      <div className={classes.budget} data-refused>
        <p>
          <b>{name} may not be contacted now.</b> {verdict.message}
          {verdict.earliest && ` The first day on which it would be allowed: ${formatDay(verdict.earliest)}.`}
        </p>
        {verdict.contacts.length > 0 && (
          <ul>
            {verdict.contacts.map(({ id, day, app, purpose }) => (
              <li key={id}>
                {formatDay(day)}, {app}: {purpose}
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  const { left, loads } = verdict;
  return (
    <details className={classes.budget}>
      <summary>
        Contact budget of {name}: {left === 0 ? 'none left' : `${countOf(left, 'contact')} left`}
      </summary>
      <ul>
        {loads.map(({ limit, used, left: free }) => (
          <li key={limitWords(limit)}>
            {limitWords(limit)}: {used} used, {free} left
          </li>
        ))}
      </ul>
    </details>
  );
}
