import { Pill } from '@/ui/Pill';
import type { OutreachFinding, OutreachGap, OutreachMessage } from '../types';
import classes from './introductions.module.css';
import { keyOf } from './places';
import { ruleName, WEIGHTS } from './words';

/** What the lint says of a letter, and what keeps it from being approved. */
export function Findings({ letter: { card, findings, gaps, grade, words } }: { letter: OutreachMessage }) {
  return (
    <section className={classes.findings} aria-label={`What there is to say of the letter to ${card.name}`}>
      <FindingList findings={findings} gaps={gaps} />
      <p className={classes.soft}>
        {words} words{typeof grade === 'number' && `, easy to read from school grade ${Math.round(grade)} on`}
        .{findings.length + gaps.length === 0 && ' Nothing to object to.'}
      </p>
    </section>
  );
}

type FindingListProps = { findings: readonly OutreachFinding[]; gaps?: readonly OutreachGap[] };

/** The gravest first, each with what to write instead. */
export function FindingList({ findings, gaps = [] }: FindingListProps) {
  if (findings.length + gaps.length === 0) return null;
  return (
    <ul>
      {gaps.map(({ place, message }) => (
        <li key={`${keyOf(place)} ${message}`}>
          <Pill tint="red">Must change</Pill> {message}
        </li>
      ))}
      {findings.map(({ rule, weight, place, start, said, reason, suggestion }) => (
        <li key={`${keyOf(place)} ${rule} ${start}`}>
          <Pill tint={WEIGHTS[weight].tint}>{WEIGHTS[weight].label}</Pill> <b>{ruleName(rule)}</b>
          {said && (
            <>
              : <q>{said}</q>
            </>
          )}
          . {reason} {suggestion}
        </li>
      ))}
    </ul>
  );
}
