import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { MarkedText } from '@/talent/MarkedText';
import { Pips } from '@/talent/Pips';
import { ScoreBar } from '@/talent/ScoreBar';
import { Notice } from '@/ui/Notice';
import { countOf, formatCount } from '@/ui/numbers';
import { formatTime } from '@/ui/time';
import { viewsAddress } from '../addresses';
import type { Decide, Decided } from '../ranking/useDecide';
import type { CandidateDetail, Requirement, TalentRole } from '../types';
import { AWAY, isAway, span } from '../words';
import { Contests } from './Contests';
import { Contributions } from './Contributions';
import { DecisionPart } from './DecisionPart';
import classes from './detail.module.css';
import { placesOf, toAsk } from './evidence';
import { Flags } from './Flags';
import { MistakeDialog } from './MistakeDialog';
import { Part } from './Part';
import { RESUME } from './places';
import { ReceiptPart } from './ReceiptPart';
import { RequirementMatrix } from './RequirementMatrix';
import { Swaps } from './Swaps';
import { Upward } from './Upward';
import { Wishes } from './Wishes';

type BodyProps = {
  role: TalentRole;
  detail: CandidateDetail;
  onDecide: Decide;
  onReject: (who: Decided) => void;
};

/** What is wrong: one requirement, or all of it. */
type Mistake = { about: Requirement | null };

/** The parts of a candidate, one below the other. */
export function Body({ role, detail, onDecide, onReject }: BodyProps) {
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const places = useMemo(() => placesOf(detail), [detail]);
  const { score, rank, of, band, bandSize, meaning, versions } = detail;
  const asked = toAsk(detail.requirements);
  return (
    <>
      {detail.isWhatIf && (
        <Notice>This is by the what-if. Only the receipt is that of the role as it is saved.</Notice>
      )}
      <div className={classes.summary}>
        <ScoreBar value={score.points} high={score.high} cut={role.cut} />
        <p>
          Rank {formatCount(rank)} of {formatCount(of)}
          {bandSize > 1 && `, tied with ${countOf(bandSize - 1, 'other')} in band ${formatCount(band)}`}. From{' '}
          {span(score.low, score.high)}, by how much is unknown.
        </p>
        <Pips mustsMet={score.mustsMet} musts={score.musts} />
      </div>
      <DecisionPart detail={detail} onDecide={onDecide} onReject={onReject} />
      <Flags detail={detail} />
      <Contributions detail={detail} />
      <RequirementMatrix detail={detail} onMistake={(about) => setMistake({ about })} />
      {asked.length > 0 && (
        <Part title="To ask">
          <p>Nothing in the résumé speaks for or against: {asked.map(({ label }) => label).join(', ')}.</p>
        </Part>
      )}
      <Part title="Résumé" id={RESUME}>
        <p className={classes.soft}>
          {detail.isBlind
            ? 'With stand-ins for what would tell who it is. The scorer sees no more than this.'
            : 'What is underlined with dots neither the scorer nor a blind reader sees.'}
        </p>
        <div className={classes.sheet}>
          <MarkedText text={detail.text} places={places} />
        </div>
      </Part>
      <Upward detail={detail} />
      <Wishes detail={detail} />
      <Swaps swaps={detail.swaps} />
      <ReceiptPart role={role} detail={detail} />
      <Contests role={role} contests={detail.contests} onReport={() => setMistake({ about: null })} />
      <p className={classes.soft}>
        Scorer {versions.scorer}, role revision {formatCount(versions.roleRevision)},{' '}
        <time dateTime={versions.at}>{formatTime(versions.at)}</time>.{' '}
        {isAway(versions.compared, meaning) && `${AWAY} `}
        <Link to={viewsAddress(detail.id)}>Who has seen this candidate</Link>
      </p>
      {mistake && (
        <MistakeDialog
          role={role}
          candidate={detail}
          about={mistake.about}
          onClose={() => setMistake(null)}
        />
      )}
    </>
  );
}
