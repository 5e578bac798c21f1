import { Fact, Facts } from '@/ui/Facts';
import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import type { Answer, RunView } from '../types';
import classes from './thread.module.css';

/** How an answer came about: what ran, with what, and what it gave. */
export function Making({ answer }: { answer: Answer }) {
  const { runs, phrasedBy, modelName } = answer;
  return (
    <details className={classes.making}>
      <summary>How this was made</summary>
      <p>
        {runs.length === 0 ? 'No tool ran. ' : `${countOf(runs.length, 'tool')} ran. `}
        {phrasedBy === 'engine'
          ? 'The sentences are composed by the suite itself, from what the tools gave.'
          : `The sentences are phrased by ${modelName || 'a language model'}; every figure and name was checked against what the tools gave.`}
      </p>
      {runs.length > 0 && (
        <ol className={classes.runs}>
          {runs.map((run, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what ran, ran in this order.
            <li key={number}>
              <Run run={run} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

function Run({ run: { tool, about, input, problem, facts } }: { run: RunView }) {
  const given = Object.entries<unknown>(input);
  return (
    <>
      <p className={classes.run}>
        <b>{about || tool}</b> <code>{tool}</code>
        {problem && <Pill tint="red">Failed</Pill>}
      </p>
      {problem && <p>{problem}</p>}
      {(given.length > 0 || facts.length > 0) && (
        <Facts>
          {given.map(([name, value]) => (
            <Fact key={`in ${name}`} label={`Given ${name}`}>
              {inWords(value)}
            </Fact>
          ))}
          {facts.map(({ label, value }) => (
            <Fact key={`out ${label}`} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
    </>
  );
}

/** A value that a tool was given, without the marks of its notation. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value ?? 'nothing');
  return Object.entries(value)
    .map(([name, inner]) => `${name}: ${inWords(inner)}`)
    .join(', ');
}
