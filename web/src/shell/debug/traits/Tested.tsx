import { UnstyledButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { AnswerText } from './AnswerText';
import { anchorOf, EvidenceList } from './EvidenceList';
import classes from './traits.module.css';
import type { TestedTraits, TraitScore } from './types';
import { formatLatency, formatLevel } from './words';

/** Each trait with its level. One is looked at: its words are marked in the text. */
export function Tested({ tested }: { tested: TestedTraits }) {
  const { answer, scores, hashes, isSame, microseconds } = tested;
  const reached = scores
    .filter(({ level }) => level)
    .sort((one, other) => (other.level ?? 0) - (one.level ?? 0));
  const others = scores.filter(({ level }) => !level);
  const [chosen, setChosen] = useState(reached[0]?.id ?? scores[0]?.id);
  const panel = useRef<HTMLDivElement>(null);
  const score = scores.find(({ id }) => id === chosen);
  const choice = (one: TraitScore) => (
    <li key={one.id}>
      <UnstyledButton
        className={classes.trait}
        aria-pressed={one.id === chosen}
        onClick={() => {
          setChosen(one.id);
          // Where there is little room it is below the list.
          panel.current?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <span>{one.name}</span>
        <span className={classes.level}>{formatLevel(one.level)}</span>
      </UnstyledButton>
    </li>
  );
  return (
    <>
      <Panel
        title="Two runs"
        aside={isSame ? <Pill tint="green">Both are the same</Pill> : <Pill tint="red">They differ</Pill>}
      >
        <ol className={classes.hashes}>
          {hashes.map((hash, run) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two runs, which may have the same hash.
            <li key={run}>
              <code>{hash}</code>
            </li>
          ))}
        </ol>
        <p className={classes.none}>
          {reached.length} of {scores.length} traits reach a level. It took {formatLatency(microseconds)}.
        </p>
      </Panel>
      <div className={classes.layout}>
        <Panel title="Traits">
          <ul className={classes.traits}>{reached.map(choice)}</ul>
          {reached.length === 0 && <p className={classes.none}>No trait reaches a level.</p>}
          {others.length > 0 && (
            <details className={classes.others} open={reached.length === 0 || undefined}>
              <summary>{others.length} with insufficient evidence</summary>
              <ul className={classes.traits}>{others.map(choice)}</ul>
            </details>
          )}
        </Panel>
        <div ref={panel}>{score && <Chosen answer={answer} score={score} />}</div>
      </div>
    </>
  );
}

function Chosen({ answer, score }: { answer: string; score: TraitScore }) {
  const anchor = anchorOf(score);
  return (
    <Panel
      title={score.name}
      aside={<Pill tint={score.level ? 'teal' : 'gray'}>{formatLevel(score.level)}</Pill>}
    >
      <div className={classes.reason} role="status">
        <p>{score.reason}</p>
        {anchor && (
          <p>
            <b>Anchor reached:</b> {anchor}
          </p>
        )}
      </div>
      <AnswerText text={answer} evidence={score.evidence} />
      <EvidenceList text={answer} score={score} />
    </Panel>
  );
}
