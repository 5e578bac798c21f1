import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import { DecisionButtons } from '../ranking/DecisionButtons';
import type { Decide, Decided } from '../ranking/useDecide';
import type { CandidateDetail } from '../types';
import { decisionOf } from '../words';
import { decidedOf } from './api';
import classes from './detail.module.css';
import { Part } from './Part';

type DecisionPartProps = {
  detail: CandidateDetail;
  onDecide: Decide;
  onReject: (who: Decided) => void;
};

/** What people have decided, and why. No score decides anything. */
export function DecisionPart({ detail, onDecide, onReject }: DecisionPartProps) {
  const { history } = detail;
  const decision = decisionOf(detail.decision);
  const who = decidedOf(detail);
  return (
    <Part
      title="Decision"
      aside={<DecisionButtons who={who} onDecide={onDecide} onReject={() => onReject(who)} />}
    >
      <p>
        <Pill tint={decision.tint}>{decision.label}</Pill>{' '}
        {history[0]?.reason && <span>{history[0].reason}</span>}
      </p>
      {history.length > 0 && (
        <details className={classes.more}>
          <summary>Everything that was decided ({history.length})</summary>
          <ol>
            {history.map((one) => (
              <li key={one.id}>
                <time dateTime={one.at}>{formatTime(one.at)}</time>, {one.by}:{' '}
                {one.kind ? decisionOf(one.kind).label.toLowerCase() : 'taken back'}
                {one.reason && `. ${one.reason}`}
              </li>
            ))}
          </ol>
        </details>
      )}
    </Part>
  );
}
