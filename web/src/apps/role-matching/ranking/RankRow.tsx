import { Link } from 'react-router';
import { Pips } from '@/talent/Pips';
import { ScoreBar } from '@/talent/ScoreBar';
import { StateMark } from '@/talent/StateMark';
import { FLAGS, KINDS, points } from '@/talent/words';
import { formatCount } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Cell } from '@/ui/Table';
import { MovedMark } from '../parts/MovedMark';
import type { RankedCandidate } from '../types';
import { calledOf, decisionOf, NEEDS } from '../words';
import { DecisionButtons } from './DecisionButtons';
import classes from './ranking.module.css';
import type { Decide } from './useDecide';
import { FULL } from './view';

export type RowActs = {
  /** The address that opens somebody. */
  addressOf: (id: string) => string;
  onPick: (id: string) => void;
  onDecide: Decide;
  onReject: (who: RankedCandidate) => void;
};

type RankRowProps = {
  candidate: RankedCandidate;
  cut: number;
  isOpen: boolean;
  isPicked: boolean;
  /** It can be picked, or put down. */
  hasRoom: boolean;
  /** The one before or behind is in the same band. */
  isTied: boolean;
  acts: RowActs;
};

/** Somebody with a score, what speaks for them and what is missing most. */
export function RankRow({ candidate, cut, isOpen, isPicked, hasRoom, isTied, acts }: RankRowProps) {
  const called = calledOf(candidate);
  const decision = decisionOf(candidate.decision);
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: as a card its own role is lost.
      role="row"
      className={classes.row}
      data-candidate={candidate.id}
      data-open={isOpen || undefined}
      data-tied={isTied || undefined}
    >
      <Cell>
        <input
          type="checkbox"
          className={classes.pick}
          aria-label={`Pick ${called} to compare`}
          checked={isPicked}
          // It keeps the focus, and says why when it is pressed.
          aria-disabled={!hasRoom || undefined}
          title={hasRoom ? undefined : FULL}
          onChange={() => acts.onPick(candidate.id)}
        />
      </Cell>
      <Cell>
        <span className={classes.who}>
          <span className={classes.rank}>{formatCount(candidate.rank)}</span>
          <span>
            <Link
              to={acts.addressOf(candidate.id)}
              className={classes.link}
              aria-current={isOpen || undefined}
              preventScrollReset
              data-step
            >
              {called}
            </Link>
            <MovedMark moved={candidate.moved} />
          </span>
        </span>
      </Cell>
      <Cell label="Score">
        <ScoreBar value={candidate.points} high={candidate.high} cut={cut} />
      </Cell>
      <Cell label="Musts">
        <Pips mustsMet={candidate.mustsMet} musts={candidate.musts} />
      </Cell>
      <Cell label="Reasons">
        <Reasons candidate={candidate} />
      </Cell>
      <Cell label="Top gap">
        <Gap candidate={candidate} />
      </Cell>
      <Cell label="Evidence">
        <Evidence candidate={candidate} />
      </Cell>
      <Cell label="Decision">
        <span className={classes.decision}>
          <Pill tint={decision.tint}>{decision.label}</Pill>
          <span className={classes.buttons}>
            <DecisionButtons
              who={candidate}
              onDecide={acts.onDecide}
              onReject={() => acts.onReject(candidate)}
            />
          </span>
        </span>
      </Cell>
    </tr>
  );
}

function Reasons({ candidate: { reasons } }: { candidate: RankedCandidate }) {
  if (reasons.length === 0) return <span className={classes.soft}>None found</span>;
  return (
    <ul className={classes.reasons}>
      {reasons.map(({ requirement, label, points: gives, kind }) => (
        <li key={requirement} title={kind ? KINDS[kind].means : undefined}>
          {label} <span className={classes.soft}>+{points(gives)}</span>
        </li>
      ))}
    </ul>
  );
}

function Gap({ candidate: { gap } }: { candidate: RankedCandidate }) {
  if (!gap) return <span className={classes.soft}>None</span>;
  return (
    <span className={classes.gap}>
      <span>
        {gap.label} {gap.need === 'must' && <b>({NEEDS.must.label.toLowerCase()})</b>}
      </span>
      <StateMark state={gap.state} />
    </span>
  );
}

function Evidence({ candidate: { kinds, flags, isDoubtful } }: { candidate: RankedCandidate }) {
  const [best] = kinds;
  return (
    <span className={classes.evidence}>
      {best ? (
        <span title={kinds.map(({ kind, count }) => `${KINDS[kind].label} ${count}`).join(', ')}>
          {KINDS[best.kind].label} <span className={classes.soft}>{best.count}×</span>
        </span>
      ) : (
        <span className={classes.soft}>None</span>
      )}
      {flags.map((flag) => (
        <Pill key={flag} tint="orange">
          {FLAGS[flag]}
        </Pill>
      ))}
      {isDoubtful && <Pill tint="indigo">Check the reading</Pill>}
    </span>
  );
}
