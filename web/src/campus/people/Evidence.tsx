import type { Schemas } from '@/api/client';
import { formatPercent } from '@/ui/numbers';
import { EVIDENCE_FIELDS } from '../words';
import classes from './people.module.css';
import { gatherReasons } from './reasons';

type Reason = Schemas['Evidence'];

const MOST = 4;

/** What earned the score: words where they stand, and texts that mean the like. */
export function Evidence({ evidence }: { evidence: readonly Reason[] }) {
  const reasons = gatherReasons(evidence);
  const rest = reasons.length - MOST;
  return (
    <ul className={classes.evidence} aria-label="Why">
      {reasons.slice(0, MOST).map((reason) => (
        <li key={reason.id} data-channel={reason.channel}>
          {reason.channel === 'words' ? <Word reason={reason} /> : <Text reason={reason} />}
        </li>
      ))}
      {rest > 0 && <li data-channel="more">{rest} more</li>}
    </ul>
  );
}

function Word({ reason }: { reason: Reason }) {
  return (
    <span title={`${formatPercent(reason.share)} of what all words earned`}>
      {reason.field && `${EVIDENCE_FIELDS[reason.field]}: `}
      <b>{reason.text}</b> {formatPercent(reason.share)}
    </span>
  );
}

function Text({ reason }: { reason: Reason }) {
  return (
    <span title={`Means the like of what was asked for, by ${formatPercent(reason.share)}`}>
      Meaning: <b>{reason.text}</b> {formatPercent(reason.share)}
    </span>
  );
}
