import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import classes from '../ai.module.css';
import type { FeedbackEntry } from '../types';
import { RATINGS, REASONS } from '../words';

type EntryProps = { entry: FeedbackEntry; appName: string };

/** What somebody thought of an answer, and the answer itself on demand. */
export function Entry({ entry, appName }: EntryProps) {
  const { at, rating, reason, note, asked, answered, phrasedBy, modelName } = entry;
  const Thumb = rating === 'up' ? IconThumbUp : IconThumbDown;
  return (
    <li>
      <p className={classes.rated}>
        <Thumb size={17} aria-hidden />
        <b>{RATINGS[rating]}</b>
        <span>{appName}</span>
        <Pill tint={phrasedBy === 'model' ? 'indigo' : 'gray'}>
          {phrasedBy === 'model' ? (modelName ?? 'Model') : 'Engine'}
        </Pill>
        <time dateTime={at}>{formatTime(at)}</time>
      </p>
      {(reason || note) && (
        <p className={classes.why}>
          {reason && REASONS[reason]}
          {reason && note && ': '}
          {note && <q>{note}</q>}
        </p>
      )}
      <details>
        <summary>
          <span className="visually-hidden">Question and answer: </span>
          {asked}
        </summary>
        <p className={classes.answered}>{answered || 'The answer had no words.'}</p>
      </details>
    </li>
  );
}
