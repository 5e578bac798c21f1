import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Drawer } from '@/ui/Drawer';
import { Failure } from '@/ui/Failure';
import { Pill } from '@/ui/Pill';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import type { OutreachMessage } from '../types';
import { restoreLetter } from './api';
import classes from './introductions.module.css';

type VersionsProps = {
  letter: OutreachMessage;
  canRestore: boolean;
  onRestored: (letter: OutreachMessage) => Promise<void>;
  onClose: () => void;
};

/** What has happened to a letter, and the way back to what it said. */
export function Versions({ letter, canRestore, onRestored, onClose }: VersionsProps) {
  const { card, versions, steps } = letter;
  const restore = useMutation({
    mutationFn: (number: number) => restoreLetter(card.id, number, card.revision),
    onSuccess: async (restored) => {
      await onRestored(restored);
      onClose();
      const undo = async () =>
        onRestored(await restoreLetter(card.id, card.revision, restored.card.revision));
      showToast('The letter says again what it said.', { undo });
    },
  });
  return (
    <Drawer title={`History of the letter to ${card.name}`} place="right" onClose={onClose}>
      {restore.error && <Failure message={restore.error.message} />}
      <h3 className={classes.heading}>Versions</h3>
      <ol className={classes.steps}>
        {versions.map(({ revision, at, byName }) => (
          <li key={revision}>
            <time dateTime={at}>{formatTime(at)}</time> by {byName}{' '}
            {revision === card.revision && <Pill tint="green">Now</Pill>}
            {revision !== card.revision && canRestore && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Restore the version of ${formatTime(at)}`}
                loading={restore.isPending && restore.variables === revision}
                onClick={() => restore.mutate(revision)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ol>
      <h3 className={classes.heading}>What has happened</h3>
      <ol className={classes.steps}>
        {steps.map(({ at, byName, what }) => (
          <li key={`${at} ${what}`}>
            <time dateTime={at}>{formatTime(at)}</time> {what}, {byName}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
