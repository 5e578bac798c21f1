import {
  type Icon,
  IconCircleCheck,
  IconCircleHalf2,
  IconCircleX,
  IconHelpCircle,
} from '@tabler/icons-react';
import classes from './parts.module.css';
import type { EvidenceState } from './types';
import { STATES } from './words';

const ICONS: Record<EvidenceState, Icon> = {
  met: IconCircleCheck,
  adjacent: IconCircleHalf2,
  missing: IconCircleX,
  unknown: IconHelpCircle,
};

type StateMarkProps = {
  state: EvidenceState;
  /** Only the picture; the word is for who cannot see it. */
  short?: boolean;
};

/** Met, adjacent, missing or unknown: by its picture and its word, never by its colour alone. */
export function StateMark({ state, short }: StateMarkProps) {
  const Picture = ICONS[state];
  return (
    <span className={classes.state} data-state={state} title={STATES[state].means}>
      <Picture size={16} aria-hidden />
      <span className={short ? 'visually-hidden' : undefined}>{STATES[state].label}</span>
    </span>
  );
}
