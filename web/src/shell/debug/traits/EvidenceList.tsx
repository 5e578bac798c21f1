import { Pill } from '@/ui/Pill';
import { quoteOf } from '@/ui/spans';
import classes from './traits.module.css';
import type { TraitScore } from './types';

type EvidenceListProps = { text: string; score: TraitScore };

/** The words that a level rests on, one by one, with what they were taken to mean. */
export function EvidenceList({ text, score: { evidence } }: EvidenceListProps) {
  if (evidence.length === 0) return <p className={classes.none}>No words tell anything about it.</p>;
  return (
    <ol className={classes.evidence}>
      {evidence.map((span) => (
        <li key={`${span.start}-${span.end}-${span.level}-${span.isAgainst}`}>
          <q>{quoteOf(text, span)}</q>
          <p className={classes.meant}>
            {span.isAgainst ? (
              <Pill tint="red">Speaks against it</Pill>
            ) : (
              <Pill tint="teal">Speaks for level {span.level}</Pill>
            )}
            {span.anchor && <span>{span.anchor}</span>}
          </p>
          {span.signs.length > 0 && <p className={classes.signs}>Taken to mean: {span.signs.join(', ')}</p>}
        </li>
      ))}
    </ol>
  );
}

/** What is seen at the level that was reached. */
export const anchorOf = ({ level, evidence }: TraitScore): string | undefined =>
  evidence.find((span) => span.level === level && !span.isAgainst && span.anchor)?.anchor;
