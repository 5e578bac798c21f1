import { useState } from 'react';
import type { Faults } from '../faults';
import { counted, MOST } from '../limits';
import { LEVELS } from '../places';
import { type FieldsProps, replaced, say } from './edit';
import classes from './fields.module.css';
import { TextField } from './TextField';

const toLines = (text: string) => (text === '' ? [] : text.split('\n'));

const countIn = (lines: readonly string[], most: number) =>
  counted(lines.filter((line) => line.trim()).length, most);

const isInside = (place: string) => /^(cues|against|evidence-\d)$/.test(place);

/** The phrases by which job descriptions and answers are read. Folded away: few need them. */
export function Advanced({ form: { content }, edit, faults }: FieldsProps & { faults: Faults }) {
  const [isOpen, setOpen] = useState(false);
  const { cues, evidence } = content;
  // What is wrong must be seen.
  const hasFault = Object.keys(faults).some(isInside);
  return (
    <details
      className={classes.advanced}
      open={isOpen || hasFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h2>Advanced</h2> <span>Phrases by which texts are read</span>
      </summary>
      <div className={classes.fields}>
        <TextField
          place="cues"
          label="How job descriptions ask for it"
          description="One phrase on each line, such as “self-starter”."
          rows={4}
          count={countIn(cues, MOST.cues)}
          value={cues.join('\n')}
          onChange={(text) => say(edit, () => ({ cues: toLines(text) }))}
        />
        <h3>How people tell of it</h3>
        <p className={classes.intro}>
          Words in an answer that speak for a level, or against the trait. One phrase on each line.
        </p>
        <TextField
          place="against"
          label="Against it"
          rows={2}
          count={countIn(evidence.against, MOST.evidence)}
          value={evidence.against.join('\n')}
          onChange={(text) =>
            say(edit, ({ evidence: own }) => ({ evidence: { ...own, against: toLines(text) } }))
          }
        />
        {LEVELS.map((name, at) => (
          <TextField
            key={name}
            place={`evidence-${at}`}
            label={`For level ${at + 1}, ${name.toLowerCase()}`}
            rows={2}
            count={countIn(evidence.levels[at] ?? [], MOST.evidence)}
            value={(evidence.levels[at] ?? []).join('\n')}
            onChange={(text) =>
              say(edit, ({ evidence: own }) => ({
                evidence: { ...own, levels: replaced(own.levels, at, toLines(text)) },
              }))
            }
          />
        ))}
      </div>
    </details>
  );
}
