import { Button } from '@mantine/core';
import { ACTS, type Act } from '../quality/words';
import { idleWhile, lockedUnless, useMayChange } from '../rights';
import classes from './card.module.css';

type ActsProps = {
  acts: readonly Act[];
  isBusy: boolean;
  /** The preview of a merge is there, and its sums agree. */
  canMerge: boolean;
  onAct: (act: Act) => void;
};

/** What can be done, the most likely first, each with its key. */
export function Acts({ acts, isBusy, canMerge, onAct }: ActsProps) {
  const mayChange = useMayChange();
  if (acts.length === 0) return null;
  return (
    <div className={classes.acts}>
      {acts.map((act, place) => {
        const isIdle = isBusy || (act === 'merge' && !canMerge);
        return (
          <Button
            key={act}
            size="sm"
            variant={place === 0 ? 'filled' : 'default'}
            title={ACTS[act].hint}
            aria-keyshortcuts={ACTS[act].key.toUpperCase()}
            {...lockedUnless(mayChange)}
            {...idleWhile(isIdle)}
            onClick={() => {
              if (!isIdle) onAct(act);
            }}
          >
            {ACTS[act].name}
          </Button>
        );
      })}
    </div>
  );
}
