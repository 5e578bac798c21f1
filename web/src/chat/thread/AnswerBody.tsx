import { Loader } from '@mantine/core';
import { Failure } from '@/ui/Failure';
import { Criteria } from '../criteria/Criteria';
import { Parts } from '../parts/Parts';
import { AnswerSources } from '../sources/SourceProvider';
import { Sources } from '../sources/Sources';
import type { Answer, EditedCriterion, Slot } from '../types';
import { useLiveAnswer } from '../useLiveAnswer';
import { Making } from './Making';
import classes from './thread.module.css';

type AnswerBodyProps = {
  answer: Answer;
  conversation: string;
  slots: readonly Slot[];
  /** Another answer has been asked for, and is not there yet. */
  isAsking: boolean;
  isHeld: boolean;
  onAgain: ((criteria?: EditedCriterion[]) => void) | undefined;
};

/** What an answer says: what was understood, the parts, where they come from. It grows while it is made. */
export function AnswerBody(props: AnswerBodyProps) {
  const { answer: known, conversation, slots, isAsking, isHeld, onAgain } = props;
  const { answer, step, said, line, retryLine } = useLiveAnswer(conversation, known);
  const isWorking = known.state === 'working';
  const onRetry = onAgain && !isHeld ? () => onAgain() : undefined;
  const trouble = isWorking ? undefined : troubleOf(answer);
  return (
    <AnswerSources value={answer}>
      <Criteria
        // Those of an answer that is being made are told anew.
        key={isWorking ? 'working' : 'whole'}
        criteria={answer.criteria}
        // Where nothing was sought there is nothing to narrow down.
        slots={answer.runs.length + answer.criteria.length > 0 ? slots : NONE}
        isRunning={isAsking}
        isHeld={isHeld}
        onRun={isWorking ? undefined : onAgain}
      />
      <Parts parts={answer.parts} isGrowing={isWorking && step === null} onRetry={onRetry} />
      {isWorking && step !== null && (
        <p className={classes.step}>
          <Loader size={14} aria-hidden />
          {withDots(step)}
        </p>
      )}
      {isWorking && line.state === 'cut' && (
        <p className={classes.step} role="status">
          The connection was cut. Trying again…
        </p>
      )}
      {isWorking && line.state === 'lost' && <Failure message={line.problem} onRetry={retryLine} />}
      {trouble && <Failure message={trouble} onRetry={onRetry} />}
      <Sources sources={answer.sources} />
      {!isWorking && <Making answer={answer} />}
      {said.length > 0 && (
        <div className="visually-hidden" role="log" aria-label="The answer as it is made">
          {said.map((sentence, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added.
            <p key={number}>{sentence}</p>
          ))}
        </div>
      )}
    </AnswerSources>
  );
}

const NONE: readonly Slot[] = [];

/** What is wrong with an answer that does not say so itself. */
function troubleOf({ state, parts }: Answer): string | undefined {
  const saysSo = parts.some((part) => part.kind === 'notice' && part.reason !== 'crisis' && part.retry);
  if (state !== 'failed' || saysSo) return undefined;
  return 'The answer could not be finished. Your message is kept; try again.';
}

const withDots = (step: string) => (/[.…!?]$/.test(step) ? step : `${step}…`);
