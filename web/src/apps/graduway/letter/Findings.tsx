import { UnstyledButton } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import type { Piece, Place } from '../studio/api';
import { keyOf, RULES, WEIGHTS } from '../studio/words';
import classes from './draft.module.css';

type FindingsProps = { piece: Piece; onGo: (key: string) => void };

const GRADE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });

/** What keeps a piece from being approved, and what could be better, each at its words. */
export function Findings({ piece: { gaps, findings, words, grade }, onGo }: FindingsProps) {
  const count = gaps.length + findings.length;
  return (
    <Panel
      title="What to look at"
      aside={
        <span className={classes.soft} role="status">
          {countOf(count, 'finding')}
        </span>
      }
    >
      <div className={classes.sources}>
        <p className={classes.soft}>
          {countOf(words, 'word')}
          {typeof grade === 'number' && `, read with ease in grade ${GRADE.format(Math.max(1, grade))}`}.
        </p>
        {count === 0 && (
          <p className={classes.fine}>
            <IconCircleCheck size={17} aria-hidden /> Every sentence has a source, and nothing was found
            against it.
          </p>
        )}
        {count > 0 && (
          <ul className={classes.list}>
            {gaps.map(({ place, message }) => (
              <li key={`${keyOf(place)} ${message}`}>
                <Pill tint="red">Has to change</Pill> {message} <Go place={place} onGo={onGo} />
              </li>
            ))}
            {findings.map(({ place, rule, weight, said, reason, suggestion, start }) => (
              <li key={`${keyOf(place)} ${rule} ${start}`}>
                <Pill tint={WEIGHTS[weight].tint}>{WEIGHTS[weight].name}</Pill> <b>{RULES[rule]}</b>
                {said && <q>{said}</q>} {reason} {suggestion} <Go place={place} words={said} onGo={onGo} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** What is about the whole has no words to go to. */
function Go({ place, words, onGo }: { place: Place; words?: string; onGo: (key: string) => void }) {
  if (place.kind === 'whole') return null;
  return (
    <UnstyledButton
      className={classes.go}
      aria-label={`Go there: ${words ? `“${words}”` : 'the sentence'}`}
      onClick={() => onGo(keyOf(place))}
    >
      Go there
    </UnstyledButton>
  );
}
