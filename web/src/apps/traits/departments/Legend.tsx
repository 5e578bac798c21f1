import { Heat } from './Heat';
import classes from './matrix.module.css';

const above = { importance: 3, from: '' };

/** What the cells look like, and what that means. */
export function Legend({ hasKeys }: { hasKeys: boolean }) {
  return (
    <div className={classes.legend}>
      <ul>
        <li>
          <Heat cell={{ department: '', own: 4 }} /> Set here
        </li>
        <li>
          <Heat cell={{ department: '', inherited: { importance: 4, from: '' } }} /> Taken over from above
        </li>
        <li>
          <Heat cell={{ department: '', own: 4, inherited: above }} /> Set here instead of what is above
        </li>
        <li>
          <Heat cell={{ department: '', own: 0 }} /> Not asked for
        </li>
      </ul>
      {hasKeys && (
        <p>
          Type <kbd>0</kbd> to <kbd>5</kbd> in a cell, or <kbd>Delete</kbd> to take over what is above.
        </p>
      )}
    </div>
  );
}
