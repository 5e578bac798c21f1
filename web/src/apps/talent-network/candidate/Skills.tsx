import { Button } from '@mantine/core';
import { useState } from 'react';
import { showPlace } from '@/talent/MarkedText';
import { quoteAt } from '@/talent/quote';
import { KINDS } from '@/talent/words';
import { Empty } from '@/ui/Empty';
import { countOf } from '@/ui/numbers';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Press } from '@/ui/Press';
import type { Profile, SkillEvidence } from '../types';
import classes from './candidate.module.css';
import { skillId } from './evidence';

const FIRST = 12;

/** Skills, the best shown first, each with the words that speak for it. */
export function Skills({ profile: { skills, text } }: { profile: Profile }) {
  const [isAll, setAll] = useState(false);
  const shown = skills.filter(({ isShown }) => isShown).length;
  const listed = isAll ? skills : skills.slice(0, FIRST);
  return (
    <Panel title="Skills">
      {skills.length === 0 && (
        <Empty title="No skill was found in the résumé">
          <p>Ask what they have done, and let them write it down.</p>
        </Empty>
      )}
      {skills.length > 0 && (
        <>
          <p className={classes.told}>
            {countOf(shown, 'skill')} shown, {countOf(skills.length - shown, 'skill')} only named.
          </p>
          <ul className={classes.entries} aria-label="Skills">
            {listed.map((skill, number) => (
              <li key={skill.name} className={classes.two}>
                <p className={classes.entryHead}>
                  <b>{skill.name}</b>
                  <Pill tint={skill.isShown ? 'teal' : 'gray'}>{KINDS[skill.kind].label}</Pill>
                  <small>{skill.isShown ? KINDS[skill.kind].means : 'Only named'}</small>
                </p>
                <small>{skill.group}</small>
                <Quotes skill={skill} number={number} text={text} />
              </li>
            ))}
          </ul>
          {skills.length > FIRST && (
            <div className={classes.body}>
              <div>
                <Button size="xs" variant="default" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
                  {isAll ? 'Show fewer' : `Show all ${countOf(skills.length, 'skill')}`}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

type QuotesProps = { skill: SkillEvidence; number: number; text: string };

function Quotes({ skill: { name, evidence }, number, text }: QuotesProps) {
  return (
    <span className={classes.quotes}>
      {evidence.map(({ span, kind }, place) => (
        <Press
          key={`${span.start} ${span.end}`}
          className={classes.quote}
          title={KINDS[kind].means}
          onClick={() => showPlace(skillId(number, place))}
        >
          <span className="visually-hidden">Show {name} in the résumé: </span>“{quoteAt(text, span)}”{' '}
          <small>{KINDS[kind].label}</small>
        </Press>
      ))}
    </span>
  );
}
