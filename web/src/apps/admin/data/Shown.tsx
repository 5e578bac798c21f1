import { formatCount } from '@/ui/numbers';
import classes from './data.module.css';

/** Says that there are more than the examples that are shown. */
export function Shown({ shown, total }: { shown: number; total: number }) {
  if (shown >= total) return null;
  return (
    <span className={classes.hint}>
      The first {formatCount(shown)} of {formatCount(total)}
    </span>
  );
}
