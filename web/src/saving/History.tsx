import { Button, type ButtonProps } from '@mantine/core';
import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import { Failure } from '@/ui/Failure';
import { Panel } from '@/ui/Panel';
import { Pill } from '@/ui/Pill';
import { Rows } from '@/ui/Rows';
import { formatTime } from '@/ui/time';
import { showToast } from '@/ui/toast/toasts';
import { useKeptFocus } from '@/ui/useKeptFocus';
import type { Kept, Saved } from './saved';
import classes from './saving.module.css';
import type { Saving } from './useSaving';
import { changedWords } from './words';

type Version = { revision: number; createdAt: string; createdBy: string; changed: string[] };

type HistoryProps<K extends Kept> = {
  /** What has changed, in a word. */
  thing: string;
  saving: Saving<K>;
  versions: UseQueryResult<Version[]>;
  /** Its fields as people call them. */
  fields: Record<string, string>;
  /** For who may not restore anything. */
  locked: ButtonProps;
  restore: (id: string, revision: number, seen: number) => Promise<Saved<K>>;
};

/** Every version, and the way back to it. */
export function History<K extends Kept>({
  thing,
  saving,
  versions,
  fields,
  locked,
  restore,
}: HistoryProps<K>) {
  const { saver, take, undo } = saving;
  const { data, error, isPending, refetch } = versions;
  const { heading, within } = useKeptFocus();
  const again = useMutation({
    mutationFn: async ({ revision }: Version) => {
      const { id, revision: seen } = await saver.settled();
      const saved = await restore(id, revision, seen);
      if ('kept' in saved) return saved.kept;
      saver.overtakenBy(saved.current);
      throw new Error(saved.message);
    },
    onSuccess: (next, { createdAt }) => {
      take(next, 'an earlier version');
      showToast(`The ${thing} is again as it was on ${formatTime(createdAt)}.`, { undo });
    },
  });
  return (
    <div {...within}>
      <Panel title="History" headingRef={heading}>
        {error && <Failure message={error.message} onRetry={() => void refetch()} />}
        {again.error && <Failure message={again.error.message} />}
        {isPending && (
          <div className={classes.waiting}>
            <Rows count={5} />
          </div>
        )}
        {data && (
          <ol className={classes.versions}>
            {data.map((version, place) => (
              <li key={version.revision}>
                <span>
                  <time dateTime={version.createdAt}>{formatTime(version.createdAt)}</time> by{' '}
                  {version.createdBy}{' '}
                  <span className={classes.soft}>{changedWords(version.changed, fields)}</span>
                </span>
                {place === 0 ? (
                  <Pill tint="green">Now</Pill>
                ) : (
                  <Button
                    size="compact-sm"
                    variant="default"
                    {...locked}
                    aria-label={`Restore the version of ${formatTime(version.createdAt)}`}
                    loading={again.isPending && again.variables === version}
                    onClick={() => again.mutate(version)}
                  >
                    Restore
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Panel>
    </div>
  );
}
