import type { Import } from './api';
import classes from './Steps.module.css';

const STEPS = ['File', 'Columns', 'Dry run', 'Import'] as const;

const CURRENT: Record<Import['state'], number> = {
  uploaded: 1,
  failed: 1,
  cancelled: 1,
  checking: 2,
  checked: 2,
  applying: 3,
  done: 3,
  undoing: 3,
  undone: 3,
};

/** The way of a file into the campus, and where it is on it. */
export function Steps({ state }: { state?: Import['state'] }) {
  const current = state ? CURRENT[state] : 0;
  return (
    <ol className={classes.steps} aria-label="Steps">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-passed={index < current || undefined}
        >
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
