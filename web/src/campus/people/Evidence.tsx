import type { Schemas } from '@/api/client';
import { formatPercent } from '@/ui/numbers';
import { EVIDENCE_FIELDS } from '../words';
import classes from './Evidence.module.css';
import { gatherReasons } from './reasons';

type Reason = Schemas['Evidence'];

type EvidenceProps = {
  evidence: readonly Reason[];
  /** Every reason explains itself to a pointer, and so lies above the link of the row. */
  onClick: (event: MouseEvent) => void;
};

/** What earned the score: words where they stand, and texts that mean the like. */
export function Evidence({ evidence, onClick }: EvidenceProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the link of the row; the click is for who points here.
    <ul className={classes.evidence} aria-label="Why" onClick={({ nativeEvent }) => onClick(nativeEvent)}>
      {gatherReasons(evidence).map((reason) => (
        <li key={reason.id} data-channel={reason.channel}>
          {reason.channel === 'words' ? <Word reason={reason} /> : <Text reason={reason} />}
        </li>
      ))}
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
