import { Press } from '@/ui/Press';
import classes from './people.module.css';

type RingProps = {
  /** From 0 to 100. */
  value: number;
  /** Whose score it is. */
  of: string;
  /** What it opens, if it is made of parts. */
  controls: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
};

const RADIUS = 20;

/** A score, drawn. It opens into its parts. */
export function Ring({ value, of, controls, isOpen, onToggle }: RingProps) {
  const words = `Score of ${of}: ${value} of 100`;
  const picture = (
    <>
      <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
        <circle className={classes.track} cx="24" cy="24" r={RADIUS} />
        <circle
          className={classes.arc}
          cx="24"
          cy="24"
          r={RADIUS}
          pathLength={100}
          strokeDasharray={`${Math.min(100, Math.max(0, value))} 100`}
        />
      </svg>
      <b aria-hidden>{value}</b>
    </>
  );
  if (!controls) {
    return (
      <span className={classes.ring} role="img" aria-label={words}>
        {picture}
      </span>
    );
  }
  return (
    <Press
      className={classes.ring}
      aria-label={`${words}. Show its parts`}
      title="Show what the score is made of"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {picture}
    </Press>
  );
}
