import { formatTime } from '@/ui/time';
import type { TalentContest } from '../types';
import { earlierOf } from './earlier';
import classes from './mistakes.module.css';

/** What was answered to a report, and what had been before. */
export function Answers({ contest }: { contest: TalentContest }) {
  const earlier = earlierOf(contest);
  return (
    <>
      {contest.answer && (
        <small>
          {contest.answeredBy}: {contest.answer}
        </small>
      )}
      {earlier.length > 0 && (
        <ul aria-label="Before" className={classes.earlier}>
          {earlier.map(({ answer, at, by }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none ever moves.
            <li key={number}>
              <time dateTime={at}>{formatTime(at)}</time>:{' '}
              {answer ? `${by}: ${answer}` : `${by} opened it again`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
