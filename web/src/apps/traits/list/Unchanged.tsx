import { IconX } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import { countOf } from '@/ui/numbers';
import classes from './bulk.module.css';
import type { Left } from './left';

type UnchangedProps = { left: Left; onClose: () => void };

/** Which traits stayed as they were, and why. */
export function Unchanged({ left, onClose }: UnchangedProps) {
  const count = left.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <section className={classes.left} aria-label="Not changed">
      <div className={classes.leftHead}>
        <h3>{countOf(count, 'trait')} not changed</h3>
        <IconButton label="Dismiss" icon={IconX} onClick={onClose} />
      </div>
      {/* What can be scrolled can be scrolled by keys. */}
      <dl tabIndex={0} aria-label="Reasons">
        {left.map(({ reason, names }) => (
          <div key={reason}>
            <dt>{reason}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
