import { Drawer } from '@/ui/Drawer';
import { AnswerText } from './AnswerText';
import { anchorOf, EvidenceList } from './EvidenceList';
import classes from './traits.module.css';
import type { DemoPerson, TraitScore } from './types';
import { formatLevel } from './words';

type WordsProps = { person: DemoPerson; score: TraitScore; onClose: () => void };

/** What a level rests on: the answer, with the words that tell something. */
export function Words({ person, score, onClose }: WordsProps) {
  const anchor = anchorOf(score);
  return (
    <Drawer title={`${person.name}: ${score.name}`} place="right" onClose={onClose}>
      <div className={classes.reason}>
        <p>
          <b>{formatLevel(score.level)}.</b> {score.reason}
        </p>
        {anchor && (
          <p>
            <b>Anchor reached:</b> {anchor}
          </p>
        )}
      </div>
      <AnswerText text={person.answer} evidence={score.evidence} />
      <EvidenceList text={person.answer} score={score} />
    </Drawer>
  );
}
