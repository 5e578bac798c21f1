import { Button } from '@mantine/core';
import { formatBytes } from '@/ui/bytes';
import { countOf } from '@/ui/numbers';
import { Pill } from '@/ui/Pill';
import { Progress } from '@/ui/Progress';
import classes from './batches.module.css';
import type { Queued } from './useFileQueue';

type QueueProps = {
  queue: readonly Queued[];
  isSending: boolean;
  onCancel: () => void;
  onRetry: (one: Queued) => void;
  onDrop: (one: Queued) => void;
};

/** More of those that wait are not listed. */
const SHOWN = 20;

/** Files on their way, each with how far it is. */
export function Queue({ queue, isSending, onCancel, onRetry, onDrop }: QueueProps) {
  if (queue.length === 0) return null;
  const failed = queue.filter(({ state }) => state === 'failed');
  const under = queue.filter(({ state }) => state !== 'failed');
  return (
    <section className={classes.queue} aria-label="Files on their way">
      <div className={classes.queueHead}>
        <p role="status">
          {under.length > 0 && `${countOf(under.length, 'file')} on the way.`}{' '}
          {failed.length > 0 && `${countOf(failed.length, 'file')} not sent.`}
        </p>
        {isSending && (
          <Button size="xs" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <ul>
        {[...failed, ...under.slice(0, SHOWN)].map((one) => (
          <li key={one.key}>
            <QueuedFile one={one} onRetry={onRetry} onDrop={onDrop} />
          </li>
        ))}
      </ul>
      {under.length > SHOWN && (
        <p className={classes.soft}>And {countOf(under.length - SHOWN, 'file')} more.</p>
      )}
    </section>
  );
}

type QueuedFileProps = { one: Queued } & Pick<QueueProps, 'onRetry' | 'onDrop'>;

function QueuedFile({ one, onRetry, onDrop }: QueuedFileProps) {
  const { file, state, sent, message } = one;
  if (state === 'sending') {
    const text = `${file.name}: ${formatBytes(sent)} of ${formatBytes(file.size)}`;
    return (
      <Progress
        label={`Upload of ${file.name}`}
        value={file.size > 0 ? sent / file.size : undefined}
        text={text}
      />
    );
  }
  if (state === 'waiting') {
    return (
      <>
        {file.name} <Pill>Waits</Pill>
      </>
    );
  }
  return (
    <span className={classes.failed}>
      <span>
        {file.name} <Pill tint="red">Not sent</Pill> <span className={classes.soft}>{message}</span>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Try again: ${file.name}`}
        onClick={() => onRetry(one)}
      >
        Try again
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        aria-label={`Leave it: ${file.name}`}
        onClick={() => onDrop(one)}
      >
        Leave it
      </Button>
    </span>
  );
}
