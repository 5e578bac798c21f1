import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import type { Introduction } from '../types';
import classes from './introductions.module.css';

/** What has happened to an introduction, the newest first. */
export function Steps({ introduction: { steps } }: { introduction: Introduction }) {
  return (
    <Panel title="History">
      <ol className={`${classes.steps} ${classes.body}`} aria-label="History">
        {steps.map(({ at, byName, what, isUndone }) => (
          <li key={`${at} ${what}`} data-undone={isUndone || undefined}>
            <time dateTime={at}>{formatTime(at)}</time> <span>{what}</span> by {byName}{' '}
            {isUndone && <Pill>Taken back</Pill>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
