import { UnstyledButton } from '@mantine/core';
import classes from './thread.module.css';

type FollowUpsProps = { questions: readonly string[]; onAsk: (question: string) => void };

/** Questions that can be asked by a click. */
export function FollowUps({ questions, onAsk }: FollowUpsProps) {
  if (questions.length === 0) return null;
  return (
    <ul className={classes.questions} aria-label="Suggested questions">
      {questions.map((question) => (
        <li key={question}>
          <UnstyledButton className={classes.question} onClick={() => onAsk(question)}>
            {question}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
